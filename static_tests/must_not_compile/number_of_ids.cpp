// expect: HU065 tensor: (tokens<6>) is not one number; fix: x(0) for one of them
// advice: x(0) for one of them

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, ids_of<vocab<50>, tokens<6>>> x{4, 8, 15, 16, 23, 42};

#ifdef REFUSED
int y = x;
#else
int y = x(0);
#endif
