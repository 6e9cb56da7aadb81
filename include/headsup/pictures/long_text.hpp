#pragma once

#include <headsup/core/bounded_text.hpp>
#include <headsup/tensor/storage.hpp>

namespace HEADSUP_NAMESPACE {
/// Text of any length on the heap, with one owner. In a constant expression it lives as long as the expression.
class long_text : public headsup_detail::readable_text<long_text> {
 public:
  /// What write(where) writes; write returns its length, and only counts if where is null.
  template <class Write>
  constexpr explicit long_text(Write const& write) : length_(write(nullptr)), chars_(length_ + 1) {
    write(chars_.data());
    chars_.data()[length_] = '\0';
  }

  constexpr char const* c_str() const { return chars_.data(); }
  constexpr char const* data() const { return chars_.data(); }
  constexpr std::size_t size() const { return length_; }

 private:
  std::size_t length_;
  headsup_detail::heap_of<char> chars_;
};
}  // namespace HEADSUP_NAMESPACE
