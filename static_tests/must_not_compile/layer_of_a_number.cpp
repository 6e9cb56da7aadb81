// expect: HU043 layer: times is not a tensor, a layer, or an array or vector of them; fix: leave it out of the list of parameters
// advice: leave it out of the list of parameters

#include <headsup/headsup.hpp>
#include <headsup/layers/hana.hpp>

using namespace headsup;

struct scaled {
  using weight_type = tensor<float, d_in<3>>;
#ifdef REFUSED
  BOOST_HANA_DEFINE_STRUCT(scaled, (weight_type, weight), (int, times));
#else
  BOOST_HANA_DEFINE_STRUCT(scaled, (weight_type, weight));
  int times = 1;
#endif
};

#ifdef REFUSED
void visit(scaled& layer) {
  for_each_parameter(layer, [](auto const&, auto&) {});
}
#else
void visit(scaled& layer) {
  for_each_parameter(layer, [](auto const&, auto&) {});
}
#endif
