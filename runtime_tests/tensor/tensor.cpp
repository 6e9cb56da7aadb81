#include <headsup/axes/roles.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/tensor/tensor.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

using namespace headsup;
using headsup::headsup_detail::largest_in_object;
using headsup::headsup_detail::longest_sentence;
using headsup::headsup_detail::uninitialized;

namespace {

using small = tensor<float, tokens<6>, d_in<3>>;
using large = tensor<float, tokens<60>, d_in<300>>;

large counted() {
  large x(uninitialized);
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = static_cast<float>(i);
  return x;
}

template <class X> bool is_counted(X const& x) {
  for (std::size_t i = 0; i < x.size(); ++i)
    if (x.data()[i] != static_cast<float>(i)) return false;
  return true;
}

bool aligned(void const* address) { return reinterpret_cast<std::uintptr_t>(address) % heap_alignment == 0; }

}  // namespace

TEST_CASE("tensor: a small one is a plain value, a large one has one owner", "[tensor]") {
  STATIC_REQUIRE(std::is_trivially_copyable_v<small>);
  STATIC_REQUIRE(sizeof(small) == 18 * sizeof(float));

  STATIC_REQUIRE(!std::is_copy_constructible_v<large>);
  STATIC_REQUIRE(!std::is_copy_assignable_v<large>);
  STATIC_REQUIRE(std::is_nothrow_move_constructible_v<large>);
  STATIC_REQUIRE(std::is_nothrow_move_assignable_v<large>);
  STATIC_REQUIRE(sizeof(large) == sizeof(float*));

  // The limit is a number of bytes.
  STATIC_REQUIRE(std::is_trivially_copyable_v<tensor<float, tokens<largest_in_object / 4>>>);
  STATIC_REQUIRE(!std::is_copy_constructible_v<tensor<float, tokens<largest_in_object / 4 + 1>>>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<tensor<double, tokens<largest_in_object / 8>>>);
  STATIC_REQUIRE(!std::is_copy_constructible_v<tensor<double, tokens<largest_in_object / 8 + 1>>>);
  STATIC_REQUIRE(std::is_trivially_copyable_v<tensor<bool, tokens<largest_in_object>>>);
}

TEST_CASE("tensor: on the heap it begins at a cache line, for every size", "[tensor]") {
  for (int repeat = 0; repeat < 5; ++repeat) {
    tensor<float, tokens<4097>> floats;
    tensor<double, tokens<2049>> doubles;
    tensor<bool, tokens<16385>> flags;
    auto copy = floats.clone();
    CHECK(aligned(floats.data()));
    CHECK(aligned(doubles.data()));
    CHECK(aligned(flags.data()));
    CHECK(aligned(copy.data()));
  }
}

TEST_CASE("tensor: a new one is all zeros, even in reused memory", "[tensor]") {
  for (int repeat = 0; repeat < 3; ++repeat) {
    large x;
    float largest = 0;
    for (std::size_t i = 0; i < x.size(); ++i) largest = x.data()[i] != 0 ? 1 : largest;
    CHECK(largest == 0);
    for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = 7;
  }
}

TEST_CASE("tensor: moving transfers the memory", "[tensor]") {
  large x = counted();
  float const* const memory = x.data();

  large y = std::move(x);
  CHECK(y.data() == memory);
  CHECK(x.data() == nullptr);
  CHECK(is_counted(y));

  large z;
  z = std::move(y);
  CHECK(z.data() == memory);
  CHECK(is_counted(z));

  large w;
  std::swap(z, w);
  CHECK(w.data() == memory);

  // The vector moves what it holds when it grows.
  std::vector<large> list;
  list.push_back(std::move(w));
  for (int i = 0; i < 9; ++i) list.push_back(large{});
  CHECK(list[0].data() == memory);
  CHECK(is_counted(list[0]));

  x = counted();
  CHECK(is_counted(x));
}

TEST_CASE("tensor: moving it to itself changes nothing", "[tensor]") {
  large x = counted();
  float const* const memory = x.data();
  large& same = x;
  x = std::move(same);
  CHECK(x.data() == memory);
  CHECK(is_counted(x));

  small s = full<float, tokens<6>, d_in<3>>(2.5f);
  small& same_small = s;
  s = std::move(same_small);
  CHECK(s == full<float, tokens<6>, d_in<3>>(2.5f));
}

TEST_CASE("tensor: a clone is equal and independent", "[tensor]") {
  large const x = counted();
  large y = x.clone();
  CHECK(y == x);
  CHECK(y.data() != x.data());
  y(59, 299) = -1;
  CHECK_FALSE(y == x);
  CHECK(is_counted(x));

  small s = full<float, tokens<6>, d_in<3>>(2.5f);
  small t = s.clone();
  t(0, 0) = 0;
  CHECK(s(0, 0) == 2.5f);
}

TEST_CASE("tensor: relabelling a temporary keeps its memory", "[tensor]") {
  large x = counted();
  float const* const memory = x.data();

  auto renamed = rename<tokens, keys>(std::move(x));
  STATIC_REQUIRE(std::is_same_v<decltype(renamed), tensor<float, keys<60>, d_in<300>>>);
  CHECK(renamed.data() == memory);

  auto split_up = split<d_in, heads<15>, head_dim<20>>(std::move(renamed));
  STATIC_REQUIRE(std::is_same_v<decltype(split_up), tensor<float, keys<60>, heads<15>, head_dim<20>>>);
  CHECK(split_up.data() == memory);

  auto joined = merge<all_heads, heads, head_dim>(std::move(split_up));
  STATIC_REQUIRE(
      std::is_same_v<decltype(joined), tensor<float, keys<60>, merged<all_heads<300>, heads<15>, head_dim<20>>>>);
  CHECK(joined.data() == memory);

  auto again = split<all_heads, heads<15>, head_dim<20>>(rename<keys, tokens>(std::move(joined)));
  CHECK(again.data() == memory);
  CHECK(is_counted(again));
}

TEST_CASE("tensor: relabelling an lvalue copies it and leaves it unchanged", "[tensor]") {
  large x = counted();
  auto renamed = rename<tokens, keys>(x);
  auto split_up = split<d_in, heads<15>, head_dim<20>>(std::as_const(x));
  CHECK(renamed.data() != x.data());
  CHECK(split_up.data() != x.data());
  renamed(0, 0) = split_up(0, 0, 0) = -1;
  CHECK(is_counted(x));
}

TEST_CASE("tensor: what is known about sums can be forgotten without a copy", "[tensor]") {
  auto weights = softmax<d_in>(counted());
  float const* const memory = weights.data();
  large plain = std::move(weights);
  CHECK(plain.data() == memory);
}

TEST_CASE("tensor: positions count in the order of the axes, the last one fastest", "[tensor]") {
  tensor<std::int64_t, batch<2>, heads<3>, tokens<5>, head_dim<7>> x;
  for (std::size_t i = 0; i < x.size(); ++i) x.data()[i] = static_cast<std::int64_t>(i);
  std::int64_t next = 0;
  bool in_order = true;
  for (int b = 0; b < 2; ++b)
    for (unsigned h = 0; h < 3; ++h)
      for (std::size_t t = 0; t < 5; ++t)
        for (long d = 0; d < 7; ++d) in_order = in_order && std::as_const(x)(b, h, t, d) == next++;
  CHECK(in_order);

  x(1, 2, 4, 6) = -1;
  CHECK(x.data()[209] == -1);
}

TEST_CASE("tensor: a position outside is refused with the name of its axis", "[tensor]") {
  small x;
  CHECK_NOTHROW(x(5, 2) = 1);
  CHECK_THROWS_WITH(x(6, 2) = 1, "HU021 tensor: tokens<6> has elements 0 to 5, asked for 6; fix: -1 for the last");
  CHECK_THROWS_WITH(x(5, 3) = 1, "HU021 tensor: d_in<3> has elements 0 to 2, asked for 3; fix: -1 for the last");
  CHECK_THROWS_WITH(std::as_const(x)(60, 2),
                    "HU021 tensor: tokens<6> has elements 0 to 5, asked for 60; "
                    "fix: -1 for the last");
  CHECK_THROWS_AS(x(6, 2), argument_error);
  CHECK_NOTHROW(x(-6, -3) = 1);
  CHECK_THROWS_WITH(x(-7, 0), "HU021 tensor: tokens<6> has elements 0 to 5, asked for -7; fix: -1 for the last");

  auto weights = softmax<d_in>(x);
  CHECK_THROWS_WITH(weights(0, 3), "HU021 tensor: d_in<3> has elements 0 to 2, asked for 3; fix: -1 for the last");
  auto joined = merge<all_heads, tokens, d_in>(x);
  CHECK_THROWS_WITH(joined(18), "HU021 tensor: all_heads<18> has elements 0 to 17, asked for 18; fix: -1 for the last");
}

TEST_CASE("tensor: nested braces fill it in the order of the axes", "[tensor]") {
  CHECK(is_counted(tensor<float, tokens<4>>{{0, 1, 2, 3}}));
  CHECK(is_counted(tensor<float, tokens<2>, d_in<3>>{{{0, 1, 2}, {3, 4, 5}}}));
  CHECK(is_counted(tensor<float, batch<2>, tokens<1>, d_in<2>>{{{{0, 1}}, {{2, 3}}}}));
  CHECK(is_counted(tensor<float, batch<1>, heads<2>, tokens<1>, d_in<3>>{{{{{0, 1, 2}}, {{3, 4, 5}}}}}));
}

TEST_CASE("tensor: equality compares all numbers", "[tensor]") {
  constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();
  large const x = counted();
  for (std::size_t i : {0u, 1u, 17999u}) {
    large y = x.clone();
    y.data()[i] += 1;
    CHECK_FALSE(x == y);
    CHECK(x != y);
  }
  using pair = tensor<float, tokens<2>>;
  CHECK(pair{{0.0f, 1.0f}} == pair{{-0.0f, 1.0f}});
  CHECK_FALSE(pair{{not_a_number, 1.0f}} == pair{{not_a_number, 1.0f}});
}

TEST_CASE("tensor: without axes it is a single number", "[tensor]") {
  tensor<float> const x = 2.5f;
  CHECK(x == 2.5f);
  CHECK(x() == 2.5f);
  CHECK(x + 1 == 3.5f);
  CHECK(tensor<float>{} == 0.0f);
  float const number = x;
  CHECK(number == 2.5f);
}

TEST_CASE("argument_error: the longest sentence is whole, and what does not fit is left out", "[tensor]") {
  std::string const words(longest_sentence - 10, 'x');
  argument_error const fits(words.c_str(), std::size_t{1234567890});
  CHECK(fits.what() == words + "1234567890");
  argument_error const longer(words.c_str(), std::size_t{12345678901});
  CHECK(longer.what() == words + "1234567890");
  CHECK(std::string(argument_error("none of ", std::size_t{0}).what()) == "none of 0");
}

// Eight roles whose names have a hundred letters each.
constexpr auto long_name = [](char last) {
  fixed_string<100> name{};
  for (char& each : name.chars) each = 'l';
  name.chars[99] = last;
  name.chars[100] = '\0';
  return name;
};
template <char Last> struct long_axes {
  template <std::size_t N> struct one : axis<long_name(Last), N> {};
};

TEST_CASE("size_error: a sentence on eight axes with names of a hundred letters keeps its fix", "[tensor]") {
  auto const of_size = [](std::size_t size) {
    return zeros<float, long_axes<'a'>::one<dynamic>, long_axes<'b'>::one<1>, long_axes<'c'>::one<1>,
                 long_axes<'d'>::one<1>, long_axes<'e'>::one<1>, long_axes<'f'>::one<1>, long_axes<'g'>::one<1>,
                 long_axes<'h'>::one<1>>(sized<long_axes<'a'>::one>(size));
  };
  std::string const text = words_of([&] { (void)(of_size(3) == of_size(4)); });
  std::string const name = std::string(99, 'l') + 'a';
  std::string const fix = "; fix: right with " + name + "<3>, or left with " + name + "<4>";
  CHECK(text.size() > 1600);
  CHECK(text.starts_with("HU033 operator==: left is (" + name + "<3>, "));
  CHECK(text.ends_with(fix));
}
