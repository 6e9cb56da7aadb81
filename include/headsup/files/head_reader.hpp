#pragma once

#include <headsup/files/stored_tensor.hpp>

#include <algorithm>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// What reads the head of a file of tensors that have names.
class head_reader {
 public:
  /// What the file holds, in the order of its bytes.
  std::vector<stored_tensor>& tensors() { return tensors_; }

 protected:
  explicit head_reader(input_file const& file) : file_(file) {}

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

  input_file const& file_;
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

/// A file whose head a Head reads.
template <class Head> opened_file opened(input_file&& file) {
  std::vector<stored_tensor> tensors = static_cast<std::vector<stored_tensor>&&>(Head(file).tensors());
  return {new file_with_tensors{static_cast<input_file&&>(file), static_cast<std::vector<stored_tensor>&&>(tensors)},
          [](file_with_tensors const* read) { delete read; }};
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
