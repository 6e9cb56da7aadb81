#ifndef HEADSUP_RUNTIME_TESTS_CATCH_HPP
#define HEADSUP_RUNTIME_TESTS_CATCH_HPP

// Catch2, whichever of 2 and 3 is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#if !defined(__cpp_exceptions)
// What would be thrown ends the program instead, so these are compiled and not called.
#define HEADSUP_NOT_CALLED(expression) static_cast<void>([&] { static_cast<void>(expression); })
#undef CHECK_THROWS_AS
#undef CHECK_THROWS_WITH
#undef REQUIRE_THROWS_AS
#undef CHECK_NOTHROW
#define CHECK_THROWS_AS(expression, ...) HEADSUP_NOT_CALLED(expression)
#define CHECK_THROWS_WITH(expression, ...) HEADSUP_NOT_CALLED(expression)
#define REQUIRE_THROWS_AS(expression, ...) HEADSUP_NOT_CALLED(expression)
#define CHECK_NOTHROW(expression) static_cast<void>(expression)
#endif

#endif
