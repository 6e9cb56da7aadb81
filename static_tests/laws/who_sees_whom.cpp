#include "asked.hpp"

using namespace headsup;

namespace {

// How much each position of the result changes with each of the input.
constexpr tensor<float, tokens<3>> x{1, 2, 3};
constexpr auto table = laws::who_sees_whom<tokens>([](auto const& y) { return cumsum<tokens>(y); }, x);
static_assert(has_shape<decltype(table), tokens<3>, laws::seen<3>>);
static_assert([] {
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t p = 0; p < 3; ++p)
      if ((table(i, p) != 0) != (p <= i)) return false;
  return table(0, 0) > 1 && table(1, 0) > 1 && table(2, 2) > 2;
}());

// Of a layer; and along another axis of the input, as in attention to another sample.
constexpr auto of_layer = laws::who_sees_whom<tokens>(attention<>, sample);
static_assert(has_shape<decltype(of_layer), tokens<5>, laws::seen<5>>);
static_assert(of_layer(0, 1) == 0 && of_layer(3, 4) == 0 && of_layer(4, 0) > 0 && of_layer(0, 0) > 0);
constexpr cross_attention<d_in<3>, d_in<4>, d_out<8>, heads<2>> crossed{torch_generator{2}};
constexpr auto source = laws::numbers<batch<2>, keys<7>, d_in<4>>(2);
constexpr auto of_source = laws::who_sees_whom<tokens, keys>(crossed, sample, source);
static_assert(has_shape<decltype(of_source), tokens<5>, laws::seen<7>>);
static_assert(max<laws::seen>(max<tokens>(-1.0f * of_source)) < 0);

// Sizes that are known only at run time.
static_assert([] {
  tensor<float, tokens<dynamic>, d_in<2>> const y{{1, 2}, {3, 4}, {5, 6}};
  auto const seen_later = laws::who_sees_whom<tokens>([](auto const& z) { return cumsum<tokens>(z); }, y);
  return extent<tokens>(seen_later) == 3 && extent<laws::seen>(seen_later) == 3 && seen_later(0, 1) == 0 &&
         seen_later(2, 0) > 0;
}());

// `laws` brings no name into a program that ordinary programs use.
constexpr int seen = 1, numbers = 2, window = 3, apart = 4, causal = 5, alike = 6, finding = 7;
static_assert(seen + numbers + window + apart + causal + alike + finding == 28);

}  // namespace
