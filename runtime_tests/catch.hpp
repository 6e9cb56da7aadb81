#ifndef HEADSUP_RUNTIME_TESTS_CATCH_HPP
#define HEADSUP_RUNTIME_TESTS_CATCH_HPP

// Catch2, whichever of 2 and 3 is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#endif
