#include <headsup/axes/hana.hpp>
#include <headsup/axes/roles.hpp>

#include <boost/hana/all_of.hpp>
#include <boost/hana/any_of.hpp>
#include <boost/hana/append.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/back.hpp>
#include <boost/hana/concat.hpp>
#include <boost/hana/concept/comparable.hpp>
#include <boost/hana/concept/foldable.hpp>
#include <boost/hana/concept/functor.hpp>
#include <boost/hana/concept/iterable.hpp>
#include <boost/hana/concept/searchable.hpp>
#include <boost/hana/concept/sequence.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/core/is_a.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/drop_front.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/fold_right.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/functional/compose.hpp>
#include <boost/hana/is_empty.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/mult.hpp>
#include <boost/hana/not.hpp>
#include <boost/hana/not_equal.hpp>
#include <boost/hana/optional.hpp>
#include <boost/hana/plus.hpp>
#include <boost/hana/remove_if.hpp>
#include <boost/hana/reverse.hpp>
#include <boost/hana/take_front.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/unpack.hpp>

namespace hana = boost::hana;
using namespace headsup;
using namespace headsup::headsup_detail;

using shape = axes<batch<2>, tokens<3>, d_in<5>>;
constexpr shape x{};

constexpr auto size_of_axis = [](auto axis) { return hana::size_c<decltype(axis)::type::size>; };
constexpr auto is_small = [](auto axis) { return hana::bool_c<(decltype(axis)::type::size < 4)>; };
constexpr auto doubled = [](auto axis) {
  using a = typename decltype(axis)::type;
  return hana::type_c<resized<a, 2 * a::size>>;
};

// the type: a Sequence of types, with everything that follows from it
static_assert(hana::Sequence<axes_tag>::value && hana::Sequence<shape>::value);
static_assert(hana::Foldable<shape>::value && hana::Iterable<shape>::value && hana::Searchable<shape>::value);
static_assert(hana::Functor<shape>::value && hana::Comparable<shape>::value);
static_assert(std::is_same_v<hana::tag_of_t<shape>, axes_tag>);

// axes stay a shape, other things become a tuple
static_assert(std::is_same_v<decltype(hana::filter(x, is_small)), axes<batch<2>, tokens<3>>>);
static_assert(std::is_same_v<decltype(hana::remove_if(x, is_small)), axes<d_in<5>>>);
static_assert(std::is_same_v<decltype(hana::transform(x, doubled)), axes<batch<4>, tokens<6>, d_in<10>>>);
static_assert(std::is_same_v<decltype(hana::reverse(x)), axes<d_in<5>, tokens<3>, batch<2>>>);
static_assert(std::is_same_v<decltype(hana::drop_front(x)), axes<tokens<3>, d_in<5>>>);
static_assert(std::is_same_v<decltype(hana::drop_front(x, hana::size_c<2>)), axes<d_in<5>>>);
static_assert(std::is_same_v<decltype(hana::drop_front(x, hana::size_c<7>)), axes<>>);
static_assert(std::is_same_v<decltype(hana::take_front(x, hana::size_c<2>)), axes<batch<2>, tokens<3>>>);
static_assert(
    std::is_same_v<decltype(hana::append(x, hana::type_c<keys<7>>)), axes<batch<2>, tokens<3>, d_in<5>, keys<7>>>);
static_assert(std::is_same_v<decltype(hana::concat(axes<batch<2>>{}, axes<tokens<3>, d_in<5>>{})), shape>);
static_assert(std::is_same_v<decltype(hana::make<axes_tag>(hana::type_c<batch<2>>, hana::type_c<tokens<3>>)),
                             axes<batch<2>, tokens<3>>>);

static_assert(hana::is_a<hana::tuple_tag, decltype(hana::transform(x, size_of_axis))>);
static_assert(hana::is_a<hana::tuple_tag, decltype(hana::to_tuple(x))>);

// the values
static_assert(hana::length(x) == hana::size_c<3> && hana::length(axes<>{}) == hana::size_c<0>);
static_assert(hana::is_empty(axes<>{}) && !hana::is_empty(x));
static_assert(hana::front(x) == hana::type_c<batch<2>> && hana::back(x) == hana::type_c<d_in<5>>);
static_assert(hana::at_c<1>(x) == hana::type_c<tokens<3>>);
static_assert(hana::transform(x, size_of_axis) == hana::make_tuple(hana::size_c<2>, hana::size_c<3>, hana::size_c<5>));
static_assert(hana::to_tuple(x) == hana::tuple_t<batch<2>, tokens<3>, d_in<5>>);

static_assert(hana::fold_left(x, hana::size_c<1>, [](auto product, auto axis) {
                return product * size_of_axis(axis);
              }) == hana::size_c<shape::size>);
static_assert(hana::equal(hana::fold_right(x, axes<>{},
                                           [](auto axis, auto list) {
                                             return joined_axes<axes<typename decltype(axis)::type>, decltype(list)>{};
                                           }),
                          x));
static_assert(hana::unpack(x, [](auto... each) { return (hana::size_c<0> + ... + size_of_axis(each)); }) ==
              hana::size_c<10>);

static_assert(hana::contains(x, hana::type_c<tokens<3>>) && !hana::contains(x, hana::type_c<tokens<4>>));
static_assert(hana::any_of(x, is_small) && !hana::all_of(x, is_small));
static_assert(hana::count_if(x, is_small) == hana::size_c<2>);
static_assert(hana::find_if(x, hana::compose(hana::not_, is_small)) == hana::just(hana::type_c<d_in<5>>));
static_assert(x == hana::tuple_t<batch<2>, tokens<3>, d_in<5>> && x != hana::tuple_t<batch<2>, d_in<5>, tokens<3>>);
static_assert(hana::equal(x, shape{}) && hana::not_equal(x, hana::reverse(x)));

// and agrees with the library's own words for the same
static_assert(
    std::is_same_v<decltype(hana::filter(
                       x, [](auto axis) { return hana::bool_c<!has_role<typename decltype(axis)::type, tokens>>; })),
                   without<shape, tokens>>);
