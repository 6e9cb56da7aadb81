// Catch2 2 wants its main compiled in one source. Catch2 3 brings its own, and leaves this file out.

#define CATCH_CONFIG_MAIN
#include "catch.hpp"
