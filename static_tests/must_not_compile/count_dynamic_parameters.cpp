// expect: HU047 count_parameters: needs the sizes of all parameters at compile time, but one is known only at run time; fix: count_parameters(layer)
// advice: count_parameters(layer)

#include <headsup/headsup.hpp>
#include <headsup/layers/hana.hpp>

using namespace headsup;

struct positions {
  using table = tensor<float, context_length<dynamic>, d_in<3>>;
  using scale = tensor<float, d_in<3>>;
  BOOST_HANA_DEFINE_STRUCT(positions, (table, weight), (scale, factor));
};

#ifdef REFUSED
inline std::size_t parameters(positions const&) { return count_parameters<positions>(); }
#else
inline std::size_t parameters(positions const& layer) { return count_parameters(layer); }
#endif
