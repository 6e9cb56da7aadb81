// expect: HU003 softmax<keys>: x has no keys (tokens<6>, d_in<3>); fix: softmax<d_in>(x), or rename<tokens, keys>(k) before the scores of k
// templates between: 3
// advice: rename<tokens, keys>(k) before the scores of k

#include <headsup/ops/softmax.hpp>

using namespace headsup;

#ifdef REFUSED
template <class X> constexpr auto weights_of(X const& x) { return softmax<keys>(x); }
#else
template <class X> constexpr auto weights_of(X const& x) { return softmax<d_in>(x); }
#endif
template <class X> constexpr auto shape_of(X const& x) { return weights_of(x).sizes(); }
template <class X> constexpr std::size_t rows_of(X const& x) {
  auto const shape = shape_of(x);
  return shape.template of<tokens<1>>() + shape.template stride_of<tokens<1>>() + shape.count();
}

constexpr tensor<float, tokens<6>, d_in<3>> x{};
static_assert(rows_of(x) > 0);
