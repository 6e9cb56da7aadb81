#pragma once

#include <headsup/axes/roles.hpp>

namespace HEADSUP_NAMESPACE {
/// The features inside a feed-forward network, between its two linear layers.
template <std::size_t N> struct d_ff : axis<"d_ff", N> {};
}  // namespace HEADSUP_NAMESPACE
