#pragma once

#include <headsup/headsup.hpp>

#include <cstdio>

// What a program of docs/errors/pytorch prints as wrong, made by the same mistake in headsup, which is refused.

using namespace headsup;

/// A line for compare.py: the program, and numbers that it prints too.
template <class X> void shown(char const* program, X const& x) {
  std::printf("== %s\n", program);
  print(x);
}
/// Where PyTorch stops, its words.
template <class F> void stopped(char const* program, F f) {
  std::printf("== %s\n", program);
  try {
    f();
  } catch (torch_error const& words) {
    std::printf("RuntimeError: %s\n", words.what());
  }
}
