#include <headsup/core/argument_error.hpp>

#include <type_traits>

using headsup::argument_error;
using headsup::headsup_diagnostics::reject;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

constexpr int below_ten(int number) {
  if (number >= 10) reject("a number below 10, not ", std::size_t{10});
  return number;
}

// the type: thrown by value and caught as what the standard library throws, and made without an allocation that could
// throw another
static_assert(std::is_base_of_v<std::exception, argument_error>);
static_assert(std::is_nothrow_constructible_v<argument_error, char const*, std::size_t, char const*>);
static_assert(std::is_nothrow_constructible_v<argument_error>);
static_assert(std::is_nothrow_copy_constructible_v<argument_error>);
static_assert(noexcept(argument_error("take").what()));
static_assert(std::is_void_v<decltype(reject("take: position ", std::size_t{9}))>);

// the values: a constant expression that rejects nothing compiles
static_assert(below_ten(9) == 9);
static_assert(Constant<[] { return below_ten(9); }>);

// what it refuses: one that rejects something does not compile
static_assert(!Constant<[] { return below_ten(10); }>);

// sizes that do not match have their own type of argument error
static_assert(std::is_base_of_v<argument_error, headsup::size_error>);
static_assert(std::is_nothrow_constructible_v<headsup::size_error, char const*, std::size_t>);
static_assert(std::is_nothrow_copy_constructible_v<headsup::size_error>);
static_assert(std::is_void_v<decltype(reject<headsup::size_error>("tokens"))>);
