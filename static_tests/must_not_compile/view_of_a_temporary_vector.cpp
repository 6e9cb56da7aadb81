// expect: HU038 view: the numbers of (tokens<6>) belong to a temporary and are destroyed with it; fix: give it a name first, and view that
// advice: give it a name first, and view that

#include <headsup/headsup.hpp>

using namespace headsup;

struct numbers {
  float* data();
  std::size_t size();
};
numbers load();

#ifdef REFUSED
tensor_view<float, tokens<6>> y(load());
#else
numbers loaded = load();
tensor_view<float, tokens<6>> y(loaded);
#endif
