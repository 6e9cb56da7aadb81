#pragma once

#include <headsup/files/weights_file.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Loads a layer's parameters from a file: first it compares all of them, then it reads.
class parameter_loader {
 public:
  parameter_loader(weights_file const& file, std::span<parameter_names const> names, weight_order order,
                   std::span<named_table const> known)
      : search_(headsup_files::search(file.opened(), names, order, known)) {}

  /// A parameter X of these sizes.
  template <class X, class List> void compare(char const* name, extents<List> const& sizes) {
    headsup_files::compare(search_.get(), wanted<X>(name, sizes));
  }

  /// All that is wrong, or nothing.
  void must_fit() { headsup_files::must_fit(search_.get()); }

  template <class X> void read(char const* name, X& x) {
    headsup_files::read_found(search_.get(), wanted<X>(name, x.sizes()), x.data());
  }

 private:
  template <class X, class List> static wanted_parameter wanted(char const* name, extents<List> const& sizes) {
    return {name, &headsup_calls::listed<axes_of<X>>::value, sizes.data(), &numbers_of<typename X::scalar>};
  }

  std::shared_ptr<void> search_;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
