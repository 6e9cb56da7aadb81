#include "right_calls.hpp"

#include "catch.hpp"

#include <headsup/calls/say_how.hpp>

#include <algorithm>
#include <cstdio>
#include <string>

// Right calls, written otherwise: the fix is the right call.

namespace {
using namespace right_calls;
using calls::name_value;
using calls::written;

/// The template arguments of a call.
std::vector<name_value> names_of(draft const& right) {
  std::vector<name_value> names;
  for (std::size_t i = 0; i < right.count; ++i)
    names.push_back({i < right.roles ? written::role : written::axis, right.named[i]});
  for (std::size_t i = 0; i < right.numbers; ++i) names.push_back({.is = written::number, .n = right.given[i]});
  return names;
}

std::string told(draft const& right, std::vector<name_value> names, std::vector<operand_value> const& xs) {
  std::size_t const count = names.size();
  names.push_back({written::type});
  return calls::say_how(calls::written_call{right.op, names.data(), count, xs.data(), xs.size()}).data();
}
std::vector<operand_value> operands_of(draft const& right) { return {right.x, right.x + right.operands}; }

/// The right call as code.
std::string code_of(draft const& right) {
  std::vector<name_value> names = names_of(right);
  std::size_t const count = names.size();
  names.push_back({written::type});
  calls::written_call const c{right.op, names.data(), count, right.x, right.operands};
  calls::rewritten<calls::written_call> const same(c);
  calls::words w;
  return same.write(w, false).data();
}

struct share {
  std::size_t slips = 0, restored = 0;

  void count(draft const& right, std::string const& said) {
    ++slips;
    bool const good = said.ends_with("; fix: " + code_of(right));
    restored += good ? 1 : 0;
    if (!good) std::printf("  %s: %s\n", code_of(right).c_str(), said.c_str());
    CHECK(said.substr(0, 5) == "HU051");
  }
  double of_all() const { return static_cast<double>(restored) / static_cast<double>(slips); }
};

/// Calls each(right) for every right call of an operation that is no layer, is called by its name, names no type of
/// numbers, and is of tensors.
template <class Each> void for_each_call(Each each) {
  for (auto const& set : {seen(), kept_back(), of_other_rows()})
    for (draft const& right : set)
      if (!right.op->has(calls::calculates) && !right.op->has(calls::of_a_layer) &&
          calls::form_of(*right.op).types.first == 0 && (right.operands == 0 || right.x[0].tensor()) &&
          keeps(right.call()))
        each(right);
}
}  // namespace

TEST_CASE("a role with a size loses it, and an axis named by its number gets its role") {
  share sized, numbered;
  for_each_call([&](draft const& right) {
    for (std::size_t i = 0; i < right.roles; ++i) {
      std::vector<name_value> names = names_of(right);
      names[i] = {written::axis, calls::as_axis(right.named[i].role, 3)};
      sized.count(right, told(right, names, operands_of(right)));
      std::size_t const place = right.x[0].place(right.named[i].role);
      if (place == right.x[0].count) continue;
      for (long long const n :
           {static_cast<long long>(place), static_cast<long long>(place) - static_cast<long long>(right.x[0].count)}) {
        names[i] = {.is = written::number, .n = n};
        numbered.count(right, told(right, names, operands_of(right)));
      }
    }
  });
  std::printf("sizes: %zu of %zu, numbers: %zu of %zu\n", sized.restored, sized.slips, numbered.restored,
              numbered.slips);
  CHECK(sized.of_all() == 1);
  CHECK(numbered.of_all() == 1);
}

TEST_CASE("axes of a list are named one by one, and what is one too many is left out") {
  share listed, typed, more;
  for_each_call([&](draft const& right) {
    if (right.count > right.roles && !right.op->has(calls::takes_a_list)) {
      std::vector<name_value> names = names_of(right);
      names.resize(right.roles);
      names.push_back({.is = written::list, .list = {right.named + right.roles, right.count - right.roles}});
      for (std::size_t i = 0; i < right.numbers; ++i) names.push_back({.is = written::number, .n = right.given[i]});
      listed.count(right, told(right, names, operands_of(right)));
    }
    std::vector<name_value> names = names_of(right);
    if (calls::form_of(*right.op).types.end == 0 && !names.empty()) {
      names.push_back({.is = written::type, .type = number::float_});
      typed.count(right, told(right, names, operands_of(right)));
    }
    if (right.operands == 0 || calls::form_of(*right.op).operands.end > right.operands) return;
    std::vector<operand_value> xs = operands_of(right);
    xs.push_back(xs.back());
    more.count(right, told(right, names_of(right), xs));
  });
  std::printf("lists: %zu of %zu, types: %zu of %zu, operands: %zu of %zu\n", listed.restored, listed.slips,
              typed.restored, typed.slips, more.restored, more.slips);
  CHECK(listed.of_all() == 1);
  CHECK(typed.of_all() == 1);
  CHECK(more.of_all() == 1);
}

TEST_CASE("numbers before the axes that they are about come after them") {
  share turned;
  for_each_call([&](draft const& right) {
    if (right.numbers == 0 || right.count == 0) return;
    std::vector<name_value> names = names_of(right);
    std::rotate(names.begin(), names.end() - static_cast<std::ptrdiff_t>(right.numbers), names.end());
    turned.count(right, told(right, names, operands_of(right)));
  });
  std::printf("turned: %zu of %zu\n", turned.restored, turned.slips);
  CHECK(turned.of_all() == 1);
}

TEST_CASE("a call that names nothing names the axes that it needs") {
  std::size_t unnamed = 0, restored = 0;
  for_each_call([&](draft const& right) {
    calls::form_value const form = calls::form_of(*right.op);
    if (form.roles.first + form.axes.first == 0 || (right.operands == 0 && form.numbers.first != 0)) return;
    std::string const said = told(right, {}, operands_of(right));
    ++unnamed;
    bool const good = said.find("; fix: " + code_of(right)) != std::string::npos;
    restored += good ? 1 : 0;
    if (!good) std::printf("  %s: %s\n", code_of(right).c_str(), said.c_str());
    CHECK(said.substr(0, 5) == "HU027");
  });
  std::printf("unnamed: %zu of %zu\n", restored, unnamed);
  CHECK(static_cast<double>(restored) / static_cast<double>(unnamed) >= 0.5);
}
