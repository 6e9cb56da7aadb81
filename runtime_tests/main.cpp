// Catch2 2 needs its main compiled in one source file. Catch2 3 has its own and does not use this file.

#define CATCH_CONFIG_MAIN
#include "catch.hpp"
