#pragma once

#include <headsup/files/input_file.hpp>

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

// Files of these tests, which are removed at their end.
struct written_file {
  std::string path;

  explicit written_file(std::string const& name, std::string const& bytes = "") : path("headsup_files_" + name) {
    if (bytes.empty()) return;
    headsup::headsup_detail::output_file file(path);
    file.write(bytes.data(), bytes.size());
    file.finish();
  }
  written_file(written_file const&) = delete;
  written_file& operator=(written_file const&) = delete;
  ~written_file() { std::remove(path.c_str()); }
};

inline std::string as_bytes(std::initializer_list<float> numbers) {
  std::string bytes(numbers.size() * sizeof(float), '\0');
  std::memcpy(bytes.data(), numbers.begin(), bytes.size());
  return bytes;
}

/// A file of safetensors with that head and these numbers.
inline std::string safetensors_of(std::string const& head, std::string const& numbers) {
  std::uint64_t const length = head.size();
  std::string bytes(sizeof length, '\0');
  std::memcpy(bytes.data(), &length, sizeof length);
  return bytes + head + numbers;
}

/// What the error of run() says; empty if there is none.
template <class Run> std::string error_of(Run&& run) {
  try {
    run();
  } catch (headsup::argument_error const& error) {
    return error.what();
  }
  return "";
}
