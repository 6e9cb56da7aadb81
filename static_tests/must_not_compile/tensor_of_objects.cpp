// expect: HU001 tensor: holds numbers, not objects; fix: float, double, int or bool
// templates between: 1
// advice: float, double, int
// advice: bool

#include <headsup/headsup.hpp>

using namespace headsup;

struct token_text {
  token_text() {}
};

#ifdef REFUSED
tensor<token_text, tokens<3>> x;
#else
tensor<int, tokens<3>> x;
#endif
