// expect: HU047 count_parameters: needs the sizes of all parameters at compile time, but one is known only at run time; fix: count_parameters(layer)
// advice: count_parameters(layer)

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

struct model {
  std::vector<linear<d_in<2>, d_out<3>>> blocks;
  static constexpr parameter_members<&model::blocks> parameters{"blocks"};
};

#ifdef REFUSED
inline std::size_t parameters(model const&) { return count_parameters<model>(); }
#else
inline std::size_t parameters(model const& layer) { return count_parameters(layer); }
#endif
