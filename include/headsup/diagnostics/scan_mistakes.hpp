#ifndef HEADSUP_DIAGNOSTICS_SCAN_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SCAN_MISTAKES_HPP

#include <headsup/diagnostics/axis_mistakes.hpp>

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU003 or HU035: a state that cannot be carried along Role.
template <template <std::size_t> class Role, class X, class State>
struct cannot_scan {
  static constexpr words say() {
    using list = typename X::axes;
    using state = typename State::axes;
    if constexpr (!has<Role, list>) {
      return no_such_axis<"scan", Role, "x", list, void, call::by_other>::say();
    } else {
      words w;
      w << "HU035 scan<" << role_words<Role> << ">: ";
      if constexpr (std::is_same_v<state, no_tensor>) {
        return w << "the state is no tensor; fix: tensor<" << number_words<typename X::scalar> << ">{...}";
      } else {
        w << "the state " << state{} << " has " << role_words<Role> << " itself, so it cannot be carried from one "
          << role_words<Role> << " to the next; fix: scan<";
        axis_words const meant = meant_for<state>(list{}, axis_words{"tokens", 0});
        return w << (meant.size != 0 ? meant.role : "another_role") << ">(x, state, step)";
      }
    }
  }
};

/// HU035: a step whose result is no next state.
template <template <std::size_t> class Role, class State, class Next>
struct step_changes {
  static constexpr words say() {
    words w;
    using state = typename State::axes;
    using next = typename Next::axes;
    w << "HU035 scan<" << role_words<Role> << ">: the step makes " << next{} << " of the state " << state{}
      << "; fix: ";
    if constexpr (std::is_same_v<next, no_tensor>) return w << "a step that returns a tensor";
    else {
      axis_words const spare = last_axis(minus<next, state>{});
      axis_words const wanted = last_axis(minus<state, next>{});
      if (spare.size != 0 && spare.size == wanted.size)
        return w << "rename<" << spare.role << ", " << wanted.role << ">(its result)";
      return w << "a step that keeps the axes of the state";
    }
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
