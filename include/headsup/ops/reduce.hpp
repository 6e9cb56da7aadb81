#pragma once

#include <headsup/calls/repairs.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/kernels/reduce.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
constexpr bool is_one_number(call_value const& c) { return c.x[0].tensor() && c.x[0].count == 0; }
inline constexpr rule has_axes_to_reduce = has_axis.or_else("x", is_one_number);
inline constexpr operation sum{
    .name = "sum", .form = "<role...>(x)", .rules = {names_each_once, has_axes_to_reduce, of_numbers}, .is = reduces | any_axis};
inline constexpr operation mean{
    .name = "mean", .form = "<role...>(x)", .rules = {names_each_once, has_axes_to_reduce, of_floats}, .is = reduces | any_axis};
inline constexpr operation max{
    .name = "max", .form = "<role...>(x)", .rules = {names_each_once, has_axes_to_reduce}, .is = reduces | any_axis};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// One number from all numbers along Role: f(first, step, count). Left are the axes of the result.
template <template <std::size_t> class Role, class Left, Tensor X, class F> constexpr auto reduce_to(X const& x, F f) {
  using along = axis_of<axes_of<X>, Role>;
  using shape = forget_sums<Left>;
  auto const sizes = sizes_from<shape>(x.shape());
  auto result = unwritten<decltype(f(x.data(), std::size_t{}, std::size_t{}))>(sizes);
  std::size_t const step = x.shape().template stride_of<along>();
  std::size_t const count = x.shape().template of<along>();
  auto const rows = nest_for(sizes, sizes, x.shape());
  headsup_kernels::loop const& inner = rows.inner();
  for_each_row(rows, [&](std::size_t to, std::size_t from, std::size_t) {
    for (std::size_t i = 0; i < inner.count; ++i)
      result.data()[to + i * inner.out] = f(x.data() + from + i * inner.a, step, count);
  });
  return result;
}

/// The same, forgetting what is lost: for operations that give it back on purpose, as softmax does.
template <template <std::size_t> class Role, Tensor X, class F> constexpr auto reduce(X const& x, F f) {
  return reduce_to<Role, without<axes_of<X>, Role>>(x, f);
}
}  // namespace headsup_detail

namespace rule {
/// HU003: a tensor without axes is one number. Its message.
template <class X> inline constexpr bool has_no_axes = std::is_same_v<typename X::axes, axes<>>;
constexpr words& already_one(words&& w, char const* call, axis_list roles) {
  return (w << "HU003 " << call << "<").roles(roles) << ">: x has no axes, it is one number already; fix: x";
}

/// HU003: x has the axis along which its numbers become one.
template <class Call, template <std::size_t> class Role, class X> struct has_axis_to_reduce : has_axis<Call, Role, X> {
  static constexpr words say() {
    if constexpr (has_no_axes<X>) return already_one(words{}, Call::name, axes<Role<1>>{});
    else return has_axis<Call, Role, X>::say();
  }
};

/// HU051 or HU003: x has the axes of all roles in Roles, a list of axes of size 1, and each role is named once.
template <class Call, class Roles, class X> struct has_axes {
  using list = typename X::axes;
  static constexpr bool value = distinct<Roles> && minus<Roles, list>::rank == 0 && !std::is_same_v<list, no_tensor>;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor>)
      return has_axis<Call, role_of<first_of<Roles>>::template type, X>::say();
    if constexpr (has_no_axes<X>) return already_one(words{}, Call::name, Roles{});
    words w;
    (w << (distinct<Roles> ? "HU003 " : "HU051 ") << Call::name << "<").roles(Roles{}) << ">: ";
    if (distinct<Roles>) w << "x has no " << last_axis(minus<Roles, list>{}).role << " " << list{} << "; fix: ";
    else w << "names " << first_repeated(Roles{}).role << " twice; fix: ";
    axis_words meant[Roles::rank]{};
    std::size_t n = 0;
    for (axis_words const& each : axis_list(Roles{})) {
      axis_words found = of_role(list{}, each.role);
      if (found.size == 0) found = nearly_named(list{}, each.role);
      if (found.size == 0) found = meant_for(list{}, Roles{}, {each.role, 0});
      if (found.size != 0 && of_role({meant, n}, found.role).size == 0) meant[n++] = found;
    }
    if (n == 0) return (w << "a tensor with axes ").roles(Roles{});
    return (w << Call::name << "<").roles({meant, n}) << ">" << Call::arguments;
  }
};

/// Operations that turn all numbers along Role into one.
template <fixed_string Name> struct reducing : call<Name> {
  template <template <std::size_t> class Role, class X> struct rules : has_axis_to_reduce<reducing, Role, X> {};

  struct by_several_roles {
    template <class Roles, class X> struct rules : has_axes<reducing, Roles, X> {};
  };
};

/// Operations that add numbers.
template <fixed_string Name> struct adding : call<Name> {
  template <template <std::size_t> class Role, class X>
  struct rules : all<has_axis_to_reduce<adding, Role, X>, of_numbers<adding, X>> {};

  struct by_several_roles {
    template <class Roles, class X> struct rules : all<has_axes<adding, Roles, X>, of_numbers<adding, X>> {};
  };
};

/// Operations that divide sums.
template <fixed_string Name> struct averaging : call<Name> {
  template <template <std::size_t> class Role, class X>
  struct rules : all<has_axis_to_reduce<averaging, Role, X>, of_floats<averaging, X>> {};

  struct by_several_roles {
    template <class Roles, class X> struct rules : all<has_axes<averaging, Roles, X>, of_floats<averaging, X>> {};
  };
};

struct sum : adding<"sum"> {
  static constexpr bool reduces = true;

  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::sum(first, step, n);
  }
};
struct mean : averaging<"mean"> {
  static constexpr bool reduces = true;

  template <class Scalar> constexpr Scalar operator()(Scalar const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::sum(first, step, n) / static_cast<Scalar>(n);
  }
};
struct max : reducing<"max"> {
  static constexpr bool reduces = true;

  constexpr auto operator()(auto const* first, std::size_t step, std::size_t n) const {
    return headsup_kernels::max(first, step, n);
  }
};
}  // namespace rule

/// Whether X has an axis Role to be reduced to one number.
template <template <std::size_t> class Role, class X> concept can_reduce = rule::max::rules<Role, described<X>>::value;

/// Whether the numbers along it can be added: they are not bool.
template <template <std::size_t> class Role, class X> concept can_sum = rule::sum::rules<Role, described<X>>::value;

/// Whether their sum can be divided: they are floating-point numbers.
template <template <std::size_t> class Role, class X> concept can_average =
    rule::mean::rules<Role, described<X>>::value;

namespace headsup_detail {
/// The same for the axes of several roles, of which none is named twice.
template <class Call, class X, template <std::size_t> class... Roles>
inline constexpr bool reduces_all = Call::by_several_roles::template rules<axes<Roles<1>...>, described<X>>::value;
}  // namespace headsup_detail

/// The sum along Role, as torch.sum(dim).
///
/// - Shapes:   [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// - Rounding: four interleaved partial sums, then those in order: within n/4 + 3 roundings of the exact sum
/// - Errors:   no axis of that role, or none named, numbers that are bool: at compile time
template <template <std::size_t> class Role, class X> requires can_sum<Role, X>
constexpr auto sum(X const& x) {
  return headsup_detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::sum{});
}

/// The same along several axes, one after the other: sum<tokens, batch>(x).
///
/// - Shapes: [A..., Roles...] -> [A...], the axes in any order
/// - Errors: no axis of one of the roles, a role twice, numbers that are bool: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<rule::sum, X, First, Second, More...>
constexpr auto sum(X const& x) {
  return sum<Second, More...>(sum<First>(x));
}
#define HEADSUP_CALL sum
#define HEADSUP_CALL_OF_ROLES
#include HEADSUP_OTHER_CALLS

/// The mean along Role: the sum divided by the size.
///
/// - Shapes:   [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// - Rounding: as sum, and one more
/// - Errors:   no axis of that role, or none named, numbers that are not floating-point: at compile time
template <template <std::size_t> class Role, class X> requires can_average<Role, X>
constexpr auto mean(X const& x) {
  return headsup_detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::mean{});
}

/// The mean of all numbers along several axes: their sum divided by how many they are.
///
/// - Shapes:   [A..., Roles...] -> [A...], the axes in any order
/// - Rounding: as sum, and one more
/// - Errors:   no axis of one of the roles, a role twice, numbers that are not floating-point: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<rule::mean, X, First, Second, More...>
constexpr auto mean(X const& x) {
  auto result = sum<First, Second, More...>(x);
  auto const count = static_cast<scalar_of<X>>(x.size() / result.size());
  for (std::size_t i = 0; i < result.size(); ++i) result.data()[i] = result.data()[i] / count;
  return result;
}
#define HEADSUP_CALL mean
#define HEADSUP_CALL_OF_ROLES
#include HEADSUP_OTHER_CALLS

/// The largest number along Role; NaN if one is NaN, as torch.amax.
///
/// - Shapes: [A..., Role] -> [A...]; knowledge about sums is forgotten, a Role of separate things is pooled over
/// - Errors: no axis of that role, or none named: at compile time
template <template <std::size_t> class Role, class X> requires can_reduce<Role, X>
constexpr auto max(X const& x) {
  return headsup_detail::reduce_to<Role, pool_over<axes_of<X>, Role>>(x, rule::max{});
}

/// The largest number along several axes.
///
/// - Shapes: [A..., Roles...] -> [A...], the axes in any order
/// - Errors: no axis of one of the roles, a role twice: at compile time
template <template <std::size_t> class First, template <std::size_t> class Second, template <std::size_t> class... More,
          class X>
requires headsup_detail::reduces_all<rule::max, X, First, Second, More...>
constexpr auto max(X const& x) {
  return max<Second, More...>(max<First>(x));
}
#define HEADSUP_CALL max
#define HEADSUP_CALL_OF_ROLES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
