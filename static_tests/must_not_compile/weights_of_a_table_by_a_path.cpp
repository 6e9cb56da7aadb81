// expect: HU046 load_parameters: takes what a file holds; fix: load_parameters(layer, safetensors("model.safetensors"))
// advice: load_parameters(layer, safetensors("model.safetensors"))
#include <headsup/headsup.hpp>

#include <headsup/files.hpp>

using namespace headsup;

void read(linear<d_in<3>, d_out<2>>& layer) {
#ifdef REFUSED
  load_parameters(layer, "model.safetensors", {{"*", "up.*"}});
#else
  load_parameters(layer, safetensors("model.safetensors"), {{"*", "up.*"}});
#endif
}
