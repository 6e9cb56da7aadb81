#include <headsup/layers/refused_calls.hpp>

#include <headsup/axes/roles.hpp>

#include <type_traits>

using namespace headsup;

struct doubling_call : rule::call<"doubling", "(x)"> {
  template <class X> struct rules : rule::all<> {};
};
struct doubling : refused_calls<doubling_call> {
  using refused_calls<doubling_call>::operator();
  template <class X> requires(doubling_call::rules<described<X>>::value && !is_mistake<scalar_of<X>>)
  constexpr X operator()(X const& x) const {
    return x;
  }
};
using x = tensor<int, d_in<3>>;

// the type: the layer's own call is taken where it can be
static_assert(std::is_same_v<decltype(doubling{}(x{})), x>);

// a mistake is handed on in silence, as it was reported
static_assert(std::is_same_v<decltype(doubling{}(shape_mistake{})), shape_mistake>);
static_assert(std::is_same_v<decltype(doubling{}(x{}, shape_mistake{})), shape_mistake>);
