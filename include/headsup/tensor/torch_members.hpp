#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
/// A member of a PyTorch tensor, and how it is written here.
struct torch_member {
  char const* name;
  char const* fix;
};
namespace member {
#define HEADSUP_MEMBER(name, fix) HEADSUP_HIDDEN inline constexpr torch_member name{#name, fix};
#include <headsup/diagnostics/torch_members.inl>
#define HEADSUP_MEMBER(name, fix) HEADSUP_HIDDEN inline constexpr torch_member name{#name, fix};
#include <headsup/diagnostics/torch_attributes.inl>
}  // namespace member

/// HU054: what PyTorch writes as a member is a function here, and names its axis.
template <torch_member const& Member, class...> struct is_no_member {
  static constexpr bool value = false;
  static constexpr words say() {
    std::size_t same = 0;
    while (Member.name[same] != '\0' && Member.name[same] == Member.fix[same]) ++same;
    bool by_role = false;
    for (char const* at = Member.fix; *at != '\0'; ++at) by_role = by_role || *at == '<';
    return sentence(headsup_codes::torch_name, Member.name,
                    by_role                   ? "is no member here, but a function, which finds axes by role"
                    : Member.fix[same] == '(' ? "is no member here, but a function"
                                              : "is written in another way",
                    Member.fix);
  }
};
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
