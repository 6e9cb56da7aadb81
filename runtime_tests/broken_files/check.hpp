#pragma once

#include <headsup/files.hpp>
#include <headsup/headsup.hpp>

#include <string_view>

// Bytes that somebody calls a file of weights: each reader refuses them by an argument_error, or reads every number that
// it promised.

struct outcome {
  bool safetensors = false, npy = false, npz = false;
};

inline outcome check_file(std::string_view bytes) {
  using namespace headsup;
  outcome good;
  auto const read_all = [](auto const& file, stored_tensor const& x) {
    if (!headsup_detail::takes_type<float>(x.type)) return;
    float piece[64];
    std::size_t const count = x.count();
    for (std::size_t at = 0; at < count; at += 64) file(x, at, count - at < 64 ? count - at : 64, piece);
  };
  try {
    safetensors const file = safetensors::from_memory(bytes);
    for (stored_tensor const& each : file.tensors()) read_all([&](auto... given) { file.read(given...); }, each);
    good.safetensors = true;
    linear<d_in<2>, d_out<3>> layer;
    load_parameters(layer, file, {{"weight", "h.*.weight", weight_order::conv1d, 1, 2}, {"", "b"}});
  } catch (argument_error const&) {
  }
  try {
    headsup_detail::input_file const file(bytes);
    stored_tensor const found = headsup_detail::npy_head(file).made();
    read_all([&](stored_tensor const& x, std::size_t first, std::size_t count, float* to) {
      headsup_detail::read_numbers(file, x, first, count, headsup_detail::numbers_of<float>, to);
    }, found);
    good.npy = true;
    for (weight_order const order : {weight_order::unsaid, weight_order::linear, weight_order::conv1d})
      static_cast<void>(headsup_detail::read_as<float, tokens<dynamic>, d_in<dynamic>>(file, found, order));
  } catch (argument_error const&) {
  }
  try {
    npz const file = npz::from_memory(bytes);
    for (stored_tensor const& each : file.tensors()) read_all([&](auto... given) { file.read(given...); }, each);
    good.npz = true;
  } catch (argument_error const&) {
  }
  return good;
}
