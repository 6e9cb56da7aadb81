#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, d_out<6>> x{{{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}}};

// the type
static_assert(std::is_same_v<decltype(split<d_out, heads<2>, head_dim<3>>(tensor<int, tokens<2>, d_out<6>>{})),
                             tensor<int, tokens<2>, heads<2>, head_dim<3>>>);
static_assert(std::is_same_v<decltype(split<tokens, batch<5>, keys<7>>(tensor<int, d_in<3>, tokens<35>, d_out<2>>{})),
                             tensor<int, d_in<3>, batch<5>, keys<7>, d_out<2>>>);
static_assert(
    std::is_same_v<decltype(split<d_out, batch<2>, heads<3>, keys<5>, head_dim<7>>(tensor<int, d_out<210>>{})),
                   tensor<int, batch<2>, heads<3>, keys<5>, head_dim<7>>>);
static_assert(std::is_same_v<decltype(split<d_out, head_dim<6>>(tensor<int, d_out<6>>{})), tensor<int, head_dim<6>>>);

// one of the parts may keep the role; what is known of other axes stays
static_assert(
    std::is_same_v<decltype(split<tokens, batch<2>, tokens<3>>(tensor<int, tokens<6>, normalized<keys<5>>>{})),
                   tensor<int, batch<2>, tokens<3>, normalized<keys<5>>>>);

// the values: outermost first
static_assert(split<d_out, heads<2>, head_dim<3>>(x) ==
              tensor<int, tokens<2>, heads<2>, head_dim<3>>{{{{1, 2, 3}, {4, 5, 6}}, {{7, 8, 9}, {10, 11, 12}}}});
static_assert(split<d_out, heads<3>, head_dim<2>>(x)(1, 2, 0) == 11);
static_assert(split<d_out, heads<2>, head_dim<3>>(view(x)) == split<d_out, heads<2>, head_dim<3>>(x));

// a temporary transfers its memory
static_assert([] {
  tensor<float, tokens<64>, d_out<96>> large;
  large(63, 95) = 7;
  float const* const first = large.data();
  auto const parts = split<d_out, heads<12>, head_dim<8>>(static_cast<decltype(large)&&>(large));
  return parts.data() == first && parts(63, 11, 7) == 7;
}());

// what it refuses: sizes that do not multiply to the axis, an axis that is not there
static_assert(can_split<decltype(x), d_out, heads<2>, head_dim<3>>);
static_assert(can_split<decltype(x), d_out, heads<3>, head_dim<2>>);
static_assert(!can_split<decltype(x), d_out, heads<2>, head_dim<2>>);
static_assert(!can_split<decltype(x), d_out, heads<6>, head_dim<2>>);
static_assert(!can_split<decltype(x), d_in, heads<2>, head_dim<3>>);
static_assert(!can_split<float, d_out, heads<2>, head_dim<3>>);

// and a merged axis differently from how it was merged, whatever happened to its name and its numbers since
using joined = tensor<int, merged<all_heads<6>, heads<2>, head_dim<3>>>;
static_assert(can_split<joined, all_heads, heads<2>, head_dim<3>>);
static_assert(!can_split<joined, all_heads, head_dim<3>, heads<2>>);
static_assert(!can_split<joined, all_heads, heads<3>, head_dim<2>>);
static_assert(!can_split<joined, all_heads, heads<6>>);
static_assert(!can_split<joined, all_heads, d_out<2>, head_dim<3>>);
using renamed = decltype(rename<all_heads, d_out>(joined{}));
static_assert(can_split<renamed, d_out, heads<2>, head_dim<3>> && !can_split<renamed, d_out, head_dim<3>, heads<2>>);
using summing = tensor<float, normalized<merged<all_heads<6>, heads<2>, head_dim<3>>>>;
static_assert(can_split<summing, all_heads, heads<2>, head_dim<3>>);
static_assert(!can_split<summing, all_heads, head_dim<3>, heads<2>>);
