#pragma once

#include "expect.hpp"

namespace finish {
using wanted = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>;

template <class Layer> inline constexpr bool divides = true;
template <std::size_t Out, std::size_t Heads, class In, class Context>
inline constexpr bool divides<multi_head_attention<In, d_out<Out>, Context, heads<Heads>>> = Out % Heads == 0;

constexpr std::size_t of_gpt2 = count_parameters<wanted>();
constexpr std::size_t made = divides<gpt2_small> ? parameters : of_gpt2;
}  // namespace finish

static_assert(lesson::count<"parameters", finish::made, finish::of_gpt2>);
static_assert(parameters != finish::of_gpt2 || std::is_same_v<gpt2_small, finish::wanted>,
              "lesson: 768 features in, 768 out, 1024 tokens, twelve heads");
