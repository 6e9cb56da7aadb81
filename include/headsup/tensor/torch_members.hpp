#pragma once

#include <headsup/diagnostics/torch_member.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
namespace member {
#define HEADSUP_MEMBER(name, fix) HEADSUP_HIDDEN inline constexpr torch_member name{#name, fix};
#include <headsup/diagnostics/torch_members.inl>
#define HEADSUP_MEMBER(name, fix) HEADSUP_HIDDEN inline constexpr torch_member name{#name, fix};
#include <headsup/diagnostics/torch_attributes.inl>
}  // namespace member
}  // namespace headsup_rule

/// Refuses PyTorch's members, for tensors and views: where they are called, and where those that PyTorch does not call
/// are read. The value of the latter is made then, because it is a template's.
template <class Read = void> struct torch_members {
#define HEADSUP_MEMBER(name, fix)                                                                                \
  constexpr auto name(auto const&... given) const {                                                              \
    static_assert(!HEADSUP_MISTAKE(headsup_rule::is_no_member<headsup_rule::member::name, decltype(given)...>)); \
    return shape_mistake{};                                                                                      \
  }
#include <headsup/diagnostics/torch_members.inl>
#define HEADSUP_MEMBER(name, fix)       \
  static constexpr shape_mistake name = \
      headsup_diagnostics::check<headsup_rule::is_no_member<headsup_rule::member::name, Read>>();
#include <headsup/diagnostics/torch_attributes.inl>
};
}  // namespace HEADSUP_NAMESPACE
