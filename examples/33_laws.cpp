// Laws: how a layer behaves, which no type shows, asked of numbers while the program compiles.
// g++ -std=c++20 -Iinclude examples/33_laws.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

#include <cassert>
#include <cstdio>

using namespace headsup;

// Attention with a window: each token sees itself and the two before it.
constexpr multi_head_attention<d_in<3>, d_out<8>, context_length<7>, heads<2>, sliding_window<3>> layer{
    torch_generator{1}};

// Small sizes that all differ find most, and take the compiler a fifth of a second.
constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::causal(layer, x)>);
static_assert(laws::hold<laws::window<3>(layer, x)>);
static_assert(laws::hold<laws::apart<batch>(layer, x)>);
static_assert(laws::hold<laws::cache_is_pass<2>(layer, x, decltype(layer)::cache<batch<2>>{})>);

// What a layer does between its projections, with the scale of another layer.
constexpr auto attention = [](auto const& q, auto const& k, auto const& v) {
  return attend(softmax<keys>(contract<head_dim>(q, k) / 2.0f), v);
};
constexpr auto queries = laws::numbers<tokens<5>, head_dim<3>>(1);
constexpr auto key_vectors = laws::numbers<keys<7>, head_dim<3>>(2);
constexpr auto values = laws::numbers<keys<7>, d_out<4>>(3);
static_assert(laws::hold<laws::weights_sum_to_one(attention, queries, key_vectors, values)>);

// A finding is true, or it says who, where and how much. In laws::hold, it would be the error of the compiler.
constexpr auto found = laws::scaled_once<head_dim>(attention, queries, key_vectors, values);
static_assert(!found && same_text(found.c_str(),
                                  "HU072 scaled_once: scores are multiplied by 0.500, and "
                                  "1 / sqrt(head_dim<3>) is 0.577, as for an axis of 4"));

int main() {
  // At run time and at any size, the same functions: CHECK(laws::causal(model, text)) in a test.
  multi_head_attention<d_in<64>, d_out<64>, context_length<32>, heads<4>> const wide{torch_generator{2}};
  auto const longer = laws::numbers<tokens<32>, d_in<64>>(4);
  assert(laws::causal(wide, longer));
  std::puts(laws::window<8>(wide, longer).c_str());

  // Which token sees which, and how much.
  print(laws::who_sees_whom<tokens>(layer, x));
}
