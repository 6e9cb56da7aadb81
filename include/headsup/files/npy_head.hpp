#pragma once

#include <headsup/files/kind_of_file.hpp>
#include <headsup/files/stored_tensor.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Reads the head of an npy, a literal of Python: {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }.
class npy_head {
 public:
  explicit npy_head(input_file const& file) : npy_head(file, "", 0, file.size()) {}
  /// One of `bytes` bytes from the byte `first` of a file on, which has a name there.
  npy_head(input_file const& file, std::string const& name, std::uint64_t first, std::uint64_t bytes) : file_(file) {
    made_.name = name;
    unsigned char start[12]{};
    if (bytes < 12) refuse_other("is too short to be an npy");
    file.read(first, start, 12);
    if (std::memcmp(start, begins_npy.data(), 6) != 0 || start[6] < 1 || start[6] > 3)
      refuse_other("is no npy of version 1 to 3");
    std::size_t const before = start[6] == 1 ? 10 : 12;
    std::size_t length = start[8] | std::size_t{start[9]} << 8;
    if (start[6] != 1) length |= std::size_t{start[10]} << 16 | std::size_t{start[11]} << 24;
    if (length > longest || length > bytes - before) refuse("says that its head is longer than the file or 1 MB");
    text_.resize(length);
    file.read(first + before, text_.data(), length);
    read();
    made_.first_byte = first + before + length;
    made_.bytes = bytes - before - length;
    if (made_.type != number_type::unknown && !fills(made_.sizes, words_of_type(made_.type).bytes, made_.bytes))
      refuse("has other bytes than its sizes and type say");
  }

  stored_tensor const& made() const { return made_; }

 private:
  static constexpr std::size_t longest = 1'000'000;

  void read() {
    must_be("{");
    bool has[3]{};
    while (!takes("}")) {
      std::string const key = quoted();
      must_be(":");
      bool& once = has[key == "descr" ? 0 : key == "shape" ? 1 : 2];
      if (once || (&once == &has[2] && key != "fortran_order")) refuse("has a head with another key: ", key.c_str());
      once = true;
      if (key == "descr") made_.type = type_named(quoted(), &number_words::npy);
      else if (key == "shape") read_shape();
      else if (!takes("False")) refuse("is in Fortran's order; np.ascontiguousarray(x) in Python gives the order of C");
      if (!takes(",")) {
        must_be("}");
        break;
      }
    }
    if (!(has[0] && has[1] && has[2])) refuse("has a head without descr, fortran_order and shape");
    if (text_.find_first_not_of(" \n", at_) != std::string::npos) refuse("has a head that does not end");
  }
  void read_shape() {
    must_be("(");
    while (!takes(")")) {
      if (made_.sizes.size() == 64) refuse("has more than 64 axes");
      made_.sizes.push_back(number());
      if (takes(",")) continue;
      must_be(")");
      break;
    }
  }
  bool takes(std::string_view token) {
    at_ = text_.find_first_not_of(' ', at_) == std::string::npos ? text_.size() : text_.find_first_not_of(' ', at_);
    bool const found = std::string_view(text_).substr(at_, token.size()) == token;
    if (found) at_ += token.size();
    return found;
  }
  void must_be(char const* token) {
    if (!takes(token)) refuse("has a head that is no npy's: expected ", token);
  }
  std::string quoted() {
    must_be("'");
    std::size_t const end = text_.find('\'', at_);
    if (end == std::string::npos) refuse("has a text without an end");
    std::string const found = text_.substr(at_, end - at_);
    at_ = end + 1;
    return found;
  }
  std::size_t number() {
    takes("");
    std::size_t found = 0, digits = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_, ++digits)
      found = found * 10 + static_cast<std::size_t>(text_[at_] - '0');
    if (digits == 0 || digits > 18) refuse("has a size that is no number, or too large");
    return found;
  }

  [[noreturn]] void refuse_other(char const* wrong) const {
    if (made_.name.empty()) refuse_kind(file_, begins_npy, wrong);
    refuse(wrong);
  }
  template <class... Parts> [[noreturn]] void refuse(Parts... parts) const {
    headsup_diagnostics::reject(file_.name(), made_.name.empty() ? "" : ": ", made_.name.c_str(), " ", parts...);
  }

  input_file const& file_;
  std::string text_;
  std::size_t at_ = 0;
  stored_tensor made_;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
