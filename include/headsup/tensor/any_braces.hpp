#pragma once

#include <headsup/core/flags.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
/// Numbers in braces of any depth: accepts a literal that fits no shape, so that it can be refused with a message.
struct any_braces {
  struct number_or_braces {
    constexpr number_or_braces(double) {}
    constexpr number_or_braces(std::initializer_list<number_or_braces>) {}
  };

  constexpr any_braces(std::initializer_list<number_or_braces>) {}
};
}  // namespace HEADSUP_NAMESPACE
