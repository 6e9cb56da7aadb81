// Everything that is compiled once for each instruction set, in the order of need.

// clang-format off
#include <headsup/kernels/vectorized/lanes.inl>
#include <headsup/kernels/vectorized/tile.inl>
#include <headsup/kernels/vectorized/product.inl>
#include <headsup/kernels/vectorized/rows.inl>
#include <headsup/kernels/vectorized/attention_block.inl>
#include <headsup/kernels/vectorized/functions.inl>
#if HEADSUP_LANES == 16
#include <headsup/kernels/vectorized/amx.inl>
#include <headsup/kernels/vectorized/tiles.inl>
#endif
// clang-format on

#undef HEADSUP_LANES
