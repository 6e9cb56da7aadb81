#include "../../runtime_tests/calls/slips.hpp"
#include "../../runtime_tests/calls/wrong_calls.hpp"

#include <cstdio>
#include <cstdlib>
#include <headsup/calls/diagnose.hpp>
#include <string>

// Writes wrong calls and their first fixes as programs: first those of runtime_tests/calls/wrong_calls.hpp, then slips.
// Of each, a line: a function with the call, a tab, what it must be told, a tab, and, if the fix is code, a function with
// that typed in, which asserts that its operands are what the search took them for.

namespace {
using namespace slips;
using calls::change;
using calls::operation;
using std::string;

string typed(std::size_t size) { return size == headsup::dynamic ? "dynamic" : std::to_string(size); }
string plain(axis_value const& a) { return string(a.role.name) + "<" + typed(a.size) + ">"; }

/// The type of an axis, with what it knows.
string typed(axis_value const& a) {
  calls::knowledge const& k = *a.known;
  string type = plain(a);
  if (k.count != 0) {
    type = "merged<" + type;
    for (std::size_t i = 0; i < k.count; ++i) type += ", " + plain(k.factors[i]);
    type += ">";
  }
  if (k.summand_count != 0) {
    type = "made_of<" + type;
    for (axis_value const& each : a.summands()) type += ", " + plain(each);
    type += ">";
  }
  if (k.zeros != calls::triangle::none)
    type = (k.zeros == calls::triangle::lower ? "lower_triangle<" : "upper_triangle<") + type + ", " + k.query.name +
           "<" + typed(k.queries) + ">, " + std::to_string(k.diagonal) + ">";
  if (k.ids != 0) type = string("ids_of<") + k.ids_of.name + "<" + typed(k.ids) + ">, " + type + ">";
  if (k.mask != calls::polarity::unknown)
    type = string("headsup::") + (k.mask == calls::polarity::keeps ? "keeps<" : "hides<") + type + ">";
  if (k.sums) type = (k.on_average ? "normalized_on_average<" : "normalized<") + type + ">";
  return type;
}

string typed_cache(operand_value const& x) {
  string batch;
  for (std::size_t i = 0; i + 3 < x.count; ++i) batch += (i == 0 ? "" : ", ") + plain(x[i]);
  string const one = "key_value_cache<axes<" + batch + ">, " + plain(x[x.count - 3]) + ", " + plain(x[x.count - 2]) +
                     ", " + plain(x[x.count - 1]) + ", " + calls::name_of(x.holds) + ">";
  return x.several == 0 ? one : "std::array<" + one + ", " + std::to_string(x.several) + ">";
}

string typed(operand_value const& x, bool viewed = false) {
  if (x.is == kind::number) return x.holds == number::int_ ? "int" : x.holds == number::double_ ? "double" : "float";
  if (x.is == kind::truth) return "bool";
  if (x.is == kind::generator) return "torch_generator";
  if (x.is == kind::layer) return "linear<d_in<3>, d_out<2>>";
  if (x.is == kind::cache) return typed_cache(x);
  if (x.is == kind::other) return "function";
  string type = string(viewed ? "tensor_view<" : "tensor<");
  type += x.holds == number::integers ? "long" : calls::name_of(x.holds);
  type += viewed ? " const" : "";
  if (x.alone->ids != 0) type += ", ids_of<" + plain(known_ids_of(x)) + ">";
  for (axis_value const& each : x) {
    bool const pooled = &each == x.first && x.lost.count != 0;
    type += pooled ? ", pooled<" : ", ";
    type += typed(each);
    for (std::size_t i = 0; pooled && i < x.lost.count; ++i) type += ", " + plain(x.lost[i]);
    type += pooled ? ">" : "";
  }
  return type + ">";
}

/// Constants that say what an operand is.
class constants {
 public:
  string declared;

  string value(operand_value const& x) {
    string const list = axes(x), lost = axes(x.lost);
    return "operand_value{{" + list + ", " + std::to_string(x.count) + "}, kind::tensor, type_of_numbers(" +
           std::to_string(static_cast<int>(x.holds)) + "), {" + lost + ", " + std::to_string(x.lost.count) + "}}";
  }

 private:
  string axes(calls::axes_value const& list) {
    string all = "{";
    for (axis_value const& each : list)
      all += "{" + role(each.role) + ", " + typed(each.size) + ", &" + fact(*each.known) + ", " +
             (each.separate ? "true, " : "false, ") + (each.has_other_sizes ? "true}, " : "false}, ");
    return named("axis_value", "[]", all + "no_axis}");
  }
  static string role(role_value const& r) {
    return r.number == 0 ? "{\"\", 0}" : string("role_named(\"") + r.name + "\")";
  }
  string fact(calls::knowledge const& k) {
    if (&k == &calls::nothing) return "nothing";
    string const factors = k.count == 0 ? "nullptr" : axes({k.factors, k.count});
    string const summands = k.summand_count == 0 ? "nullptr" : axes({k.summands, k.summand_count});
    return named("knowledge", "",
                 string("{.sums = ") + (k.sums ? "true" : "false") +
                     ", .on_average = " + (k.on_average ? "true" : "false") + ", .zeros = triangle(" +
                     std::to_string(static_cast<int>(k.zeros)) + "), .query = " + role(k.query) +
                     ", .queries = " + typed(k.queries) + ", .diagonal = " + std::to_string(k.diagonal) +
                     ", .factors = " + factors + ", .count = " + std::to_string(k.count) +
                     ", .summands = " + summands + ", .summand_count = " + std::to_string(k.summand_count) +
                     ", .ids_of = " + role(k.ids_of) + ", .ids = " + typed(k.ids) +
                     ", .mask = polarity(" + std::to_string(static_cast<int>(k.mask)) + ")}");
  }
  string named(char const* type, char const* array, string const& by) {
    string const name = "c" + std::to_string(count_++);
    declared += string("constexpr ") + type + " " + name + array + by + "; ";
    return name;
  }

  int count_ = 0;
};

string operand_name(draft const& d, std::size_t i) {
  return calls::name_of(*d.op, i).data() + (i < calls::form_of(*d.op).operands.end ? "" : std::to_string(i));
}

/// The parts of a text between separators that stand outside of all brackets.
std::vector<string> split(string const& text, string const& separator) {
  std::vector<string> parts(1);
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    depth += text[i] == '(' || (text[i] == '<' && text[i + 1] != ' ' && text[i + 1] != '=') ? 1 : 0;
    depth -= text[i] == ')' || (text[i] == '>' && i != 0 && text[i - 1] != ' ') ? 1 : 0;
    if (depth == 0 && text.compare(i, separator.size(), separator) == 0) {
      i += separator.size() - 1;
      parts.emplace_back();
    } else {
      parts.back() += text[i];
    }
  }
  return parts;
}
string sign_of(operation const& op) { return op.name + 8; }

/// Zeros in braces of such sizes; without axes, those of the declared ones, but for one in the last row.
string braces(calls::axes_value const& declared, calls::axes_value const& held, std::size_t level = 0,
              bool is_last = true) {
  bool const uneven = held.count == 0;
  calls::axes_value const& all = uneven ? declared : held;
  if (level == all.count) return "0";
  std::size_t const whole = all[level].size == headsup::dynamic ? 2 : all[level].size,
                    size = whole - (uneven && is_last && level + 1 == all.count ? 1 : 0);
  string text = "{";
  for (std::size_t i = 0; i < size; ++i)
    text += (i == 0 ? "" : ", ") + braces(declared, held, level + 1, is_last && i + 1 == size);
  return text + "}";
}

/// What follows the type of the numbers in the type of a tensor.
string axes_of(string const& type) { return type.substr(type.find(',')); }

/// The call with such operands.
string written(draft const& d, std::vector<string> const& operands) {
  bool const compares = d.op == &op::compare || d.op == &op::differ;
  if (compares || d.op->has(calls::calculates)) return operands[0] + " " + sign_of(*d.op) + " " + operands[1];
  if (d.op == &op::has_shape) return "has_shape<decltype(" + operands[1] + ")" + axes_of(typed(d.x[0]));
  if (d.op->has(calls::declares)) return "std::remove_cvref_t<decltype(" + operands[0] + ")>(" + operands[1] + ")";
  if (d.op == &op::printed) return "prints_as(" + operands[0] + ", " + braces(d.x[0], d.x[1]) + ")";
  if (d.op == &op::literal) {
    bool const deep = d.x[0].count > 2;  // than which braces can be left out
    return typed(d.x[0]) + (deep ? "{" : "") + braces(d.x[0], d.x[1]) + (deep ? "}" : "");
  }
  calls::words names;
  if (d.op->has(calls::takes_a_list)) show(names << "<axes<", calls::bare{{d.named, d.count}}) << ">>";
  else calls::show_named(names, {d.named, d.count}, d.given, d.numbers);
  string call = string(d.op->name) + names.data() + "(";
  for (std::size_t i = 0; i < operands.size(); ++i) call += (i == 0 ? "" : ", ") + operands[i];
  return call + ")";
}
std::vector<string> names_of(draft const& d) {
  std::vector<string> all;
  for (std::size_t i = 0; i < d.operands; ++i) all.push_back(operand_name(d, i));
  return all;
}

/// A function that does that with operands of such types; `more` are other names for them.
string function(draft const& d, string const& name, string const& more, string const& body) {
  string all = "inline void " + name + "(";
  for (std::size_t i = 0; i < d.operands; ++i) {
    bool const draws = d.x[i].is == kind::other && operand_name(d, i) == "generator";
    bool const is_kept = d.x[i].kept && (d.x[i].is == kind::generator || d.x[i].is == kind::cache);
    bool const changes = draws || is_kept || (i == 0 && (d.op->has(calls::in_place) || d.op == &op::given));
    all += (i == 0 ? "" : ", ") + (draws ? "torch_generator" : typed(d.x[i], i == 0 && d.op == &op::viewed)) +
           (changes ? "& " : " const& ") + operand_name(d, i);
  }
  return all + ") { " + more + body + " }";
}
string ignored(string const& expression) { return "(void)(" + expression + ");"; }

/// The fix as it is typed in, or nothing if it is no code.
class fix {
 public:
  fix(draft const& slip, calls::path const& found) : slip_(slip), fixed_(slip), path_(found) {
    for (std::size_t i = 0; i < path_.count; ++i) apply(fixed_, path_.steps[i]);
  }

  string program(string const& name) {
    calls::words w;
    calls::call_value const call = slip_.call();
    calls::fix_writer(w, call, path_).write();
    string text = w.data();
    draft declared(slip_);  // as the operands are declared
    calls::step const& first = path_.steps[0];
    if (first.is == change::declared || first.is == change::pooled) {
      apply(declared, first);
      if (path_.count == 1) return function(declared, name, "", ignored(written(declared, names_of(declared))));
      std::size_t const then = text.find(", then ");
      if (then == string::npos) return "a fix of several steps says one: " + text;
      text = text.substr(then + 7);
    }
    for (char const* condition : {" if ", ", which checks it"}) text = text.substr(0, text.find(condition));
    std::vector<string> operands = names_of(declared);
    bool whole = false;
    if (!put_in(operands, text)) {
      operands = operands_of(text);
      whole = true;
    }
    constants expected;
    string checks;
    for (std::size_t i = 0; i < operands.size() && operands.size() == fixed_.operands; ++i)
      if (fixed_.x[i].tensor() && operands[i] != operand_name(fixed_, i))
        checks += " static_assert(is_like<decltype(" + operands[i] + ")>(" + expected.value(fixed_.x[i]) + "));";
    bool const is_statement = text.compare(0, 5, "auto ") == 0;
    string const typed = !whole         ? ignored(written(declared, operands))
                         : is_statement ? text + "; (void)result;"
                                        : ignored(text);
    return "namespace of_" + name + " { " + expected.declared +
           function(declared, name, other_names(declared), typed + checks) + " }";
  }

 private:
  /// Puts the text in the place of the operand that it changes, or of both; false if it is a whole call.
  bool put_in(std::vector<string>& operands, string text) const {
    calls::step const& last = path_.steps[path_.count - 1];
    if (last.is == change::operand && last.by->has(calls::of_both) && !slip_.op->has(calls::calculates)) {
      std::size_t const other = text.find(" and ");
      operands[last.on] = text.substr(0, other);
      operands[1 - last.on] = text.substr(other + 5);
      return true;
    }
    for (std::size_t o = 0; o < operands.size(); ++o) {
      string alone = operands[o];
      bool changed = false;
      for (std::size_t i = 0; i < path_.count; ++i) {
        calls::step const& s = path_.steps[i];
        if (s.is != change::operand || s.on != o) continue;
        if (s.by->has(calls::of_scores)) alone = "scores";
        changed = true;
      }
      if (!changed) continue;
      for (std::size_t i = 0; i < path_.count; ++i) {
        calls::step const& s = path_.steps[i];
        if (s.is != change::operand || s.on != o) continue;
        calls::words w;
        calls::call_value const call = slip_.call();
        write_step(w, call, s, alone.c_str());
        alone = w.data();
      }
      if (text != alone && text != alone + " first") continue;
      operands[o] = alone;
      return true;
    }
    return false;
  }
  std::vector<string> operands_of(string const& text) const {
    if (slip_.op->has(calls::calculates)) {
      bool const in_place = slip_.op->has(calls::in_place);
      string const sign = in_place ? sign_of(*slip_.op).substr(0, 1) : sign_of(*slip_.op);
      string const start = "auto result = ";
      return split(text.compare(0, start.size(), start) == 0 ? text.substr(start.size()) : text, " " + sign + " ");
    }
    // Another call in the place of this one has its own operands.
    if (text.compare(0, text.find_first_of("<("), slip_.op->name) != 0) return {};
    std::size_t const opened = text.find('(');
    return opened == string::npos ? std::vector<string>{}
                                  : split(text.substr(opened + 1, text.size() - opened - 2), ", ");
  }
  /// The names that sentences have for operands where their own would not be clear.
  string other_names(draft const& d) const {
    string all;
    constexpr char const* places[] = {"first", "second", "third"};
    bool swapped = false;
    for (std::size_t i = 0; i < path_.count; ++i) {
      calls::step const& s = path_.steps[i];
      swapped = swapped || s.is == change::swap;
      if (s.is == change::operand && s.by->has(calls::of_scores) && all.empty())
        all += "[[maybe_unused]] auto const scores = " + operand_name(d, s.on) + " + 0; ";  // which are no weights
    }
    for (std::size_t i = 0; swapped && i < d.operands; ++i)
      if (operand_name(d, 0) != "first")
        all += string("[[maybe_unused]] auto const& ") + places[i] + " = " + operand_name(d, i) + "; ";
    return all;
  }

  draft const& slip_;
  draft fixed_;
  calls::path const path_;
};

/// No role occurs twice, and what an axis was made of fills it.
bool is_a_type(draft const& d) {
  for (std::size_t o = 0; o < d.operands; ++o)
    for (std::size_t i = 0; i < d.x[o].count; ++i) {
      axis_value const& a = d.x[o][i];
      if (d.x[o].place(a.role) != i) return false;
      std::size_t sum = 0;
      for (axis_value const& each : a.summands()) sum += each.size;
      if (a.known->count != 0 && !headsup::headsup_detail::may_equal(calls::elements(a.parts()), a.size)) return false;
      if (sum != 0 && sum != a.size) return false;
    }
  return true;
}

/// Whether a program calls it as it is written here: no type alone, no labels, a number in one place of two, and no row in
/// whose place another of that name speaks.
bool is_called(draft const& d) {
  if (d.op == &op::transformer_block_divided) return false;
  if (d.operands == 0) return d.op->has(calls::of_a_layer) || d.roles != 0;
  bool const twice = d.numbers != 0 && d.x[d.operands - 1].is == kind::number;
  bool const is_silent = d.op == &op::split_heads || d.op == &op::merge_heads || d.op == &op::copied;
  return is_a_type(d) && d.op != &op::carried && d.op != &op::step_of_scan && !is_silent && !twice &&
         !(string(d.op->name) == op::heat_map.name && d.operands > 1);
}

/// A function with the call; of what is a layer or a mask, that is made there.
string called(draft const& d, string const& name) {
  if (d.op == &op::given) return function(d, name, "", names_of(d)[0] + " = " + names_of(d)[1] + ";");
  if (!d.op->has(calls::of_a_layer)) return function(d, name, "", ignored(written(d, names_of(d))));
  draft of(d);
  // A step names what it caches, too.
  if (d.op->has(calls::steps)) of.count = d.op == &op::step_of_layer<"causal_attention", number::float_> ? 3 : 4;
  bool const wraps = d.op == &op::sequence_layer < "multi_head_attention_wrapper", calls::has_context | calls::draws > ;
  if (wraps) of.named[of.count++] = axis(role::heads, 1);  // its input says nothing of them
  calls::words type;
  if (d.op == &op::logits) std::swap(of.named[0], of.named[1]);  // of the embedding, which takes ids
  calls::show_named(type << (d.op == &op::logits ? op::embedding : *d.op).name, {of.named, of.count}, of.given,
                    of.numbers);
  string arguments;
  for (std::size_t i = 0; i < d.operands; ++i) arguments += (i == 0 ? "" : ", ") + operand_name(d, i);
  string const call = d.operands == 0 ? "layer" : string("layer") + d.op->member + "(" + arguments + ")";
  return function(d, name, string("static ") + type.data() + " layer; ", ignored(call));
}

/// A function with a call that is not in the form of its operation.
string called(wrong_calls::written const& w, string const& name) {
  calls::words names;
  for (calls::name_value const& each : w.names) show(names << (&each == w.names.data() ? "<" : ", "), each);
  string call = string(w.operands.op->name) + names.data() + (w.names.empty() ? "(" : ">(") + (w.in_braces ? "{" : "");
  std::vector<string> const operands = names_of(w.operands);
  for (std::size_t i = 0; i < operands.size(); ++i) call += (i == 0 ? "" : ", ") + operands[i];
  return function(w.operands, name, "", ignored(call + (w.in_braces ? "})" : ")")));
}

/// Whether a text names an operand.
bool names(string const& text, string const& operand) {
  for (char const* before : {"(", " "})
    for (char const* after : {")", ","})
      if (text.find(before + operand + after) != string::npos) return true;
  return false;
}

/// The first fix, of no steps if that is no code.
calls::path first_fix(calls::call_value const& call) {
  if (call.operands == 0) return calls::path{};
  calls::hint const& instead = call.op->rules[broken(call)].otherwise;
  calls::path const found = calls::search(call).best[0];
  bool const hinted = instead.text[0] != '\0' && instead.price == 0 && instead.when(call);
  bool const is_code = !hinted && found.steps[0].is != change::hint && found.steps[0].is != change::made_for;
  // What an axis is to be, where only run time knows, is left to the user.
  calls::words w;
  calls::fix_writer(w, call, found).write();
  bool by_others = call.op->has(calls::outlives);  // by a name for what it outlives, or another operation
  for (char const* operand : {"table", "ids", "position"})
    by_others = by_others || (names(w.data(), operand) && !names(call.op->form, operand));
  return is_code && !by_others && !call.op->has(calls::of_a_layer) && string(w.data()).find("<N>") == string::npos
             ? found
             : calls::path{};
}

void print(draft const& wrong, calls::path const& found, string const& name) {
  std::printf("%s\t%s\t%s\n", called(wrong, name).c_str(), diagnose(wrong.call()).data(),
              found.count == 0 ? "" : fix(wrong, found).program("fix_of_" + name).c_str());
}

/// The call in the form of its operation, where only a whole one is said and no letter stands for what the user knows.
string mended(wrong_calls::told<wrong_calls::written> const& wrong, string const& name) {
  string const said = wrong.sentence, start = string("; fix: ") + wrong.call.operands.op->name;
  std::size_t const at = said.find(start);
  if (at == string::npos || (said[at + start.size()] != '<' && said[at + start.size()] != '(')) return "";
  string const fix = split(said.substr(at + 7), ", or ")[0];
  bool const given_all = wrong.call.operands.operands >= calls::form_of(*wrong.call.operands.op).operands.first;
  bool const whole =
      given_all && fix.back() == ')' && fix.find("<N>") == string::npos && fix.find(", N") == string::npos;
  return whole ? function(wrong.call.operands, name, "", ignored(fix)) : "";
}
}  // namespace

int main(int, char** given) {
  std::size_t row = 0;
  for (auto const& all : wrong_calls::all())
    for (wrong_calls::wrong_call const& each : all)
      if (is_called(each.call)) print(each.call, first_fix(each.call.call()), "row_" + std::to_string(row++));
  for (auto const& all : wrong_calls::all_written())
    for (auto const& each : all) {
      string const name = "row_" + std::to_string(row++);
      std::printf("%s\t%s\t%s\n", called(each.call, name).c_str(), each.sentence,
                  mended(each, "fix_of_" + name).c_str());
    }
  std::size_t const wanted = std::strtoul(given[1], nullptr, 10);
  hand slipping(static_cast<unsigned>(std::strtoul(given[2], nullptr, 10)));
  std::vector<draft> meant;
  for (auto const& set : {seen(), kept_back(), of_other_rows(), wrong()})
    for (draft const& each : set) meant.push_back(each);
  for (std::size_t n = 0; n < wanted;) {
    draft slip(meant[slipping.pick(meant.size())]);
    for (std::size_t times = slipping.pick(3); times-- > 0;) (void)slipping.slip(slip);
    if (!is_called(slip) || keeps(slip.call())) continue;
    calls::path const found = first_fix(slip.call());
    if (found.count != 0) print(slip, found, "slip_" + std::to_string(n++));
  }
}
