#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/agreement_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/tensor/described.hpp>

// Ids: whole numbers that are positions along an axis of another tensor.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// Whether A is a place in a sequence.
template <class A>
inline constexpr bool is_position = has_role<A, tokens> || has_role<A, keys> || has_role<A, context_length>;

/// Operations that read positions along an axis by their ids.
template <fixed_string Name, fixed_string Arguments, fix Fix = fix::another_role>
struct by_ids : call<Name, Arguments, Fix> {
  /// What has the axis.
  static constexpr char const* read = "a table";
  /// Whether a mask says which ids are none.
  static constexpr bool skips_padding = false;
};

/// HU037: what has the axis Role comes first, then the ids along it.
template <class Call, template <std::size_t> class Role, class X, class Ids, fixed_string First, fixed_string Second>
struct are_in_order {
  using ids = typename Ids::axes;
  static constexpr bool value = has<Role, typename X::axes> || !has<Role, ids>;
  static constexpr words say() {
    return words{} << "HU037 " << Call::name << "<" << role_words<Role> << ">: takes " << First.c_str() << " first, "
                   << ids{} << ", then " << Second.c_str() << "; fix: " << Call::name << "<"
                   << role_words<Role> << ">(second, first)";
  }
};

/// HU037, HU004 or HU008: there is one id for each position of the axes Others, those of x beside Role. If Several, the
/// ids may have an axis Role too: several ids for each position.
template <class Call, template <std::size_t> class Role, class Others, class Ids, bool Several, fixed_string X,
          fixed_string Name>
struct is_one_id_each {
  using all_ids = typename Ids::axes;
  using ids = std::conditional_t<Several, minus<all_ids, axes<Role<1>>>, all_ids>;
  static constexpr bool value = !std::is_same_v<all_ids, no_tensor> && minus<ids, Others>::rank == 0 &&
                                minus<Others, ids>::rank == 0 && agree<Others, ids>;
  static constexpr words say() {
    words w;
    if constexpr (std::is_same_v<all_ids, no_tensor>) {
      w << "HU037 " << Call::name << "<" << role_words<Role> << ">: " << Name.c_str() << " is not a tensor; fix: ";
      if (Others::rank == 0) return w << "tensor<int>{" << Name.c_str() << "}";
      return (w << "full<int, ").list(Others{}) << ">(" << Name.c_str() << ")";
    } else if constexpr (!agree<Others, ids>) {
      constexpr axis_words left = differing<Others, ids>();
      if constexpr (left.size == 0) return agree_on_axes<Call, Others, ids, X, Name>::say();
      constexpr axis_words right = of_role(ids{}, left.role);
      bool const longer = left.size > right.size;
      return w << "HU004 " << Call::name << "<" << role_words<Role> << ">: " << X.c_str() << " has " << left << ", "
               << Name.c_str() << " has " << right << "; fix: slice<" << (longer ? right : left) << ">("
               << (longer ? X.c_str() : Name.c_str()) << ", 0)";
    } else {
      using missing = minus<Others, ids>;
      using spare = minus<ids, Others>;
      constexpr axis_words other = last_axis(spare{});
      constexpr axis_words meant = meant_for(missing{}, axes<>{}, other);
      w = of_other_axes();
      if (spare::rank == 0) return (w << "expand<").list(missing{}) << ">(" << Name.c_str() << ")";
      if (meant.size != 0) return w << "rename<" << other.role << ", " << meant.role << ">(" << Name.c_str() << ")";
      if (Several && spare::rank == 1 && missing::rank == 0 && !has<Role, all_ids>)
        return w << "rename<" << other.role << ", " << role_words<Role> << ">(" << Name.c_str() << ")";
      if (missing::rank == 0) return (w << "expand<").list(spare{}) << ">(" << X.c_str() << ")";
      return w << Name.c_str() << " with " << Others{};
    }
  }

 protected:
  /// HU008: the message for ids over other axes; words for the fix follow.
  static constexpr words of_other_axes() {
    return words{} << "HU008 " << Call::name << "<" << role_words<Role> << ">: " << Name.c_str() << " has " << all_ids{}
                   << ", it takes one id for each " << Others{} << "; fix: ";
  }

 private:
  /// The axis of Others whose size differs from that in Ids; none if they differ only in what they were merged from.
  template <class List, class Beside> static constexpr axis_words differing() {
    for (axis_words const& each : axis_list(List{}))
      if (axis_words const same = of_role(Beside{}, each.role); same.size != 0 && !may_equal(each.size, same.size))
        return each;
    return none;
  }
};
/// HU062: the ids choose among what they are ids of. Positions choose among positions, of which a table has enough; of
/// other things it has as many, because some of them, as topk and slice make, are counted anew.
template <class Call, template <std::size_t> class Role, class Table, class Ids,
          fixed_string But = ", it takes ids of ">
struct are_ids_of_rows {
  using known = known_ids<typename Ids::axes>;
  using of = first_of<joined_axes<known, axes<Role<1>>>>;
  static constexpr std::size_t rows = size_of<Role, typename Table::axes>;
  static constexpr bool of_rows = same_role<of, Role<1>> || kin(of::role::name.chars, role_words<Role>);
  static constexpr bool enough =
      of::size == dynamic || rows == dynamic || (is_position<of> ? of::size <= rows : of::size == rows);
  static constexpr bool value = known::rank == 0 || (of_rows && enough);
  static constexpr words say() {
    constexpr char const* role = role_words<Role>;
    words w;
    w << "HU062 " << Call::name << ": the numbers of " << typename Ids::axes{} << " are ids of "
      << words_of<of> << But.c_str() << axis_words{role, rows} << "; fix: ";
    if (of_rows && of::size < rows) w << "the ids that topk has as indices, gather<" << role << ">(indices, ids), or ";
    if (of_rows) return w << axis_words{role, of::size};
    if (kin(role, "tokens")) {
      axis_words const places = of_role(typename Ids::axes{}, "tokens");
      return w << "the positions of the tokens, arange<int, "
               << (places.size != 0 ? places : axis_words{"tokens", rows}) << ">()";
    }
    return w << "ids of " << role << ", as a tokenizer or argmax<" << role << "> gives";
  }
};

}  // namespace rule

namespace headsup_detail {
/// Refuses an id outside of what Call reads; HU021.
template <class Call> [[noreturn]] HEADSUP_SELDOM constexpr void refuse_id(diagnostics::axis_words axis, auto id) {
  diagnostics::words w = diagnostics::beyond_the_end(Call::name, axis, id, id) << "; fix: ";
  if (id < 0 && Call::skips_padding)
    w << Call::name << "<" << axis.role << ">(logits, targets, targets != " << diagnostics::sign_of(id)
      << diagnostics::distance_of(id) << ") if that is padding, or ";
  w << "an id from 0 to " << axis.size - 1;
  if (id >= 0)
    w << ", or " << Call::read << " with " << diagnostics::axis_words{axis.role, static_cast<std::size_t>(id) + 1};
  diagnostics::refuse_sizes<argument_error>(w);
}

/// The id as a position among `size` elements of Role. All operations that take ids ask here.
///
/// - Errors: an id outside: argument_error
template <class Call, template <std::size_t> class Role>
constexpr std::size_t position_of_id(std::integral auto id, std::size_t size) {
  if (id < 0 || static_cast<std::size_t>(id) >= size) refuse_id<Call>({Role<1>::role::name.chars, size}, id);
  return static_cast<std::size_t>(id);
}

template <std::size_t N> struct looked_up : axis<"", N> {};

/// The sizes of x, where the axis Role has a name that no ids have: they do not move along it.
template <template <std::size_t> class Role, class List> constexpr auto beside_ids(extents<List> const& sizes) {
  return in_places<replace<List, Role, axes<looked_up<size_of<Role, List>>>>>(sizes);
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
