#pragma once

#include "expect.hpp"

static_assert(prints_as(v1(inputs), {{-0.0739, 0.0713},
                                     {-0.0748, 0.0703},
                                     {-0.0749, 0.0702},
                                     {-0.0760, 0.0685},
                                     {-0.0763, 0.0679},
                                     {-0.0754, 0.0693}}),
              "both layers give the context vectors that the chapter prints for the seed 789");
static_assert(lesson::same(with_weights_of(self_attention_v2<d_in<3>, d_out<2>>{torch_generator{5}})(inputs),
                           self_attention_v2<d_in<3>, d_out<2>>{torch_generator{5}}(inputs)),
              "with_weights_of has to work for other weights too: it copies all three matrices");
