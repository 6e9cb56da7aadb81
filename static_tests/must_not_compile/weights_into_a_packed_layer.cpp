// expect: HU046 load_parameters: takes a layer that is not packed, and a file; fix: pack(layer) after it was loaded
// advice: pack(layer) after it was loaded
#include <headsup/headsup.hpp>

#include <headsup/files.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

auto read(linear<d_in<3>, d_out<2>>& layer, safetensors const& file) {
#ifdef REFUSED
  auto packs = pack(layer);
  load_parameters(packs, file);
#else
  load_parameters(layer, file);
  auto packs = pack(layer);
#endif
  return packs;
}
