// main LIBRARY: exceptions of a shared library are caught by their types, and it goes when it is closed.
#include <headsup/headsup.hpp>

#include <dlfcn.h>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <thread>

namespace {

bool good = true;

void expect(char const* what, bool holds) {
  std::printf("%s: %s\n", what, holds ? "yes" : "no");
  good = good && holds;
}

template <class Function> Function* find(void* library, char const* name) {
  return reinterpret_cast<Function*>(dlsym(library, name));
}

template <class Error, class Call> bool throws(char const* words, Call call) {
  try {
    call();
  } catch (Error const& error) {
    return std::strncmp(error.what(), words, std::strlen(words)) == 0;
  } catch (...) {
  }
  return false;
}

}  // namespace

int main(int, char** arguments) {
  void* const library = dlopen(arguments[1], RTLD_NOW);
  if (library == nullptr) {
    std::printf("%s\n", dlerror());
    return 1;
  }
  auto* const small = find<float()>(library, "plugin_small");
  auto* const large = find<float()>(library, "plugin_large");
  auto* const print = find<void()>(library, "plugin_print");
  auto* const refuses = find<void()>(library, "plugin_refuses");
  auto* const refuses_sizes = find<void(std::size_t)>(library, "plugin_refuses_sizes");

  expect("small work", std::abs(small() - 1) < 1e-5f);
  // What a thread keeps for its next large work holds the library until the thread ends.
  std::thread([&] { expect("large work", std::abs(large() - 1) < 1e-5f); }).join();
  print();
  expect("an argument_error is caught", throws<headsup::argument_error>("HU021 take", refuses));
  expect("a size_error is caught", throws<headsup::size_error>("HU", [&] { refuses_sizes(2); }));

  dlclose(library);
  expect("the library is gone", dlopen(arguments[1], RTLD_NOW | RTLD_NOLOAD) == nullptr);
  return good ? 0 : 1;
}
