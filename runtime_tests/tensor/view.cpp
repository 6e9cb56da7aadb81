#include <headsup/headsup.hpp>

#include "catch.hpp"

#include <array>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

using namespace headsup;

namespace {

using owning = tensor<float, tokens<5>, d_in<17>>;
using reading = tensor_view<float const, tokens<5>, d_in<17>>;
using writing = tensor_view<float, tokens<5>, d_in<17>>;

owning numbers() {
  torch_generator generator{123};
  return randn<tokens<5>, d_in<17>>(generator);
}

template <class X> std::vector<float> copy_of(X const& x) { return {x.data(), x.data() + x.size()}; }

// What one operation of each kind makes of x, one after the other.
template <class X> std::vector<float> results_of(X const& x) {
  torch_generator generator{7};
  auto const other = randn<keys<3>, d_in<17>>(generator);
  auto const layer = linear<d_in<17>, d_out<4>>{generator};
  auto const per_feature = randn<d_in<17>>(generator);

  std::vector<float> all;
  auto append = [&](auto const& result) { all.insert(all.end(), result.data(), result.data() + result.size()); };
  append(contract<d_in>(x, other));
  append(contract<d_in>(other, x));
  append(matmul(x, transpose(other)));
  append(matmul(x, per_feature));
  append(cosine<d_in>(x, other));
  append(softmax<tokens>(x));
  append(sum<tokens>(x));
  append(max<d_in>(x));
  append(layer_norm<d_in>(x));
  append(x * x + per_feature - 1);
  append(-x / per_feature);
  append(transpose(x));
  append(rename<tokens, keys>(x));
  append(split<d_in, d_out<17>, head_dim<1>>(x));
  append(merge<all_heads, tokens, d_in>(x));
  append(take<tokens>(x, 3));
  append(slice<d_in<4>>(x, 13));
  append(concat<tokens>(x, x));
  append(stack<batch>(x, x));
  append(expand<heads<2>>(x));
  append(masked_fill(x, full<bool, d_in<17>>(true), -1));
  append(tril<tokens, d_in>(x));
  append(apply_dropout(x, 0.5, generator));
  append(round(x, 2));
  append(layer(x));
  append(x.clone());
  return all;
}

}  // namespace

TEST_CASE("view: operations take it like a tensor, whatever owns the numbers", "[tensor]") {
  owning x = numbers();
  auto const expected = results_of(x);

  std::vector<float> const listed = copy_of(x);
  std::array<float, 85> arrayed;
  std::vector<float> shifted(86);
  for (std::size_t i = 0; i < 85; ++i) arrayed[i] = shifted[i + 1] = listed[i];

  CHECK(results_of(reading(listed)) == expected);
  CHECK(results_of(reading(std::span<float const>(listed))) == expected);
  CHECK(results_of(reading(std::span<float const, 85>(listed))) == expected);
  CHECK(results_of(reading(arrayed)) == expected);
  CHECK(results_of(reading(x)) == expected);
  CHECK(results_of(reading(listed.data())) == expected);
  CHECK(results_of(view(x)) == expected);
  CHECK(results_of(view(std::as_const(x))) == expected);
  // One float past an aligned vector register.
  CHECK(results_of(reading(shifted.data() + 1)) == expected);
  CHECK(results_of(reading(std::span(shifted).subspan(1))) == expected);
}

TEST_CASE("view: of mutable numbers it writes through", "[tensor]") {
  std::vector<float> memory(85);
  writing x(memory);
  x(4, 16) = 2.5f;
  CHECK(memory[84] == 2.5f);
  memory[17] = -1;
  CHECK(x(1, 0) == -1.0f);
  STATIC_REQUIRE(std::is_same_v<decltype(x(0, 0)), float&>);
  STATIC_REQUIRE(std::is_same_v<decltype(reading(memory)(0, 0)), float const&>);
  CHECK(results_of(x) == results_of(x.clone()));

  owning owner;
  view(owner)(2, 3) = 7;
  CHECK(owner(2, 3) == 7.0f);
  STATIC_REQUIRE(std::is_same_v<decltype(view(std::as_const(owner))), reading>);
}

TEST_CASE("view: it is as cheap as a pointer, and its copies refer to the same numbers", "[tensor]") {
  STATIC_REQUIRE(std::is_trivially_copyable_v<reading>);
  STATIC_REQUIRE(sizeof(reading) == sizeof(float*));
  owning x = numbers();
  writing one = view(x);
  writing other = one;
  other(0, 0) = 3;
  CHECK(one(0, 0) == 3.0f);
  one = view(x);
  CHECK(one.data() == x.data());
}

TEST_CASE("view: what an operation returns owns its numbers", "[tensor]") {
  std::vector<float> memory(85, 1.0f);
  auto const renamed = rename<tokens, keys>(reading(memory));
  auto const copy = reading(memory).clone();
  STATIC_REQUIRE(std::is_same_v<decltype(renamed), tensor<float, keys<5>, d_in<17>> const>);
  memory.assign(85, 2.0f);
  CHECK(renamed(4, 16) == 1.0f);
  CHECK(copy(4, 16) == 1.0f);
}

TEST_CASE("view: layers run on borrowed numbers", "[tensor]") {
  torch_generator generator{123};
  auto const layer = multi_head_attention<d_in<7>, d_out<6>, context_length<5>, heads<2>>{generator};
  auto const x = rand<batch<2>, tokens<5>, d_in<7>>(generator);
  std::vector<float> shifted(71);
  for (std::size_t i = 0; i < 70; ++i) shifted[i + 1] = x.data()[i];
  CHECK(layer(tensor_view<float const, batch<2>, tokens<5>, d_in<7>>(shifted.data() + 1)) == layer(x));

  // One sequence out of the batch, without copying it.
  auto const second = tensor_view<float const, tokens<5>, d_in<7>>(std::span(x.data(), x.size()).last(35));
  CHECK(layer(second) == take<batch>(layer(x), 1));
}

TEST_CASE("view: a range of another size is refused with both sizes", "[tensor]") {
  std::vector<float> memory(84);
  std::string const words = "tensor_view: the shape has 85 numbers, the range has ";
  CHECK_THROWS_WITH(reading(memory), words + "84");
  CHECK_THROWS_WITH(writing(memory), words + "84");
  memory.resize(86);
  CHECK_THROWS_WITH(reading(std::span(memory)), words + "86");
  memory.clear();
  CHECK_THROWS_WITH(reading(memory), words + "0");
  memory.resize(86);
  CHECK_NOTHROW(reading(std::span(memory).first(85)));
}

TEST_CASE("view: a temporary is an argument until the call ends", "[tensor]") {
  auto const sum_of = [](tensor_view<float const, tokens<dynamic>, d_in<64>> const x) {
    return std::accumulate(x.begin(), x.end(), 0.0f);
  };
  CHECK(sum_of(ones<float, tokens<3>, d_in<64>>()) == 192);
  CHECK(sum_of(ones<float, tokens<96>, d_in<64>>()) == 6144);  // on the heap
  CHECK(sum_of(ones<float, tokens<dynamic>, d_in<64>>(sized<tokens>(5))) == 320);
}

TEST_CASE("view: a position outside is refused with the name of its axis", "[tensor]") {
  std::vector<float> memory(85);
  owning owner;
  CHECK_THROWS_WITH(reading(memory)(5, 0),
                    "HU021 tensor: tokens<5> has elements 0 to 4, asked for 5; "
                    "fix: -1 for the last");
  CHECK_THROWS_WITH(view(owner)(0, 17) = 1,
                    "HU021 tensor: d_in<17> has elements 0 to 16, asked for 17; "
                    "fix: -1 for the last");
}
