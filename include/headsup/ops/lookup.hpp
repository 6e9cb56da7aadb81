#ifndef HEADSUP_OPS_LOOKUP_HPP
#define HEADSUP_OPS_LOOKUP_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/tensor/view.hpp>

namespace headsup {

/// The rows of a table that the ids name: an embedding.
///
/// Shapes  [Role, A...], ids [B...] -> [B..., A...]
/// Errors  a table whose first axis is not Role, a role on both sides: at compile time; an id outside: argument_error
template <template <std::size_t> class Role, class Table, class Ids>
constexpr auto lookup(Table const& table, Ids const& ids) {
  if constexpr (is_mistake<Table, Ids>) {
    return shape_mistake{};
  } else if constexpr (!has_role<typename detail::front<axes_of<Table>>::type, Role>) {
    return diagnostics::refuse<diagnostics::no_such_axis<"lookup", Role, "the front of the table", axes_of<Table>>>();
  } else if constexpr (shared<axes_of<Ids>, without<axes_of<Table>, Role>>::rank != 0) {
    return diagnostics::refuse<diagnostics::shapes_overlap<"lookup", axes_of<Ids>, axes_of<Table>>>();
  } else {
    using row = without<axes_of<Table>, Role>;
    constexpr std::size_t rows = size_of<Role, axes_of<Table>>;
    tensor_over<scalar_of<Table>, decltype(axes_of<Ids>{} + row{})> result(uninitialized);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      auto const id = static_cast<std::size_t>(ids.data()[i]);
      if (id >= rows) {
        constexpr char const* role = Role<1>::role::name.chars;
        reject("lookup<", role, ">: id ", id, " is outside ", role, "<", rows, ">");
      }
      for (std::size_t j = 0; j < row::size; ++j) result.data()[i * row::size + j] = table.data()[id * row::size + j];
    }
    return result;
  }
}

}  // namespace headsup

#endif
