// expect: HU001 axis: an axis has a size of at least 1; fix: give it the number of its elements
// templates between: 1
// advice: give it the number of its elements

#include <headsup/axes/roles.hpp>

using namespace headsup;

#ifdef REFUSED
tokens<0> axis_of_nothing;
#else
tokens<1> axis_of_nothing;
#endif
