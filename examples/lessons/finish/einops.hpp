#pragma once

#include "torch.hpp"

// einops by its patterns: rearrange(x, "b t (h d) -> b h t d", h=2). A name is an axis, and a name in parentheses is a
// part of one, the last part being the fastest.

namespace einops {
/// A name in a pattern, or the number of its positions that a call gives: h=2.
struct axis {
  char const* name;
  int size = 0;
  constexpr axis operator=(int positions) const { return {name, positions}; }
};
inline constexpr axis h{"h"}, d{"d"};

namespace detail {
using pytorch::numbers_of_axes;
using pytorch::say;
using pytorch::text;

/// One side of a pattern: its names, and how many of them make up each axis.
struct side {
  int count = 0;
  text names[pytorch::most_axes];
  numbers_of_axes parts;

  constexpr int find(text const& name) const {
    for (int i = 0; i < count; ++i)
      if (names[i] == name) return i;
    return -1;
  }
};

struct pattern {
  side left, right;
  text refused;

  constexpr explicit pattern(char const* written) {
    side* now = &left;
    bool inside = false;
    while (*written != '\0' && refused.size() == 0) {
      if (*written == ' ') {
        ++written;
      } else if (*written == '-' && written[1] == '>' && now == &left && !inside) {
        now = &right;
        written += 2;
      } else if (*written == '(' && !inside && now->parts.count < pytorch::most_axes) {
        inside = true;
        now->parts.push(0);
        ++written;
      } else if (*written == ')' && inside) {
        inside = false;
        ++written;
      } else {
        char const* const from = written;
        text name;
        for (; is_letter(*written); ++written) {
          char const one[] = {*written, '\0'};
          name << one;
        }
        if (*from == '.') {
          refused << "here all axes have names: none is written as ...";
        } else if (written == from || now->count == pytorch::most_axes || now->find(name) >= 0) {
          refused << "the pattern is wrong at: " << from;
        } else {
          now->names[now->count++] = name;
          if (!inside) now->parts.push(0);
          ++now->parts[now->parts.count - 1];
        }
      }
    }
    if (refused.size() != 0) return;
    if (now == &left) refused << "the pattern has no ->";
    else if (inside) refused << "a parenthesis of the pattern is left open";
    else if (text const lonely = missing(left, right); lonely.size() != 0)
      refused << "only one side has " << lonely.c_str();
  }

 private:
  static constexpr bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
  static constexpr text missing(side const& a, side const& b) {
    for (int i = 0; i < a.count; ++i)
      if (b.find(a.names[i]) < 0) return a.names[i];
    for (int i = 0; i < b.count; ++i)
      if (a.find(b.names[i]) < 0) return b.names[i];
    return {};
  }
};

/// The size of each name on the left; why there is none.
struct sizes_of_names {
  numbers_of_axes sizes;
  text refused;

  constexpr sizes_of_names(side const& left, numbers_of_axes const& of_x, axis const* given, int how_many) {
    if (left.parts.count != of_x.count) {
      say(refused << "the left side has ", left.parts.count);
      say(refused << " axes, and x has ", of_x.count);
      return;
    }
    for (int i = 0; i < how_many; ++i)
      if (left.find(text{} << given[i].name) < 0) {
        refused << "the pattern has no " << given[i].name;
        return;
      }
    for (int i = 0, name = 0; i < of_x.count; ++i) {
      int rest = of_x[i], open = -1;
      for (int part = 0; part < left.parts[i]; ++part, ++name) {
        sizes.push(size_given(left.names[name], given, how_many));
        if (sizes[name] == 0 && open < 0) {
          open = name;
        } else if (sizes[name] != 0 && rest % sizes[name] == 0) {
          rest /= sizes[name];
        } else {
          refuse(left.names[name], of_x[i]);
          return;
        }
      }
      if (open >= 0) sizes[open] = rest;
      else if (rest != 1) refuse(left.names[name - 1], of_x[i]);
      if (refused.size() != 0) return;
    }
  }

 private:
  static constexpr int size_given(text const& name, axis const* given, int how_many) {
    for (int i = 0; i < how_many; ++i)
      if (name == given[i].name) return given[i].size;
    return 0;
  }
  constexpr void refuse(text const& name, int whole) {
    say(refused << name.c_str() << " has no size with which the parts make an axis of ", whole);
  }
};
}  // namespace detail

/// x with its axes cut, moved and joined as the pattern says.
constexpr pytorch::tensor rearrange(pytorch::tensor const& x, char const* pattern, auto... sizes) {
  if (x.is_refused()) return x;
  axis const given[] = {sizes..., axis{"", 0}};
  detail::pattern const asked(pattern);
  if (asked.refused.size() != 0) return x.refuse(asked.refused);
  detail::sizes_of_names const names(asked.left, x.sizes(), given, sizeof...(sizes));
  if (names.refused.size() != 0) return x.refuse(names.refused);
  pytorch::numbers_of_axes order, joined;
  for (int i = 0, name = 0; i < asked.right.parts.count; ++i) {
    joined.push(1);
    for (int part = 0; part < asked.right.parts[i]; ++part, ++name) {
      order.push(asked.left.find(asked.right.names[name]));
      joined[i] *= names.sizes[order[name]];
    }
  }
  return x.reshape(names.sizes).permute(order).reshape(joined);
}
}  // namespace einops
