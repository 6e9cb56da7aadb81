// expect: HU043 layer: blocks is not a tensor, a layer, or an array or vector of them; fix: the layers themselves in place of pointers and optionals
// advice: the layers themselves in place of pointers and optionals

#include <headsup/headsup.hpp>

#include <memory>
#include <vector>

using namespace headsup;

using block = linear<d_in<2>, d_out<3>>;
struct model {
#ifdef REFUSED
  std::vector<std::unique_ptr<block>> blocks;
#else
  std::vector<block> blocks;
#endif
  static constexpr parameter_members<&model::blocks> parameters{"blocks"};
};

inline void visit(model& layer) {
  for_each_parameter(layer, [](auto const&, auto&) {});
}
