// expect: HU043 parameter_members: each member has one name; fix: as many names in braces as members
// advice: as many names in braces as members

#include <headsup/headsup.hpp>

using namespace headsup;

struct model {
  embedding<vocab<7>, d_in<4>> words;
  linear<d_in<4>, vocab<7>> head;

#ifdef REFUSED
  static constexpr parameter_members<&model::words, &model::head> parameters{"words"};
#else
  static constexpr parameter_members<&model::words, &model::head> parameters{"words", "head"};
#endif
};

constexpr std::size_t numbers = count_parameters<model>();
