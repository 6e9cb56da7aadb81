// expect: HU041 tensor: holds numbers, not objects; fix: float, double, int or bool
// templates between: 1
// advice: float, double, int
// advice: bool

#include <headsup/headsup.hpp>

using namespace headsup;

struct object {};

#ifdef REFUSED
tensor<object, tokens<dynamic>> x(sized<tokens>(5));
#else
tensor<int, tokens<dynamic>> x(sized<tokens>(5));
#endif
