// expect: HU065 tensor: one number is not a tensor; fix: {{number}}, with one more pair of braces for each further axis
// advice: {{number}}, with one more pair of braces for each further axis

#include <headsup/headsup.hpp>

using namespace headsup;

inline constexpr int next = 3;

#ifdef REFUSED
tensor<int, tokens<1>> const x{next};
#else
tensor<int, tokens<1>> const x{{next}};
tensor<int, batch<1>, tokens<1>> const y{{{next}}};
#endif
