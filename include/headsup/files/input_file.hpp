#pragma once

#include <headsup/core/argument_error.hpp>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Where a file is. A template takes it as it is written, and so is the better match beside any_call.inl.
template <class T> concept Path = std::is_convertible_v<T const&, std::string>;

/// Refuses a file that the system did not open.
[[noreturn]] HEADSUP_SELDOM inline void refuse_opening(char const* verb, std::string const& path) {
  headsup_diagnostics::reject(verb, path.c_str(), ": ", std::generic_category().message(errno).c_str());
}

/// Bytes of a file, or of memory, which must live as long. Bytes are read, not mapped: a file that another program cuts
/// while it is mapped ends this one; here it is an error. Numbers are read into the place where they stay.
class input_file {
 public:
  explicit input_file(std::string const& path) : name_(path), file_(std::fopen(path.c_str(), "rb")) {
    if (file_ == nullptr) refuse_opening("cannot open ", name_);
    std::setvbuf(file_.get(), nullptr, _IONBF, 0);
    // Where a folder can be opened as a file, it has a size and no bytes.
    if (std::fgetc(file_.get()) == EOF && std::ferror(file_.get()) != 0)
      headsup_diagnostics::reject("cannot read ", name_.c_str(), headsup_diagnostics::fix_is,
                                  "a file in it, if it is a folder");
    if (!seek_end(file_.get())) headsup_diagnostics::reject("cannot tell the size of ", name_.c_str());
    size_ = static_cast<std::uint64_t>(tell(file_.get()));
  }
  explicit input_file(std::string_view bytes) : name_("memory"), memory_(bytes.data()), size_(bytes.size()) {}

  char const* name() const { return name_.c_str(); }
  std::uint64_t size() const { return size_; }

  /// - Errors: bytes that are not there: argument_error
  void read(std::uint64_t at, void* to, std::size_t bytes) const {
    bool const is_there = at <= size_ && bytes <= size_ - at;
    std::uint64_t const end = at + bytes;
    if (is_there && bytes == 0) return;
    if (is_there && memory_ != nullptr) std::memcpy(to, memory_ + at, bytes);
    else if (!is_there || memory_ != nullptr || !seek(file_.get(), at) ||
             std::fread(to, 1, bytes, file_.get()) != bytes)
      headsup_diagnostics::reject(name_.c_str(), " is cut: byte ", static_cast<std::size_t>(end), " cannot be read");
  }

 private:
  struct closes {
    void operator()(std::FILE* open) const { std::fclose(open); }
  };

#if defined(_WIN32)
  static bool seek(std::FILE* file, std::uint64_t at) {
    return _fseeki64(file, static_cast<std::int64_t>(at), SEEK_SET) == 0;
  }
  static bool seek_end(std::FILE* file) { return _fseeki64(file, 0, SEEK_END) == 0 && _ftelli64(file) >= 0; }
  static std::int64_t tell(std::FILE* file) { return _ftelli64(file); }
#else
  static bool seek(std::FILE* file, std::uint64_t at) { return fseeko(file, static_cast<off_t>(at), SEEK_SET) == 0; }
  static bool seek_end(std::FILE* file) { return fseeko(file, 0, SEEK_END) == 0 && ftello(file) >= 0; }
  static std::int64_t tell(std::FILE* file) { return ftello(file); }
#endif

  std::string name_;
  std::unique_ptr<std::FILE, closes> file_;
  char const* memory_ = nullptr;
  std::uint64_t size_ = 0;
};

/// A file that is there as a whole or not at all: it gets its name when everything is written.
class output_file {
 public:
  explicit output_file(std::string path)
      : path_(static_cast<std::string&&>(path)), part_(path_ + ".part"), file_(std::fopen(part_.c_str(), "wb")) {
    if (file_ == nullptr) refuse_opening("cannot write ", path_);
  }
  output_file(output_file const&) = delete;
  output_file& operator=(output_file const&) = delete;
  ~output_file() {
    if (file_ != nullptr) {
      std::fclose(file_);
      std::remove(part_.c_str());
    }
  }

  void write(void const* bytes, std::size_t count) {
    if (count != 0 && std::fwrite(bytes, 1, count, file_) != count) fail();
  }
  void finish() {
    std::FILE* const file = file_;
    file_ = nullptr;
    if (std::fclose(file) != 0 || std::rename(part_.c_str(), path_.c_str()) != 0) {
      std::remove(part_.c_str());
      fail();
    }
  }

 private:
  [[noreturn]] void fail() const { headsup_diagnostics::reject("cannot write all of ", path_.c_str()); }

  std::string path_, part_;
  std::FILE* file_;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
