#pragma once

#include <headsup/diagnostics/refuse.hpp>
#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE::headsup_rule {
/// A member in PyTorch, and how it is written here.
struct torch_member {
  char const* name;
  char const* fix;
};

/// HU054: what PyTorch writes as a member is a function here, and names its axis. Of Given, which are the arguments, a
/// mistake was reported.
template <torch_member const& Member, class... Given> struct is_no_member {
  static constexpr bool value = false;
  static constexpr words say() {
    if (is_mistake<Given...>) return {};
    std::size_t same = 0;
    while (Member.name[same] != '\0' && Member.name[same] == Member.fix[same]) ++same;
    bool by_role = false;  // "<role", or "<..." in its place
    for (char const* at = Member.fix; *at != '\0'; ++at)
      by_role = by_role || (*at == '<' && (at[1] == 'r' || at[1] == '.'));
    return sentence(headsup_codes::torch_name, Member.name,
                    by_role                   ? "is no member here, but a function, which finds axes by role"
                    : Member.fix[same] == '(' ? "is no member here, but a function"
                                              : "is written in another way",
                    Member.fix);
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_rule
