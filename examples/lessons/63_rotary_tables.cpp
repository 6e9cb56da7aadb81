// Lesson 63: Which two features rotate together?
//
// In PyTorch: q * cos + rotate_half(q) * sin needs tables in the order of rotate_half: torch.cat((angles, angles), -1)
// where features pair up across the halves, repeat_interleave where adjacent ones do. Mixed up, it still runs. headsup
// knows the order.

#include <headsup/headsup.hpp>

using namespace headsup;

// A word of six features. Features 0 and 3 are a pair, so are 1 and 4, and 2 and 5: two halves of three pairs.
constexpr auto queries =
    assume_factors<head_dim, halves<2>, pairs<3>>(tensor<float, tokens<1>, head_dim<6>>{{{1, 2, 3, 4, 5, 6}}});
constexpr tensor<float, tokens<1>, pairs<3>> angles{{{1, 0.1f, 0.01f}}};  // by which each pair turns

// What PyTorch computes with the other table: the lengths of the pairs change, so it is not a rotation.
constexpr auto other_table = forget_factors<head_dim>(repeat_interleave<pairs, head_dim<6>>(angles));
constexpr auto plain = forget_factors<head_dim>(queries);
constexpr auto turned = forget_factors<head_dim>(rotate_half<head_dim>(queries));
static_assert(prints_as(plain * cos(other_table) + turned * sin(other_table),
                        {{-2.8256, -3.1267, 2.3860, 4.0799, 5.0197, 6.0297}}));

// The word, rotated by its position.
constexpr auto rotated(auto const& q, auto const& by) {
  auto const table = repeat_interleave<pairs, head_dim<6>>(by);
  return q * cos(table) + rotate_half<head_dim>(q) * sin(table);
}

constexpr auto placed = rotated(queries, angles);

#include "finish/63_rotary_tables.hpp"
