#include <headsup/axes/list.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/axes/roles.hpp>

#include <boost/hana/all_of.hpp>
#include <boost/hana/any_of.hpp>
#include <boost/hana/count_if.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/filter.hpp>
#include <boost/hana/remove_if.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/type.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

using none = axes<>;
using x = axes<batch<2>, tokens<3>, d_in<5>>;

// the type
static_assert(std::is_same_v<joined_axes<none, none>, none>);
static_assert(std::is_same_v<joined_axes<axes<batch<2>>, axes<tokens<3>, d_in<5>>>, x>);
static_assert(std::is_same_v<joined_axes<x, none, axes<keys<7>>>, axes<batch<2>, tokens<3>, d_in<5>, keys<7>>>);

static_assert(std::is_same_v<without<x, batch>, axes<tokens<3>, d_in<5>>>);
static_assert(std::is_same_v<without<x, tokens>, axes<batch<2>, d_in<5>>>);
static_assert(std::is_same_v<without<x, keys>, x>);
static_assert(std::is_same_v<without<axes<keys<7>>, keys>, none>);

static_assert(std::is_same_v<minus<x, axes<d_in<5>, batch<2>>>, axes<tokens<3>>>);
static_assert(std::is_same_v<minus<x, axes<tokens<9>>>, axes<batch<2>, d_in<5>>>);  // by role, whatever the size
static_assert(std::is_same_v<minus<x, x>, none> && std::is_same_v<minus<none, x>, none>);

static_assert(std::is_same_v<shared<x, axes<d_in<5>, keys<7>, batch<2>>>, axes<batch<2>, d_in<5>>>);  // x's order
static_assert(std::is_same_v<shared<x, axes<tokens<9>>>, axes<tokens<3>>>);                           // x's sizes
static_assert(std::is_same_v<shared<x, none>, none>);

static_assert(std::is_same_v<replace<x, tokens, axes<keys<7>>>, axes<batch<2>, keys<7>, d_in<5>>>);
static_assert(std::is_same_v<replace<x, d_in, axes<heads<7>, head_dim<2>>>,  //
                             axes<batch<2>, tokens<3>, heads<7>, head_dim<2>>>);
static_assert(std::is_same_v<replace<x, batch, none>, axes<tokens<3>, d_in<5>>>);
static_assert(std::is_same_v<replace<x, keys, axes<heads<7>>>, x>);

static_assert(std::is_same_v<with<x, tokens<7>>, axes<batch<2>, tokens<7>, d_in<5>>>);
static_assert(std::is_same_v<with<x, normalized<d_in<5>>>, axes<batch<2>, tokens<3>, normalized<d_in<5>>>>);
static_assert(std::is_same_v<with<x, keys<7>>, x>);

static_assert(std::is_same_v<axis_of<x, tokens>, tokens<3>>);
static_assert(std::is_same_v<axis_of<axes<tokens<3>, normalized<keys<7>>>, keys>, normalized<keys<7>>>);

// the values
static_assert(none::rank == 0 && none::size == 1);
static_assert(x::rank == 3 && x::size == 30);

static_assert(has<batch, x> && has<d_in, x> && !has<keys, x> && !has<batch, none>);
static_assert(size_of<batch, x> == 2 && size_of<tokens, x> == 3 && size_of<d_in, x> == 5);
static_assert(size_of<keys, x> == 0 && size_of<batch, none> == 0);

static_assert(count_role<tokens<9>, x> == 1 && count_role<keys<3>, x> == 0);
static_assert(count_role<tokens<9>, axes<tokens<2>, keys<2>, tokens<3>>> == 2);
static_assert(distinct<none> && distinct<x> && !distinct<axes<tokens<2>, keys<2>, tokens<3>>>);
static_assert(!distinct<axes<normalized<keys<2>>, keys<3>>>);

static_assert(contains<tokens<3>, x> && !contains<tokens<4>, x> && !contains<keys<3>, x>);
static_assert(contains<keys<3>, axes<normalized<keys<3>>>>);

static_assert(subset<none, none> && subset<none, x> && subset<x, x> && !subset<x, none>);
static_assert(subset<axes<d_in<5>, batch<2>>, x>);  // in any order
static_assert(!subset<axes<d_in<5>, batch<3>>, x> && !subset<axes<d_in<5>, keys<2>>, x>);

static_assert(same_axes<none, none> && same_axes<x, axes<batch<2>, tokens<3>, d_in<5>>>);
static_assert(same_axes<axes<keys<7>>, axes<normalized<keys<7>>>>);
static_assert(!same_axes<x, axes<batch<2>, d_in<5>, tokens<3>>> && !same_axes<x, axes<batch<2>, tokens<3>>>);
static_assert(!same_axes<x, axes<batch<2>, tokens<4>, d_in<5>>> && !same_axes<none, x>);

static_assert(agree<x, none> && agree<x, x> && agree<x, axes<keys<7>, d_in<5>>>);
static_assert(agree<axes<d_in<5>>, axes<heads<5>>>);  // nothing is shared
static_assert(!agree<x, axes<keys<7>, d_in<6>>> && !agree<axes<batch<3>>, x>);

// what it refuses
template <class... As> concept list_of = requires { typename axes<As...>; };
static_assert(list_of<> && list_of<tokens<3>> && list_of<tokens<3>, tokens<3>>);
static_assert(!list_of<int> && !list_of<tokens<3>, axis<"keys", 2>> && !list_of<axes<tokens<3>>>);

// Boost.Hana as an independent specification: the same questions asked in its words, of every pair of a set of lists.
namespace specified {

namespace hana = boost::hana;

template <class List> constexpr auto tuple_of = 0;
template <class... As> constexpr auto tuple_of<axes<As...>> = hana::tuple_t<As...>;

template <class A, class B>
constexpr hana::bool_<same_role<A, B>> plays_same_role(hana::basic_type<A>, hana::basic_type<B>) {
  return {};
}
template <class A, class B>
constexpr hana::bool_<same_role<A, B> && A::size == B::size> is_same(hana::basic_type<A>, hana::basic_type<B>) {
  return {};
}

constexpr auto role_in = [](auto list) {
  return [=](auto a) { return hana::any_of(list, [=](auto b) { return plays_same_role(a, b); }); };
};
constexpr auto in = [](auto list) {
  return [=](auto a) { return hana::any_of(list, [=](auto b) { return is_same(a, b); }); };
};

template <class X, class Y> constexpr bool equal = decltype(X{} == Y{})::value;
template <class P> constexpr bool holds = P::value;

template <class A, class B> constexpr bool pair() {
  constexpr auto a = tuple_of<A>;
  constexpr auto b = tuple_of<B>;
  return equal<decltype(tuple_of<minus<A, B>>), decltype(hana::remove_if(a, role_in(b)))> &&
         equal<decltype(tuple_of<shared<A, B>>), decltype(hana::filter(a, role_in(b)))> &&
         subset<A, B> == holds<decltype(hana::all_of(a, in(b)))> &&
         agree<A, B> == holds<decltype(hana::all_of(hana::filter(a, role_in(b)), in(b)))>;
}

template <class A> constexpr bool one() {
  constexpr auto a = tuple_of<A>;
  constexpr auto is_tokens = [](auto each) { return plays_same_role(each, hana::type_c<tokens<1>>); };
  return equal<decltype(tuple_of<without<A, tokens>>), decltype(hana::remove_if(a, is_tokens))> &&
         has<tokens, A> == holds<decltype(hana::any_of(a, is_tokens))> &&
         count_role<tokens<1>, A> == holds<decltype(hana::count_if(a, is_tokens))>;
}

template <class... As> struct each {
  template <class A> static constexpr bool with_all = (pair<A, As>() && ...);
  static constexpr bool agrees = ((one<As>() && with_all<As>) && ...);
};

static_assert(
    each<none, axes<tokens<3>>, axes<tokens<2>>, axes<keys<3>>, axes<tokens<3>, keys<3>>, axes<keys<3>, tokens<3>>,
         axes<tokens<2>, keys<3>>, axes<batch<2>, tokens<3>, d_in<5>>, axes<d_in<5>, batch<2>, tokens<3>>,
         axes<batch<2>, heads<7>, tokens<3>, keys<3>>, axes<normalized<keys<3>>, tokens<3>>>::agrees);

}  // namespace specified

// a dynamic size agrees with every other; a fixed size in either operand appears in the result
using some = axes<batch<2>, tokens<dynamic>>;
static_assert(!some::fixed && axes<batch<2>, tokens<5>>::fixed && axes<>::fixed && some::size == dynamic);
static_assert(same_axis<tokens<dynamic>, tokens<5>> && !same_axis<tokens<dynamic>, keys<5>>);
static_assert(subset<axes<tokens<5>>, some> && subset<some, axes<tokens<5>, batch<2>>> && agree<some, axes<tokens<5>>>);
static_assert(!agree<some, axes<batch<3>, tokens<5>>>);
static_assert(std::is_same_v<with_sizes_of<some, axes<keys<3>, tokens<5>>>, axes<batch<2>, tokens<5>>>);
static_assert(std::is_same_v<with_sizes_of<some, axes<keys<3>>, axes<tokens<5>>>, axes<batch<2>, tokens<5>>>);
static_assert(std::is_same_v<with_sizes_of<some, axes<tokens<dynamic>>>, some>);
static_assert(std::is_same_v<with_sizes_of<some>, some>);

// a product of sizes never comes out small
static_assert(axes<tokens<(std::size_t{1} << 63) + 2>, keys<2>>::size == beyond_memory);
static_assert(axes<tokens<std::size_t{1} << 32>, keys<std::size_t{1} << 32>>::size == beyond_memory);
static_assert(axes<tokens<std::size_t{1} << 32>, keys<std::size_t{1} << 31>>::size == std::size_t{1} << 63);
