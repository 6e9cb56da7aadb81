#include <headsup/core/fixed_string.hpp>

#include <type_traits>

using headsup::fixed_string;

template <fixed_string Name> struct named {
  static constexpr auto name = Name;
};

template <class X, class Y> concept Comparable = requires(X x, Y y) { x == y; };

// the type: as long as its letters, and part of the type that it names
static_assert(std::is_same_v<decltype(fixed_string("keys")), fixed_string<4>>);
static_assert(std::is_same_v<decltype(fixed_string("")), fixed_string<0>>);
static_assert(std::is_same_v<named<"keys">, named<"keys">>);
static_assert(!std::is_same_v<named<"keys">, named<"key">>);
static_assert(!std::is_same_v<named<"keys">, named<"Keys">>);

// the values
static_assert(named<"keys">::name.size() == 4 && named<"">::name.size() == 0);
static_assert(named<"keys">::name.c_str()[0] == 'k');
static_assert(named<"keys">::name.c_str()[3] == 's');
static_assert(named<"keys">::name.c_str()[4] == '\0');
static_assert(fixed_string("keys") == named<"keys">::name);
static_assert(fixed_string("keys") != fixed_string("kept"));
static_assert(fixed_string<2>{} == fixed_string("\0\0"));

// what it refuses
static_assert(Comparable<fixed_string<4>, fixed_string<4>>);
static_assert(!Comparable<fixed_string<4>, fixed_string<3>>);
