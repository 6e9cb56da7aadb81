// expect: HU046 load_parameters: the layer is a constant; fix: a layer that is a variable
// advice: a layer that is a variable
#include <headsup/headsup.hpp>

#include <headsup/files.hpp>

using namespace headsup;

#ifdef REFUSED
void read(linear<d_in<3>, d_out<2>> const& layer, safetensors const& file) {
#else
void read(linear<d_in<3>, d_out<2>>& layer, safetensors const& file) {
#endif
  load_parameters(layer, file);
}
