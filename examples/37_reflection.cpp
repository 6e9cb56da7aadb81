// The parameters of a layer without a list, where the compiler has C++26's reflection; elsewhere, with one.
// g++ -std=c++20 -Iinclude examples/37_reflection.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/layers/reflected.hpp>

#include <cstdio>

using namespace headsup;

template <std::size_t N> struct bottleneck : headsup::axis<"bottleneck", N> {};

// All members that hold parameters are parameters, by their own names. The rate is none.
struct adapter {
  linear<d_in<8>, bottleneck<2>> down{torch_generator{123}};
  linear<bottleneck<2>, d_in<8>> up{torch_generator{124}};
  tensor<float, d_in<8>> scale = ones<float, d_in<8>>();
  double rate = 0.1;

#if defined(__cpp_impl_reflection)
  static constexpr reflected_parameters parameters{};
#else
  static constexpr parameter_members<&adapter::down, &adapter::up, &adapter::scale> parameters{"down", "up", "scale"};
#endif

  constexpr auto operator()(auto const& x) const { return x + up(gelu(down(x))) * scale; }
};

static_assert(count_parameters<adapter>() == (8 * 2 + 2) + (2 * 8 + 8) + 8);

int main() {
  adapter const layer;
  for_each_parameter(layer, [](parameter_name const& name, auto const& x) {
    std::printf("%-12s %zu numbers\n", name.c_str(), x.size());
  });
  auto const y = layer(ones<float, tokens<3>, d_in<8>>());
  static_assert(has_shape<decltype(y), tokens<3>, d_in<8>>);
}
