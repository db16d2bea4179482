#ifndef FONTSCAN_CYAML_SHIM_H
#define FONTSCAN_CYAML_SHIM_H

#include <yaml.h>

#endif
