#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/tensor/tensor.hpp>

/// "Your journey starts with one step", three features a word: the sentence of the whole chapter.
inline constexpr headsup::tensor<float, headsup::tokens<6>, headsup::d_in<3>> inputs{{{0.43f, 0.15f, 0.89f},
                                                                                      {0.55f, 0.87f, 0.66f},
                                                                                      {0.57f, 0.85f, 0.64f},
                                                                                      {0.22f, 0.58f, 0.33f},
                                                                                      {0.77f, 0.25f, 0.10f},
                                                                                      {0.05f, 0.80f, 0.55f}}};
