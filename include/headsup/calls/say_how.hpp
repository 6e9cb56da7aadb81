#pragma once

#include <headsup/calls/diagnose.hpp>
#include <headsup/calls/rewritten.hpp>

// The sentence for a call as it is written: how that differs from the form of its operation, or what its rules say. The
// call as it should be written is asked and mended as every other.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// The cheapest change of a call that can be typed into it; none if there is none.
template <class Call> constexpr path change_in(Call const& c, bool hinted) {
  hint const& other = c.op->rules[broken(c)].otherwise;
  if (hinted && other.price == 0 && is_code(other.text) && other.when(c)) return {{step{.is = change::hint}}, 1, 0};
  search<Call> const found(c);
  for (path const& each : found.best) {
    step const& first = each.steps[0];
    bool const typed = first.is != change::hint && first.is != change::declared && first.is != change::made_for &&
                       !(first.is == change::operand && first.by->has(of_both));
    if (each.count != 0 && typed) return each;
  }
  return path{};
}

/// How many of the last axes to leave out, so that those before them are what a call that names nothing means.
template <class Written> constexpr std::size_t last_not_meant(Written const& c) {
  for (std::size_t but = 0; but < c.x[0].count; ++but) {
    rewritten<Written> const tried(c, {.but = but});
    if (!tried.is_rare() && (tried.open || keeps(tried.call()))) return but;
  }
  return 0;
}

/// The sentence for a call that is not written as its operation is; or what its rules say.
template <class Written> constexpr words say_how(Written const& c) {
  rewritten<Written> const first(c);
  auto const plain = first.call();
  bool const no_tensor = c.operands != 0 && !c.x[0].tensor() && !keeps(plain);  // that is what is wrong first
  if (no_tensor && (c.op->rules[broken(plain)].reads & kinds) != 0) return diagnose(plain);
  if (first.wrong.size() == 0 && !keeps(plain)) return diagnose(plain);
  rewritten<Written> const often(c, {.times = true, .mends = true}),
      once(c, {.mends = first.open, .but = first.unnamed ? last_not_meant(c) : 0});
  bool const repeats = often.counts && !often.open && keeps(often.call());
  rewritten<Written> const& as = repeats ? often : once;
  auto const call = as.call();
  bool const holds = as.open || keeps(call);
  path const by = holds ? path{} : change_in(call, !as.unnamed || !as.made_up);
  bool const found = holds || by.count != 0;
  if (!found && !as.made_up) return diagnose(call);
  words w;
  w << (as.unnamed ? headsup_codes::unnamed_axis : headsup_codes::other_form) << " " << c.op->name;
  for (std::size_t i = 0; i < c.count; ++i) show(w << (i == 0 ? "<" : ", "), c.names[i]);
  w << (c.count == 0 ? ": " : ">: ");
  w << (as.wrong.size() == 0 ? "takes other arguments than these" : as.wrong.data());
  if (!found && as.unnamed) show_names_taken(w << "; it takes ", *c.op);
  if (!found) return w;
  w.fix();
  if (holds) as.write(w, as.wrong.size() == 0);
  else by.steps[0].is == change::hint ? fix_writer(w, call, by).write() : fix_writer(w, call, by).write_whole_call();
  bool const one_number = as.unnamed && holds && c.op->has(reduces) && form_of(*c.op).roles.end > 1 && c.x[0].count > 1;
  if (one_number) show(w << ", or " << c.op->name << "<", roles_of{c.x[0]}) << ">(x) if one number is meant";
  return w;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
