// Catch2's main in WebAssembly. Debian's standard library for it declares the streams of files, which Catch2 uses for its
// option --out, but does not define them.

#include <istream>
#include <ostream>

namespace std {
template <> class basic_ifstream<char> : public istream {
 public:
  explicit basic_ifstream(char const*) : istream(nullptr) {}
  bool is_open() const { return false; }
};
template <> class basic_ofstream<char> : public ostream {
 public:
  basic_ofstream() : ostream(nullptr) {}
  void open(char const*) { setstate(failbit); }
};
}  // namespace std

#define CATCH_CONFIG_MAIN
#include "catch.hpp"
