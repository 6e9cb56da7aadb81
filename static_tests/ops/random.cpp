#include <headsup/axes/roles.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/random/torch_generator.hpp>

using namespace headsup;

template <class Draw> constexpr auto seeded(Draw draw) {
  torch_generator generator{123};
  return draw(generator);
}

// the type
static_assert(std::is_same_v<decltype(rand<tokens<2>, d_in<3>>(std::declval<torch_generator&>())),
                             tensor<float, tokens<2>, d_in<3>>>);
static_assert(std::is_same_v<decltype(randn<>(std::declval<torch_generator&>())), tensor<float>>);

// the values: after torch.manual_seed(123), torch.rand(2, 3) and torch.randn(2, 3) print
static_assert(prints_as(seeded([](auto& g) { return rand<tokens<2>, d_in<3>>(g); }),
                        {{0.29611194, 0.51656228, 0.25167072}, {0.68855679, 0.07397246, 0.86652195}}, 7));
static_assert(prints_as(seeded([](auto& g) { return randn<tokens<2>, d_in<3>>(g); }),
                        {{-0.11146712, 0.12036294, -0.36963451}, {-0.24041797, -1.19692433, 0.20926936}}, 7));

// one draw per number, in row-major order: axes do not matter, calls continue the stream
static_assert(seeded([](auto& g) {
  auto const all = rand<d_in<5>>(g);
  torch_generator again{123};
  auto const first = rand<d_in<2>>(again);
  auto const rest = rand<tokens<1>, d_in<3>>(again);
  return all(0) == first(0) && all(1) == first(1) && all(2) == rest(0, 0) && all(4) == rest(0, 2);
}));

// between two bounds: what nn.Linear(3, 2) draws for its weight
static_assert(prints_as(seeded([](auto& g) {
                          return uniform<d_out<2>, d_in<3>>(g, -1 / 0x1.bb67aep+0f, 1 / 0x1.bb67aep+0f);
                        }),
                        {{-0.23542964, 0.01912448, -0.28674594}, {0.21772662, -0.49193421, 0.42322308}}, 6));

// a temporary generator
static_assert(rand<d_in<5>>(torch_generator{123})(0) == 0x1.2f37f8p-2f);
static_assert(randn<d_in<5>>(torch_generator{123}) == seeded([](auto& g) { return randn<d_in<5>>(g); }));
static_assert(uniform<d_in<5>>(torch_generator{123}, -1, 2) ==
              seeded([](auto& g) { return uniform<d_in<5>>(g, -1, 2); }));

// the type of the numbers may be named, as it is for zeros
static_assert(seeded([](auto& g) { return randn<float, tokens<2>, d_in<3>>(g); }) ==
              seeded([](auto& g) { return randn<tokens<2>, d_in<3>>(g); }));
static_assert(std::is_same_v<decltype(rand<float, d_in<5>>(torch_generator{123})), tensor<float, d_in<5>>>);

// what it refuses: bounds that are not in order
template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };
static_assert(Constant<[] { return seeded([](auto& g) { return uniform<d_in<3>>(g, -1, 1)(0); }); }>);
static_assert(!Constant<[] { return seeded([](auto& g) { return uniform<d_in<3>>(g, 1, -1)(0); }); }>);
