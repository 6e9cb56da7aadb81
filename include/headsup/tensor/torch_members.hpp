#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// Members of a PyTorch tensor, and how each is written here. Their list is this table.
struct torch_member {
  char const* name;
  char const* fix;
};
HEADSUP_HIDDEN inline constexpr torch_member torch_members[] = {
    {"softmax", "softmax<role>(x)"},
    {"sum", "sum<role>(x)"},
    {"mean", "mean<role>(x)"},
    {"max", "max<role>(x)"},
    {"T", "transpose(x), or transpose<role, other_role>(x)"},
    {"transpose", "transpose<role, other_role>(x)"},
    {"permute", "reorder<axes<...>>(x)"},
    {"view", "reshape<...>(x), split<role, ...>(x) or merge<role, ...>(x)"},
    {"reshape", "reshape<...>(x), split<role, ...>(x) or merge<role, ...>(x)"},
    {"unsqueeze", "expand<role<1>>(x)"},
    {"squeeze", "squeeze<role>(x)"},
    {"masked_fill", "masked_fill(x, mask, number)"},
    {"matmul", "matmul(x, y), or contract<role>(x, y)"},
    {"item", "x(), or x(0) with a position for each axis"},
    {"to", "to<float>(x)"},
    {"numel", "x.size()"},
    {"dim", "x.rank"},
};

/// HU054: what PyTorch writes as a member is a function here, and names its axis.
template <std::size_t Row, class...> struct is_no_member {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr torch_member member = torch_members[Row];
    // Numbers and sizes are asked of x itself.
    bool const of_x = member.fix[0] == 'x';
    words w(codes::torch_name, member.name);
    w << (of_x ? "is written in another way" : "is no member here, but a function, which finds axes by role");
    return w.fix() << member.fix;
  }
};
}  // namespace rule

/// Refuses PyTorch's members, for tensors and views.
struct torch_members {
#define HEADSUP_MEMBER(name, row)                                                 \
  constexpr auto name(auto const&... given) const {                               \
    static_assert(!HEADSUP_MISTAKE(rule::is_no_member<row, decltype(given)...>)); \
    return shape_mistake{};                                                       \
  }
#include <headsup/diagnostics/torch_members.inl>
};
}  // namespace HEADSUP_NAMESPACE
