// expect: HU051 load_packed: takes other arguments than these; fix: gpt2::load_packed<Model>(safetensors("model.safetensors"), gpt2::hugging_face)
// advice: gpt2::load_packed<Model>(safetensors("model.safetensors"), gpt2::hugging_face)
#include <headsup/headsup.hpp>

#include <headsup/gpt2/file_names.hpp>
#include <headsup/gpt2/load_packed.hpp>

using namespace headsup;

using small = gpt2::model<gpt2::size<2, 2, 8, vocab<11>, context_length<6>>>;

void read() {
#ifdef REFUSED
  gpt2::load_packed<small>("model.safetensors", gpt2::hugging_face);
#else
  auto const ready = gpt2::load_packed<small>(safetensors("model.safetensors"), gpt2::hugging_face);
#endif
}
