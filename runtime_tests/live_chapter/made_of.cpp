// What the page lights when a reader points at a number of the chapter is what that number was made of, no more and no
// less: every number of every input is changed by itself, and the results that change are those.

#include "recording_page.hpp"

#include <chapter/choices.hpp>
#include <chapter/made_of.hpp>

#include <algorithm>
#include <cmath>
#include <map>

namespace {

int failures = 0;
bool changes_anything = false;

using kept = recording_page::kept;
using indices = std::map<std::string_view, std::size_t>;

void fail(std::string_view section, kept const& to, std::string const& what) {
  if (++failures <= 20) std::printf("%s, %s: %s\n", std::string(section).c_str(), to.name.c_str(), what.c_str());
}

indices indices_of(std::span<demo::shown_axis const> axes, std::size_t cell) {
  indices result;
  for (std::size_t i = axes.size(); i-- != 0; cell /= axes[i].size) result[axes[i].role] = cell % axes[i].size;
  return result;
}

std::size_t size_of(std::span<demo::shown_axis const> axes, std::string_view role) {
  for (demo::shown_axis const& each : axes)
    if (each.role == role) return each.size;
  return 0;
}

/// Whether that cell of an input, one of several, counts for that cell of the result: what events.ts says of Made.
bool counts(chapter::made_of const& made, std::span<demo::shown_axis const> input, indices const& at, std::size_t which,
            std::span<demo::shown_axis const> output, indices const& out) {
  using kind = demo::making::kind;
  demo::making const& how = made.how;
  for (auto const& [input_role, i] : at) {
    std::string_view const role = how.what == kind::renaming && input_role == how.role ? how.first : input_role;
    if (how.what == kind::selecting && role == how.role) {
      if (i != how.position) return false;
    } else if (how.what == kind::splitting && role == how.role) {
      if (out.at(how.first) * size_of(output, how.second) + out.at(how.second) != i) return false;
    } else if (auto const part = std::find(made.merged_from.begin(), made.merged_from.end(), role);
               part != made.merged_from.end()) {
      std::size_t index = out.at(made.merged);
      for (auto after = made.merged_from.end(); --after != part;) index /= size_of(input, *after);
      if (index % size_of(input, role) != i) return false;
    } else if (std::find(made.mixes.begin(), made.mixes.end(), role) == made.mixes.end()) {
      if (auto const there = out.find(role); there != out.end() && there->second != i) return false;
    }
  }
  return how.what != kind::stacking || out.at(how.role) == which;
}

/// "key_vectors" for "transpose(key_vectors)".
std::string variable_in(std::string const& expression) {
  std::size_t const begin = expression.rfind('(') + 1;
  return expression.substr(begin, expression.find_first_of(",)", begin) - begin);
}

/// A variable among the inputs of an event, and its number among those that the section makes; none if it is given.
struct operand {
  std::string name;
  bool is_given;
  std::size_t which;
  std::span<demo::shown_axis const> axes;
  std::size_t size;
};

/// A section, in which the operands of one event are changed as soon as all of them are there.
class experiment {
 public:
  experiment(demo::section const& part, recording_page const& usual, std::size_t event) : part_(part), event_(event) {
    recording_page::shapes_event const& about = usual.events[event];
    std::size_t until = about.after;
    for (std::size_t i = 0; i < about.after; ++i)
      if (usual.variables[i].name == about.to.name) until = i;
    for (kept const& each : about.from) {
      std::string const name = variable_in(each.name);
      if (std::any_of(operands_.begin(), operands_.end(), [&](operand const& o) { return o.name == name; })) continue;
      operand found{name, true, 0, {}, 0};
      for (std::size_t i = 0; i < until; ++i)
        if (usual.variables[i].name == name)
          found = {name, false, i, usual.variables[i].axes, usual.variables[i].numbers.size()};
      if (found.is_given) {
        if (name != "inputs") fail(part.id, about.to, "nobody knows " + name);
        demo::shown_tensor const inputs = demo::shown("inputs", demo::inputs);
        found.axes = inputs.axes;
        found.size = inputs.size();
      }
      operands_.push_back(found);
    }
    for (operand const& each : operands_)
      if (!each.is_given) last_ = std::max(last_, each.which + 1);
  }

  std::vector<operand> const& operands() const { return operands_; }

  /// The event's result where all operands have numbers between 0 and 1, and one of them has one number more.
  kept result(std::size_t which_operand = 0, std::size_t cell = 0, float more = 0) const {
    std::vector<float*> places(operands_.size());
    auto const change = [&] {
      for (std::size_t i = 0; i < operands_.size(); ++i) {
        if (operands_[i].is_given) places[i] = demo::inputs.data();
        for (std::size_t n = 0; n < operands_[i].size; ++n)
          places[i][n] = 0.1f + 0.8f * std::fabs(std::sin(static_cast<float>(37 * i + 11 * n + 1)));
      }
      places[which_operand][cell] += more;
    };
    recording_page page;
    page.when_made = [&](std::size_t which, demo::shown_tensor const&, float* numbers) {
      for (std::size_t i = 0; i < operands_.size(); ++i)
        if (!operands_[i].is_given && operands_[i].which == which) places[i] = numbers;
      if (which + 1 == last_) change();
    };
    auto const before = demo::inputs;
    changes_anything = true;
    if (last_ == 0) change();
    part_.show(page);
    changes_anything = false;
    demo::inputs = before;
    return page.events[event_].to;
  }

 private:
  demo::section const& part_;
  std::size_t event_;
  std::vector<operand> operands_;
  std::size_t last_ = 0;
};

/// What a mask or dropout has decided whatever its operands are: 0, -inf, and 1 for what is left alone.
bool is_decided(float number) { return number == 0 || number == 1 || std::isinf(number); }

struct tally {
  std::size_t events = 0, layers = 0, pairs = 0, decided = 0;
};

void check_event(demo::section const& part, recording_page const& usual, std::size_t which, tally& all) {
  recording_page::shapes_event const& event = usual.events[which];
  bool const by_a_layer = event.how.what == demo::making::kind::layer;
  if (event.from.empty() || (by_a_layer && variable_in(event.from[0].name) != event.from[0].name)) return;
  std::vector<demo::shown_tensor> from;
  for (kept const& each : event.from) from.push_back(each.shown());
  chapter::made_of const made = chapter::how_made(event.to.shown(), from, by_a_layer ? demo::making{} : event.how);
  experiment const with(part, usual, which);
  kept const before = with.result();
  std::size_t more_than_said = 0;

  for (std::size_t o = 0; o < with.operands().size(); ++o) {
    operand const& variable = with.operands()[o];
    for (std::size_t cell = 0; cell < variable.size; ++cell) {
      kept const after = with.result(o, cell, 0.25f);
      for (std::size_t n = 0; n < after.numbers.size(); ++n) {
        indices const out = indices_of(event.to.axes, n);
        bool is_said = false;
        for (std::size_t i = 0; i < from.size(); ++i) {
          if (variable_in(event.from[i].name) != variable.name) continue;
          // A transpose has the same roles in another order; a renaming has the same order.
          indices at = indices_of(variable.axes, cell);
          bool const same_roles = std::all_of(from[i].axes.begin(), from[i].axes.end(),
                                              [&](demo::shown_axis const& each) { return at.contains(each.role); });
          if (!same_roles) at = indices_of(from[i].axes, cell);
          is_said = is_said || counts(made, from[i].axes, at, i, event.to.axes, out);
        }
        bool const has_changed = after.numbers[n] != before.numbers[n];
        bool const decided = is_decided(before.numbers[n]) ||
                             (variable.size == before.numbers.size() && is_decided(before.numbers[cell]));
        more_than_said += has_changed && !is_said;
        if (by_a_layer) continue;
        ++all.pairs;
        if (has_changed && !is_said)
          fail(part.id, event.to,
               "number " + std::to_string(n) + " depends on " + variable.name + "'s number " + std::to_string(cell) +
                   ", which is not said");
        if (is_said && !has_changed) {
          ++all.decided;
          if (!decided)
            fail(part.id, event.to,
                 "number " + std::to_string(n) + " does not depend on " + variable.name + "'s number " +
                     std::to_string(cell));
        }
      }
    }
  }
  ++(by_a_layer ? all.layers : all.events);
  if (by_a_layer && more_than_said == 0) fail(part.id, event.to, "the names of its axes say how it is made after all");
}

tally check_all() {
  tally all;
  for (demo::section const& part : demo::sections()) {
    if (part.show == nullptr) continue;
    recording_page usual;
    part.show(usual);
    for (std::size_t i = 0; i < usual.events.size(); ++i) check_event(part, usual, i, all);
  }
  return all;
}

}  // namespace

void demo::must_hold(bool holds, char const* what) {
  if (holds || changes_anything) return;
  std::printf("%s does not hold\n", what);
  ++failures;
}

int main() {
  for (char const* heads : {"n_heads=2", "n_heads=3"}) {
    chapter::start_again();
    chapter::choose(heads);
    chapter::set_words_and_inputs();
    tally const all = check_all();
    std::printf("%s: %zu events and %zu layers, %zu pairs of numbers, %zu of them decided by a mask\n", heads,
                all.events, all.layers, all.pairs, all.decided);
    if (all.events < 45 || all.layers < 6 || all.decided * 10 > all.pairs) {
      std::printf("that is not the whole chapter\n");
      ++failures;
    }
  }
  return failures == 0 ? 0 : 1;
}
