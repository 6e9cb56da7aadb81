// expect: HU038 view: the numbers of (tokens<dynamic>, d_in<3>) belong to a temporary and are destroyed with it; fix: give it a name first, and view that
// advice: give it a name first, and view that

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor_view<float const, tokens<dynamic>, d_in<3>> x(zeros<float, tokens<5>, d_in<3>>());
#else
auto const owner = zeros<float, tokens<5>, d_in<3>>();
tensor_view<float const, tokens<dynamic>, d_in<3>> x(owner);
#endif
