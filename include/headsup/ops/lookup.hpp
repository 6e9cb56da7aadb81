#ifndef HEADSUP_OPS_LOOKUP_HPP
#define HEADSUP_OPS_LOOKUP_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/tensor/view.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether ids are whole numbers that can choose rows of a table: Role is its first axis, and its others are none of theirs.
template <template <std::size_t> class Role, class Table, class Ids>
concept can_look_up =
    Tensor<Table> && Tensor<Ids> && has<Role, axes_of<Table>> &&
    has_role<typename detail::front<axes_of<Table>>::type, Role> && std::is_integral_v<scalar_of<Ids>> &&
    !std::is_same_v<scalar_of<Ids>, bool> && shared<axes_of<Ids>, without<axes_of<Table>, Role>>::rank == 0;

/// The rows of a table that the ids name: an embedding.
///
/// Shapes  [Role, A...], ids [B...] -> [B..., A...]
/// Errors  a table whose first axis is not Role, a role on both sides, ids that are not whole numbers: at compile time;
///         an id outside: argument_error
template <template <std::size_t> class Role, class Table, class Ids>
constexpr auto lookup(Table const& table, Ids const& ids) {
  if constexpr (is_mistake<Table, Ids>) {
    return shape_mistake{};
  } else if constexpr (!can_look_up<Role, Table, Ids>) {
    using mistake = diagnostics::cannot_look_up<"lookup", Role, described<Table>, described<Ids>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using row = without<axes_of<Table>, Role>;
    std::size_t const rows = table.shape().template of<Role<1>>();
    std::size_t const features = table.size() / rows;
    using shape = decltype(axes_of<Ids>{} + row{});
    auto result = detail::unwritten<scalar_of<Table>, shape>(gather<shape>(ids.shape(), table.shape()));
    for (std::size_t i = 0; i < ids.size(); ++i) {
      auto const id = static_cast<std::size_t>(ids.data()[i]);
      if (id >= rows) {
        constexpr char const* role = Role<1>::role::name.chars;
        reject("lookup<", role, ">: id ", id, " is outside ", role, "<", rows, ">");
      }
      for (std::size_t j = 0; j < features; ++j) result.data()[i * features + j] = table.data()[id * features + j];
    }
    return result;
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
