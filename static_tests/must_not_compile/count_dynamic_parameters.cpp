// expect: HU047 count_parameters: needs the sizes of all parameters at compile time, but one is known only at run time; fix: tensors without dynamic axes
// advice: tensors without dynamic axes

#include <headsup/headsup.hpp>
#include <headsup/layers/hana.hpp>

using namespace headsup;

struct positions {
#ifdef REFUSED
  using table = tensor<float, context_length<dynamic>, d_in<3>>;
#else
  using table = tensor<float, context_length<6>, d_in<3>>;
#endif
  BOOST_HANA_DEFINE_STRUCT(positions, (table, weight));
};

inline std::size_t parameters() { return count_parameters<positions>(); }
