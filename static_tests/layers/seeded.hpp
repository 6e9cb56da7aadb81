#pragma once

#include <headsup/layers/parameters.hpp>
#include <headsup/random/torch_generator.hpp>
#include <headsup/tensor/tensor.hpp>

// What the mirrors of attention layers share: layers with weights as torch.manual_seed(123) draws them, and an input.

using namespace headsup;

/// What a layer gives.
template <class L, class Y> using result = decltype(std::declval<L const&>()(std::declval<Y const&>()));

/// Drawn from the generator.
template <class L, class... Rate> constexpr L seeded(Rate... rate) {
  torch_generator generator{123};
  return L(generator, rate...);
}
/// What a layer gives in training, the first time after its weights were drawn.
template <class L, class Y> constexpr auto trained(double rate, Y const& y) {
  torch_generator generator{123};
  L const layer(generator, rate);
  return layer(y, generator);
}

inline constexpr tensor<float, batch<2>, tokens<5>, d_in<3>> x{{{{-0.25f, 0.375f, 0.125f},
                                                                 {-0.125f, 0.5f, 0.25f},
                                                                 {0, -0.25f, 0.375f},
                                                                 {0.125f, -0.125f, 0.5f},
                                                                 {0.25f, 0, -0.25f}},
                                                                {{0.375f, 0.125f, -0.125f},
                                                                 {0.5f, 0.25f, 0},
                                                                 {-0.25f, 0.375f, 0.125f},
                                                                 {-0.125f, 0.5f, 0.25f},
                                                                 {0, -0.25f, 0.375f}}}};
