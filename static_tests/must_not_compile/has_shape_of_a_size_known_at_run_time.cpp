// expect: HU033 has_shape: X is (tokens<dynamic>, d_in<3>), you wrote (tokens<6>, d_in<3>); fix: expect_size<tokens<6>>(x), which checks it, or has_shape<X, tokens<dynamic>, d_in<3>>
// templates between: 1
// advice: expect_size<tokens<6>>(x), which checks it
// advice: has_shape<X, tokens<dynamic>, d_in<3>>

#include <headsup/headsup.hpp>

using namespace headsup;

auto words_of(tensor<float, tokens<dynamic>, d_in<3>> const& text) {
#ifdef REFUSED
  auto const& words = text;
#else
  auto const words = expect_size<tokens<6>>(text);
#endif
  static_assert(has_shape<decltype(words), tokens<6>, d_in<3>>);
  return words.clone();
}
