// expect: HU043 layer: blocks is not a tensor, a layer, or an array or vector of them; fix: a struct that lists its parameters, or leave it out of the list of parameters if it has none
// advice: a struct that lists its parameters
// advice: leave it out of the list of parameters if it has none

#include <headsup/headsup.hpp>

using namespace headsup;

struct block {
  linear<d_in<2>, d_out<3>> mix;
#ifndef REFUSED
  static constexpr parameter_members<&block::mix> parameters{"mix"};
#endif
};
struct model {
  block blocks[2];
  static constexpr parameter_members<&model::blocks> parameters{"blocks"};
};

inline std::size_t parameters() { return count_parameters<model>(); }
