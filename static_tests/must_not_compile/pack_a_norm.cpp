// expect: HU046 pack: takes a linear, embedding or attention layer, got something else; fix: use it without pack, or pack the layers in it
// advice: use it without pack
// advice: pack the layers in it

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

layer_normalization<d_in<3>> const layer;

#ifdef REFUSED
auto const ready = pack(layer);
#else
auto const& ready = layer;
#endif
