// expect: HU051 save_parameters: takes other arguments than these; fix: save_parameters(layer, "model.safetensors")
// advice: save_parameters(layer, "model.safetensors")
#include <headsup/headsup.hpp>

#include <headsup/files.hpp>

using namespace headsup;

using layer_type = linear<d_in<3>, d_out<2>>;

#ifdef REFUSED
void save(layer_type const& layer) { save_parameters("model.safetensors", layer); }
#else
void save(layer_type const& layer) { save_parameters(layer, "model.safetensors"); }
#endif
