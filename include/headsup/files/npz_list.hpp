#pragma once

#include <headsup/files/head_reader.hpp>
#include <headsup/files/npy_head.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Reads what an npz lists, and the head of each array.
class npz_list : public head_reader {
 public:
  explicit npz_list(input_file const& file) : head_reader(file) {
    list const entries = find_list();
    std::uint64_t at = entries.first;
    for (std::uint64_t i = 0; i < entries.count; ++i) at = read_entry(at, entries.first);
    put_in_order();
    for (std::size_t i = 1; i < tensors_.size(); ++i)
      if (tensors_[i].first_byte < tensors_[i - 1].first_byte + tensors_[i - 1].bytes)
        refuse(tensors_[i].name, " overlaps the one before it");
  }

 private:
  /// Where a zip lists what it holds: at its end.
  struct list {
    std::uint64_t first = 0, count = 0;
  };
  static constexpr std::size_t end_bytes = 22, locator_bytes = 20, end64_bytes = 56, entry_bytes = 46, head_bytes = 30;
  static constexpr std::uint64_t is_in_64 = 0xffffffff;

  /// A number of so many bytes, the lowest first.
  static std::uint64_t number(char const* at, std::size_t bytes) {
    std::uint64_t found = 0;
    for (std::size_t i = bytes; i-- > 0;) found = found << 8 | static_cast<unsigned char>(at[i]);
    return found;
  }
  std::string bytes_at(std::uint64_t at, std::size_t count) const {
    std::string bytes;
    if (at > file_.size() || count > file_.size() - at) refuse("lists arrays beyond its end");
    bytes.resize(count);
    file_.read(at, bytes.data(), count);
    return bytes;
  }

  list find_list() const {
    std::size_t const looked_at =
        static_cast<std::size_t>(std::min<std::uint64_t>(file_.size(), end_bytes + 0xffff));  // a comment may follow
    std::string const tail = bytes_at(file_.size() - looked_at, looked_at);
    std::size_t const end = tail.rfind(std::string_view("PK\5\6", 4));
    if (end == std::string::npos || tail.size() - end < end_bytes)
      refuse_kind(file_, begins_zip, "is no npz: a zip ends otherwise");
    list found{number(&tail[end + 16], 4), number(&tail[end + 10], 2)};
    if (found.first != is_in_64 && found.count != 0xffff) return found;
    if (end < locator_bytes || tail.compare(end - locator_bytes, 4, "PK\6\7", 4) != 0) return found;
    std::string const end64 = bytes_at(number(&tail[end - locator_bytes + 8], 8), end64_bytes);
    if (end64.compare(0, 4, "PK\6\6", 4) != 0) refuse("is no npz: its list is not where it says");
    return {number(&end64[48], 8), number(&end64[32], 8)};
  }

  /// Reads what the list says of one array; returns where the next is listed.
  std::uint64_t read_entry(std::uint64_t at, std::uint64_t end) {
    std::string const entry = bytes_at(at, entry_bytes);
    if (entry.compare(0, 4, "PK\1\2", 4) != 0) refuse("is no npz: its list is not where it says");
    std::size_t const name_bytes = number(&entry[28], 2), extra_bytes = number(&entry[30], 2);
    std::string name = bytes_at(at + entry_bytes, name_bytes);
    std::string const extra = bytes_at(at + entry_bytes + name_bytes, extra_bytes);
    if (name.size() < 4 || name.compare(name.size() - 4, 4, ".npy") != 0)
      refuse(name,
             (std::string(" is no npy") + headsup_diagnostics::fix_is + "if torch.save wrote it, " + helps_with_torch)
                 .c_str());
    name.resize(name.size() - 4);
    std::uint64_t packed = number(&entry[20], 4), bytes = number(&entry[24], 4), head = number(&entry[42], 4);
    read_large(extra, {&bytes, &packed, &head});
    if ((number(&entry[8], 2) & 1) != 0) refuse(name, " is encrypted");
    if (number(&entry[10], 2) != 0) refuse(name, " is compressed; numpy.savez writes arrays as they are");
    if (packed != bytes) refuse(name, " says two sizes");

    std::string const local = bytes_at(head, head_bytes);
    if (local.compare(0, 4, "PK\3\4", 4) != 0) refuse(name, " is not where the list says");
    std::uint64_t const first = head + head_bytes + number(&local[26], 2) + number(&local[28], 2);
    if (first > end || bytes > end - first) refuse(name, " leaves the file");
    tensors_.push_back(npy_head(file_, name, first, bytes).made());
    return at + entry_bytes + name_bytes + extra_bytes + number(&entry[32], 2);
  }
  /// Numbers that need 64 bits stand among the extras, in this order.
  static void read_large(std::string const& extra, std::initializer_list<std::uint64_t*> numbers) {
    for (std::size_t at = 0; at + 4 <= extra.size();) {
      std::size_t const kind = number(&extra[at], 2), end = at + 4 + number(&extra[at + 2], 2);
      at += 4;
      if (kind == 1)
        for (std::uint64_t* const each : numbers) {
          if (*each != is_in_64) continue;
          if (at + 8 > end || end > extra.size()) return;
          *each = number(&extra[at], 8);
          at += 8;
        }
      at = end;
    }
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
