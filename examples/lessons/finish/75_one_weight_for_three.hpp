#pragma once

#include "programs.hpp"

namespace finish {
static_assert(lesson::shape<"c_attn", decltype(c_attn), d_in<2>, d_out<6>>);
constexpr tensor<float, d_in<2>, d_out<6>> in_the_file{{{1, 2, 3, 4, 5, 6}, {10, 20, 30, 40, 50, 60}}};
constexpr auto of_keys = slice<d_out<2>>(in_the_file, 2);
static_assert(lesson::numbers<"part_of_keys", part_of_keys, of_keys>);
constexpr auto turned = transpose(of_keys);
static_assert(lesson::shape<"weight_of_keys", decltype(weight_of_keys), d_out<2>, d_in<2>>);
static_assert(lesson::worked_out<"weight_of_keys", weight_of_keys, turned>);

constexpr tensor<float, d_in<2>> word{{1, 0}};
constexpr auto made = [](tensor<float, d_out<2>, d_in<2>> const& weight) {
  linear<d_in<2>, d_out<2>, bias::no> layer;
  layer.weight = weight;
  return layer(word);
};
constexpr auto by_turned = made(turned);
static_assert(lesson::worked_out<"key_vector", key_vector, by_turned>);
constexpr auto by_mistake = made({{{3, 4}, {30, 40}}});
static_assert(lesson::worked_out<"another_key_vector", another_key_vector, by_mistake>);

template <std::size_t In, std::size_t Out> constexpr bool tells = In != Out;
static_assert(lesson::holds<"c_attn_tells: is 2, 6 the same as 6, 2?", (c_attn_tells == tells<2, 6>)>);
static_assert(lesson::holds<"c_fc_tells: is 2, 8 the same as 8, 2?", (c_fc_tells == tells<2, 8>)>);
static_assert(lesson::holds<"c_proj_tells: is 2, 2 the same the other way round?", (c_proj_tells == tells<2, 2>)>);
using c_proj = linear<d_in<768>, d_out<768>, bias::no>;
static_assert(lesson::count<"would_be_wrong", would_be_wrong, count_parameters<c_proj>(),
                            lesson::mistaken<4 * count_parameters<c_proj>(),
                                             "queries, keys and values are in one weight, whose sizes differ">,
                            lesson::mistaken<768 * 2304, "the sizes of that one differ">,
                            lesson::mistaken<12 * count_parameters<c_proj>(), "that is in all blocks">>);
}  // namespace finish
