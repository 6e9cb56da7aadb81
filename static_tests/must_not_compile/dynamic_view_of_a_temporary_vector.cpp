// expect: HU038 view: the numbers of (tokens<dynamic>, d_in<3>) belong to a temporary and are destroyed with it; fix: give it a name first, and view that
// advice: give it a name first, and view that

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

#ifdef REFUSED
tensor_view<float const, tokens<dynamic>, d_in<3>> x(std::vector<float>(6));
#else
std::vector<float> const numbers(6);
tensor_view<float const, tokens<dynamic>, d_in<3>> x(numbers);
#endif
