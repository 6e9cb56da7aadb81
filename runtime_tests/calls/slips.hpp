#pragma once

#include "right_calls.hpp"

#include <random>

// Slips of the pen: one change of a right call.

namespace slips {
using namespace right_calls;

inline role_value const pool[] = {role::batch,    role::tokens, role::keys,  role::heads, role::kv_heads,
                                  role::head_dim, role::d_in,   role::d_out, role::vocab};

class hand {
 public:
  explicit hand(unsigned seed) : random_(seed) {}

  std::size_t pick(std::size_t n) { return random_() % n; }
  char const* what = "";

  /// Changes the call in one way; false if it could not.
  bool slip(draft& d) {
    for (std::size_t i = 0; i < d.operands; ++i)
      if (d.x[i].tensor() && d.x[i].count == 0) return false;
    std::size_t const o = d.operands == 0 ? 0 : pick(d.operands);
    operand_value& x = d.x[o];
    std::size_t const kinds = 11, kind = pick(kinds);
    if (kind < 6 && (d.operands == 0 || !x.tensor())) return false;
    switch (kind) {
      case 0: {
        what = "axis renamed";
        axis_value& a = d.at[o][pick(x.count)];
        role_value const r = pool[pick(9)];
        if (x.has(r)) return false;
        a = axis(r, a.size);
        return true;
      }
      case 1: {
        what = "size changed";
        std::size_t const sizes[] = {1, 2, 3, 4, 7, 10};
        axis_value& a = d.at[o][pick(x.count)];
        a.size = sizes[pick(6)];
        return true;
      }
      case 2: {
        what = "axes exchanged";
        if (x.count < 2) return false;
        std::size_t const i = pick(x.count), j = pick(x.count);
        if (i == j) return false;
        calls::exchange(d.at[o][i], d.at[o][j]);
        return true;
      }
      case 3:
        what = "axis lost";
        d.remove(o, pick(x.count));
        return true;
      case 4: {
        what = "axis too many";
        if (x.count > 5) return false;
        role_value const r = pool[pick(9)];
        if (x.has(r)) return false;
        d.insert(o, x.count, axis(r, 3));
        return true;
      }
      case 5: {
        what = "other numbers";
        number const types[] = {number::float_, number::double_, number::bool_, number::int_};
        x.holds = types[pick(4)];
        return true;
      }
      case 6: {
        what = "operands swapped";
        if (d.operands < 2 || !d.x[1].tensor()) return false;
        calls::apply(d, {.is = calls::change::swap, .on = 0, .n = 1});
        return true;
      }
      case 7: {
        what = "another role named";
        bool const layer = d.op->has(calls::of_a_layer);  // no axes of which stop one role from standing twice
        std::size_t const named = layer ? d.count : d.roles;
        if (named == 0) return false;
        std::size_t const i = pick(named);
        role_value const r = pool[pick(9)];
        for (std::size_t j = 0; j < d.roles; ++j)
          if (d.named[j].is(r)) return false;
        d.named[i] = axis(r, d.named[i].size);
        return true;
      }
      case 8: {
        what = "named in another order";
        if (d.count < 2) return false;
        std::size_t const i = pick(d.count), j = pick(d.count);
        if (i == j || (d.named[i].size == 0) != (d.named[j].size == 0)) return false;
        calls::exchange(d.named[i], d.named[j]);
        return true;
      }
      case 9:
        what = "a number or size named";
        if (d.numbers != 0) {
          d.given[0] += static_cast<long long>(pick(5)) + 1;
          return true;
        }
        if (d.count == d.roles) return false;
        d.named[d.roles + pick(d.count - d.roles)].size = 3;
        return true;
      default: {
        what = "sums forgotten";
        if (!x.tensor()) return false;
        bool any = false;
        for (std::size_t i = 0; i < x.count; ++i) any = any || x[i].known->sums, d.at[o][i].known = &calls::nothing;
        return any;
      }
    }
  }

 private:
  std::mt19937 random_;
};

inline bool same(axis_value const& a, axis_value const& b) {
  return a.is(b) && a.size == b.size && a.known->sums == b.known->sums;
}
/// Whether two calls are the same one.
inline bool same(draft const& a, draft const& b) {
  if (a.roles != b.roles || a.count != b.count || a.numbers != b.numbers) return false;
  for (std::size_t i = 0; i < a.count; ++i)
    if (!same(a.named[i], b.named[i])) return false;
  for (std::size_t i = 0; i < a.numbers; ++i)
    if (a.given[i] != b.given[i]) return false;
  for (std::size_t o = 0; o < a.operands; ++o) {
    if (a.x[o].count != b.x[o].count || a.x[o].holds != b.x[o].holds || a.x[o].is != b.x[o].is) return false;
    for (std::size_t i = 0; i < a.x[o].count; ++i)
      if (!same(a.x[o][i], b.x[o][i])) return false;
  }
  return true;
}
}  // namespace slips
