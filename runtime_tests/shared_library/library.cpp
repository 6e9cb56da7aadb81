// A plugin that uses headsup inside, small work and large, and refuses what does not go together.
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

using namespace headsup;

namespace {

using attention = multi_head_attention<d_in<64>, d_out<64>, context_length<128>, heads<4>>;

template <class Layer> float attended(Layer const& layer, torch_generator& generator, std::size_t count) {
  auto const x = randn<batch<1>, tokens<dynamic>, d_in<64>>(generator, sized<tokens>(count));
  return sum<d_out>(softmax<d_out>(layer(x))).data()[0];
}

}  // namespace

extern "C" {

__attribute__((visibility("default"))) float plugin_small() {
  torch_generator generator{123};
  linear<d_in<64>, d_out<4>> const layer{generator};
  return attended(layer, generator, 2);
}
__attribute__((visibility("default"))) float plugin_large() {
  torch_generator generator{123};
  attention const layer{generator};
  return attended(pack(layer), generator, 100);
}
__attribute__((visibility("default"))) void plugin_print() { print(zeros<float, tokens<2>, d_in<3>>()); }

__attribute__((visibility("default"))) void plugin_refuses() {
  (void)take<tokens>(zeros<float, tokens<2>, d_in<3>>(), std::size_t{7});
}
__attribute__((visibility("default"))) void plugin_refuses_sizes(std::size_t count) {
  (void)(zeros<float, tokens<dynamic>>(sized<tokens>(count)) + zeros<float, tokens<dynamic>>(sized<tokens>(count + 1)));
}
}
