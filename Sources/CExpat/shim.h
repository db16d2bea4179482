#ifndef FONTSCAN_CEXPAT_SHIM_H
#define FONTSCAN_CEXPAT_SHIM_H

#include <expat.h>

#endif
