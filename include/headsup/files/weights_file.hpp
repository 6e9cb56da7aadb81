#pragma once

#include <headsup/files/stored_tensor.hpp>
#include <headsup/tensor/described.hpp>

#include <algorithm>
#include <concepts>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// A file of tensors that have names. What reads a head says where each stands; numbers are read when they are asked for.
class weights_file {
 public:
  /// What it holds, in the order of the file's bytes.
  std::vector<stored_tensor> const& tensors() const { return tensors_; }

  /// The tensor of that name, or null.
  stored_tensor const* find(std::string_view name) const {
    for (stored_tensor const& each : tensors_)
      if (each.name == name) return &each;
    return nullptr;
  }

  /// The numbers of the tensor of that name, over these axes.
  ///
  /// - Shapes: sizes as in the file -> [As...]
  /// - Errors: a name that is not there, other sizes, numbers of a type that Scalar cannot hold: argument_error
  template <class Scalar, Axis... As, std::convertible_to<std::string_view> Name> requires(!Axis<Scalar>)
  tensor<Scalar, As...> read(Name const& name) const {
    stored_tensor const* const found = find(name);
    std::string const words{std::string_view(name)};
    if (found == nullptr) headsup_diagnostics::reject(file_.name(), " has no tensor ", words.c_str());
    return read_as<Scalar, As...>(file_, *found);
  }

  /// Reads `count` numbers of one of its tensors, from the number `first` on, row by row.
  ///
  /// - Errors: numbers that it does not have, or of a type that Scalar cannot hold: argument_error
  template <class Scalar> void read(stored_tensor const& x, std::size_t first, std::size_t count, Scalar* to) const {
    if (!takes_type<Scalar>(x.type)) refuse(x.name, " holds numbers of another type");
    if (first > x.count() || count > x.count() - first) refuse(x.name, " has fewer numbers");
    read_numbers(file_, x, first, count, to);
  }
#define HEADSUP_CALL read
#define HEADSUP_MEMBER call<"read", "<float, vocab<50257>, d_in<768>>(\"wte.weight\")", "file.read">
#include <headsup/diagnostics/any_call.inl>

  /// No tensor of unknown axes.
  template <std::nullptr_t = nullptr>
  void operator[](headsup_rule::anything) const
      HEADSUP_DELETED("HU054 file: a tensor is read over axes here",
                      "file.read<float, vocab<50257>, d_in<768>>(\"wte.weight\")");

  char const* name() const { return file_.name(); }

 protected:
  explicit weights_file(input_file&& file) : file_(static_cast<input_file&&>(file)) {}

  /// Gives tensors the axes of those that are called alike.
  void take_axes(std::vector<stored_tensor>& of) {
    std::vector<stored_tensor*> const others = by_name(of);
    auto other = others.begin();
    for (stored_tensor* each : by_name(tensors_)) {
      while (other != others.end() && (*other)->name < each->name) ++other;
      if (other != others.end() && (*other)->name == each->name) each->axes = (*other)->axes;
    }
  }

  /// Sorts them by their bytes; that no name is there twice.
  void put_in_order() {
    std::vector<stored_tensor*> const named = by_name(tensors_);
    for (std::size_t i = 1; i < named.size(); ++i)
      if (named[i]->name == named[i - 1]->name) refuse(named[i]->name, " is there twice");
    std::vector<stored_tensor> in_order;
    for (stored_tensor* each : sorted(tensors_, [](stored_tensor const* a, stored_tensor const* b) {
      return a->first_byte != b->first_byte ? a->first_byte < b->first_byte : a->bytes < b->bytes;
    }))
      in_order.push_back(static_cast<stored_tensor&&>(*each));
    tensors_ = static_cast<std::vector<stored_tensor>&&>(in_order);
  }

  [[noreturn]] void refuse(char const* wrong) const { headsup_diagnostics::reject(file_.name(), " ", wrong); }
  [[noreturn]] void refuse(std::string const& name, char const* wrong) const {
    headsup_diagnostics::reject(file_.name(), ": ", name.c_str(), wrong);
  }

  input_file file_;
  std::vector<stored_tensor> tensors_;

 private:
  /// Where they are, in an order. Pointers sorted by a function are far less code than strings sorted by an object.
  static std::vector<stored_tensor*> sorted(std::vector<stored_tensor>& tensors,
                                            bool (*before)(stored_tensor const*, stored_tensor const*)) {
    std::vector<stored_tensor*> all;
    for (stored_tensor& each : tensors) all.push_back(&each);
    std::sort(all.begin(), all.end(), before);
    return all;
  }
  static std::vector<stored_tensor*> by_name(std::vector<stored_tensor>& tensors) {
    return sorted(tensors, [](stored_tensor const* a, stored_tensor const* b) {
      return a->name != b->name ? a->name < b->name : a->axes < b->axes;
    });
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
