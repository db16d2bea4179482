#ifndef FONTSCAN_CFONTCONFIG_SHIM_H
#define FONTSCAN_CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>

#endif
