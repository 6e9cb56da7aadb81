#include <headsup/kernels/vectorized/lanes.inl>
#include <headsup/kernels/vectorized/tile.inl>
#include <headsup/kernels/vectorized/product.inl>
#include <headsup/kernels/vectorized/softmax.inl>
#include <headsup/kernels/vectorized/attention.inl>

#undef HEADSUP_LANES
#undef HEADSUP_TILE_ROWS
#undef HEADSUP_TILE_REGISTERS
