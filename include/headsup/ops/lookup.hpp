#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/ops/ids.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU037: rows of a tensor are looked up by the numbers of another.
template <class Call, class Table, class Ids> struct are_table_and_ids {
  static constexpr bool value =
      !std::is_same_v<typename Table::axes, no_tensor> && !std::is_same_v<typename Ids::axes, no_tensor>;
  static constexpr words say() {
    return words{} << "HU037 " << Call::name
                   << ": takes a table and a tensor of ids; fix: tensor<int, tokens<1>>{{id}}";
  }
};

/// HU003: the first axis of a table, along which its rows lie, is Role's.
template <class Call, template <std::size_t> class Role, class Table> struct has_rows {
  using list = typename Table::axes;
  using first = first_of<joined_axes<list, axes<Role<1>>>>;
  static constexpr bool value = has<Role, list> && has_role<first, Role>;
  static constexpr words say() {
    constexpr char const* role = role_words<Role>;
    words w;
    w << "HU003 " << Call::name << "<" << role << ">: ";
    if constexpr (has<Role, list>)
      return w << role << " is not the first axis of " << list{} << "; fix: transpose<" << first::role::name.chars
               << ", " << role << ">(table)";
    else
      return w << "the table has no " << role << " " << list{} << "; fix: " << Call::name << "<"
               << first::role::name.chars << ">(table, ids)";
  }
};

/// HU023: the ids share no axis with the rows that they choose.
template <class Call, template <std::size_t> class Role, class Table, class Ids> struct has_rows_apart {
  using ids = typename Ids::axes;
  using table = typename Table::axes;
  using common = shared<ids, without<table, Role>>;
  static constexpr bool value = common::rank == 0;
  static constexpr words say() {
    constexpr char const* role = last_axis(common{}).role;
    return words{} << "HU023 " << Call::name << ": the ids " << ids{} << " and the rows of the table " << table{}
                   << " share a role; fix: rename<" << role << ", " << (kin(role, "d_in") ? "tokens" : "d_in")
                   << ">(ids)";
  }
};

/// Operations in which integers choose rows of a table.
template <fixed_string Name> struct looking_up : by_ids<Name, "(table, ids)"> {
  template <template <std::size_t> class Role, class Table, class Ids>
  struct rules
      : all<are_table_and_ids<looking_up, Table, Ids>,
            are_in_order<looking_up, Role, Table, Ids, "the table", "the ids">, has_rows<looking_up, Role, Table>,
            of_whole_numbers<looking_up, Ids, "ids">, has_rows_apart<looking_up, Role, Table, Ids>,
            are_ids_of_rows<looking_up, Role, Table, Ids, ", the table has rows for ">> {};
};

struct lookup : looking_up<"lookup"> {};
}  // namespace rule

/// Whether ids are integers that can select rows of a table: Role is its first axis, and ids have none of its others.
template <template <std::size_t> class Role, class Table, class Ids> concept can_look_up =
    rule::lookup::rules<Role, described<Table>, described<Ids>>::value;

namespace headsup_detail {
/// lookup for the operation Call, which has checked the operands.
template <class Call, template <std::size_t> class Role, class Table, class Ids>
constexpr auto rows_at(Table const& table, Ids const& ids) {
  using row = without<axes_of<Table>, Role>;
  using shape = joined_axes<forget_sums<axes_of<Ids>>, row>;
  std::size_t const rows = table.shape().template of<Role<1>>();
  std::size_t const features = table.size() / rows;
  auto result = unwritten<scalar_of<Table>>(sizes_from<shape>(ids.shape(), table.shape()));
  for (std::size_t i = 0; i < ids.size(); ++i) {
    std::size_t const id = position_of_id<Call, Role>(ids.data()[i], rows);
    for (std::size_t j = 0; j < features; ++j) result.data()[i * features + j] = table.data()[id * features + j];
  }
  return result;
}
}  // namespace headsup_detail

/// The rows of a table that the ids select: an embedding.
///
/// - Shapes: [Role, A...], ids [B...] -> [B..., A...]
/// - Errors: a table whose first axis is not Role, a role on both sides, ids that are not integers: at compile time; an
///           id outside: argument_error; ids known to be of something else (ids_of): at compile time
template <template <std::size_t> class Role, class Table, class Ids> requires can_look_up<Role, Table, Ids>
constexpr auto lookup(Table const& table, Ids const& ids) {
  return headsup_detail::rows_at<rule::lookup, Role>(table, ids);
}
#define HEADSUP_CALL lookup
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
