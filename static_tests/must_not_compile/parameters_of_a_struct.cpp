// expect: HU043 for_each_parameter: the struct lists no parameters; fix: static constexpr parameter_members<&layer::weight> parameters{"weight"} in it, with all its parameters
// advice: static constexpr parameter_members<&layer::weight> parameters{"weight"} in it, with all its parameters

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
struct scaled {
  tensor<float, d_in<3>> weight;
};
void visit(scaled& layer) { for_each_parameter(layer, [](auto const&, auto&) {}); }
#else
struct scaled {
  tensor<float, d_in<3>> weight;
  static constexpr parameter_members<&scaled::weight> parameters{"weight"};
};
void visit(scaled& layer) { for_each_parameter(layer, [](auto const&, auto&) {}); }
#endif
