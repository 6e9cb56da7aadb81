#include <headsup/laws/numbers.hpp>

#include <headsup/axes/ids_of.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;

namespace {

// From -1 to 1, the same for the same seed, and without a pattern.
constexpr auto x = laws::numbers<batch<2>, tokens<3>, d_in<4>>(1);
static_assert(has_shape<decltype(x), batch<2>, tokens<3>, d_in<4>>);
static_assert(x == laws::numbers<batch<2>, tokens<3>, d_in<4>>(1));
static_assert(x != laws::numbers<batch<2>, tokens<3>, d_in<4>>(2));
static_assert(max<batch>(max<tokens>(max<d_in>(x))) < 1 && max<batch>(max<tokens>(max<d_in>(-1.0f * x))) <= 1);
static_assert([] {
  for (std::size_t i = 0; i < x.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (x.data()[i] == x.data()[j]) return false;
  return true;
}());

// Other numbers at one position, and nowhere else; in a mask, or without that axis, nowhere.
using laws::headsup_detail::changed;
constexpr auto other = changed<tokens>(x, 1);
static_assert(take<tokens, 0>(other) == take<tokens, 0>(x) && take<tokens, 2>(other) == take<tokens, 2>(x));
static_assert([] {
  for (std::size_t b = 0; b < 2; ++b)
    for (std::size_t f = 0; f < 4; ++f)
      if (other(b, 1, f) == x(b, 1, f)) return false;
  return true;
}());
constexpr tensor<bool, tokens<3>> present{true, false, true};
static_assert(&changed<heads>(x, 0) == &x && &changed<tokens>(present, 0) == &present);
static_assert(changed<tokens>(7, 0) == 7);

// An id becomes another one that a table has.
constexpr tensor<int, ids_of<vocab<9>, tokens<3>>> ids{0, 8, 4};
static_assert(changed<tokens>(ids, 0)(0) == 1 && changed<tokens>(ids, 1)(1) == 7 && changed<tokens>(ids, 1)(2) == 4);

// Backwards, and back.
using laws::headsup_detail::backwards;
static_assert(take<tokens, 0>(backwards<tokens>(x)) == take<tokens, 2>(x));
static_assert(backwards<tokens>(backwards<tokens>(x)) == x && &backwards<heads>(x) == &x);

}  // namespace
