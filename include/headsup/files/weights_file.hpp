#pragma once

#include <headsup/files/reading.hpp>
#include <headsup/tensor/described.hpp>

#include <concepts>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// The numbers of x over the axes As, of which the unknown sizes are those of x.
template <class Scalar, class... As>
tensor<Scalar, As...> read_as(input_file const& file, stored_tensor const& x, weight_order order) {
  constexpr std::size_t wanted[] = {As::size..., 0};
  wanted_parameter as{x.name.c_str(), &headsup_calls::listed<axes<As...>>::value, wanted, &numbers_of<Scalar>};
  headsup_files::must_be(file, x, as, order);
  extents<axes<As...>> sizes{};
  if constexpr (!axes<As...>::fixed)
    for (std::size_t i = 0; i < sizeof...(As); ++i) sizes.sizes[i] = x.sizes[order == weight_order::conv1d ? 1 - i : i];
  tensor<Scalar, As...> made = unwritten<Scalar>(sizes);
  as.sizes = sizes.data();
  headsup_files::read_tensor(file, x, order, as, made.data());
  return made;
}

/// A file of tensors that have names. What reads a head says where each stands; numbers are read when they are asked
/// for.
class weights_file {
 public:
  /// What it holds, in the order of the file's bytes.
  std::vector<stored_tensor> const& tensors() const { return opened_->tensors; }

  /// The tensor of that name, or null.
  stored_tensor const* find(std::string_view name) const { return opened_->find(name); }

  /// The numbers of the tensor of that name, over these axes.
  ///
  /// - Shapes: sizes as in the file -> [As...]
  /// - Errors: a name that is not there, other sizes or axes, numbers of a type that Scalar cannot hold, a square weight
  ///           of which the file says no axes: argument_error
  template <class Scalar, Axis... As, std::convertible_to<std::string_view> Name> requires(!Axis<Scalar>)
  tensor<Scalar, As...> read(Name const& name) const {
    return read_named<Scalar, As...>(name, weight_order::unsaid);
  }
  /// The same of a weight [outputs, inputs] that the file has in that order.
  template <class Scalar, Axis Outputs, Axis Inputs, std::convertible_to<std::string_view> Name> requires(!Axis<Scalar>)
  tensor<Scalar, Outputs, Inputs> read(Name const& name, weight_order order) const {
    return read_named<Scalar, Outputs, Inputs>(name, order);
  }

  /// Reads `count` numbers of one of its tensors, from the number `first` on, row by row.
  ///
  /// - Errors: numbers that it does not have, or of a type that Scalar cannot hold: argument_error
  template <class Scalar> void read(stored_tensor const& x, std::size_t first, std::size_t count, Scalar* to) const {
    headsup_files::read_some(*opened_, x, first, count, numbers_of<Scalar>, to);
  }
#define HEADSUP_CALL read
#define HEADSUP_MEMBER call<"read", "<float, vocab<50257>, d_in<768>>(\"wte.weight\")", "file.read">
#include <headsup/diagnostics/any_call.inl>

  /// No tensor of unknown axes.
  template <std::nullptr_t = nullptr>
  void operator[](headsup_rule::anything) const
      HEADSUP_DELETED("HU054 file: a tensor is read over axes here",
                      "file.read<float, vocab<50257>, d_in<768>>(\"wte.weight\")");

  char const* name() const { return opened_->file.name(); }

  /// What parameter_loader looks through.
  file_with_tensors const& opened() const { return *opened_; }

 protected:
  /// Names that begin with `prefix` go on without it.
  explicit weights_file(opened_file&& opened, std::string_view prefix = {})
      : opened_(static_cast<opened_file&&>(opened)) {
    if (prefix.empty()) return;
    for (stored_tensor& each : opened_->tensors) {
      if (each.name.substr(0, prefix.size()) != prefix) continue;
      std::string const shorter = each.name.substr(prefix.size());
      if (find(shorter) != nullptr)
        headsup_diagnostics::reject(name(), ": ", shorter.c_str(), " is there with and without what names begin with");
      each.name = shorter;
    }
  }

 private:
  template <class Scalar, class... As>
  tensor<Scalar, As...> read_named(std::string_view name, weight_order order) const {
    stored_tensor const* const found = find(name);
    if (found == nullptr) headsup_diagnostics::reject(this->name(), " has no tensor ", std::string(name).c_str());
    return read_as<Scalar, As...>(opened_->file, *found, order);
  }

  opened_file opened_;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
