// expect: HU029 log_softmax<batch>: over batch<8> of (views<2>, batch<8>, d_out<10>) each example would depend on the others; fix: log_softmax<d_out>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct views : headsup::axis<"views", N> {};

constexpr auto logits = zeros<float, views<2>, batch<8>, d_out<10>>();

#ifdef REFUSED
auto y = log_softmax<batch>(logits);
#else
auto y = log_softmax<d_out>(logits);
#endif
