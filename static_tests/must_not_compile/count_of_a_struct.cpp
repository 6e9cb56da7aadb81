// expect: HU043 count_parameters: the struct lists no parameters; fix: static constexpr parameter_members<&layer::weight> parameters{"weight"} in it, with all its parameters
// advice: static constexpr parameter_members<&layer::weight> parameters{"weight"} in it, with all its parameters

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
struct scaled {
  tensor<float, d_in<3>> weight;
};
inline std::size_t parameters() { return count_parameters<scaled>(); }
#else
struct scaled {
  tensor<float, d_in<3>> weight;
  static constexpr parameter_members<&scaled::weight> parameters{"weight"};
};
inline std::size_t parameters() { return count_parameters<scaled>(); }
#endif
