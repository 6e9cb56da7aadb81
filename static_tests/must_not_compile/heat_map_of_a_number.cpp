// expect: HU071 heat_map: draws one or two axes, got (); fix: print(x) instead

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr tensor<float> weight{0.5f};

#ifdef REFUSED
inline void show() { heat_map(weight); }
#else
inline void show() { print(weight); }
#endif
