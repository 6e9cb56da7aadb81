#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/parameter_names.hpp>
#include <headsup/files/tensor_numbers.hpp>

#include <span>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Where a parameter stands in a file, as a table says.
struct place_in_file {
  stored_tensor const* from = nullptr;
  weight_order order = weight_order::unsaid;
  std::size_t part = 0, parts = 1;
};

/// Finds a layer's parameters in a file: first it compares all of them, then it reads.
class parameter_search {
 public:
  parameter_search(file_with_tensors const& file, std::span<parameter_names const> names, weight_order order)
      : file_(file),
        names_(names),
        order_(order),
        parts_(file.tensors.size()),
        fits_(names.size()),
        contradicts_(names.size()) {}

  /// All that is wrong, or nothing.
  void must_fit() {
    must_begin_alike();
    compare_squares();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      std::string const& name = file_.tensors[i].name;
      leave_out(file_.tensors[i], !parts_[i].empty());
      for (std::size_t part = 0; part < parts_[i].size(); ++part)
        if (!parts_[i][part])
          say("unexpected", "part " + std::to_string(part) + " of " + std::to_string(parts_[i].size()) + " of " + name,
              unexpected_);
    }
    if (missing_ + other_ + unexpected_ == 0 && contradictions_.empty()) return;
    // Where one weight is as its order says, another of that order is not turned, but perhaps exchanged.
    for (auto each = proposed_.rbegin(); each != proposed_.rend(); ++each)
      if (proves(each->said) != nullptr) wrong_.erase(each->at, order_that_fits(another_than(each->said)).size());
    for (std::size_t i = 0; i < fits_.size(); ++i)
      if (!fits_[i] && !names_[i].ours.empty())
        wrong_ += "\n  the layer has no " + std::string(names_[i].ours) +
                  " of the names, where * is one part between dots";
    wrong_ += contradictions_;
    if (!fix_.empty()) wrong_ += "\n  " + fix_;
    std::string const counts = std::to_string(missing_) + " missing, " + std::to_string(unexpected_) + " unexpected, " +
                               std::to_string(other_) + " of another shape, order or type";
    headsup_diagnostics::reject("load_parameters: ", file_.file.name(), ": ", counts.c_str(), wrong_.c_str());
  }

  void compare(wanted_parameter const& parameter) {
    char const* const name = parameter.name;
    std::vector<std::size_t> wanted(parameter.sizes, parameter.sizes + parameter.axes->count);
    std::string const ours = text_of_axes(*parameter.axes);
    place_in_file const place = find(name);
    bool const is_matrix = wanted.size() == 2;
    if (place.from == nullptr) absent_.push_back(in_file_);
    else any_is_there_ = true;
    if (place.from == nullptr) return say("missing", in_file_ == name ? in_file_ : in_file_ + " for " + name, missing_);
    std::vector<bool>& read = parts_[static_cast<std::size_t>(place.from - file_.tensors.data())];
    if (read.size() < place.parts) read.resize(place.parts);
    read[place.part] = true;
    if (!wanted.empty()) wanted[0] *= place.parts;
    bool const is_square = is_matrix && wanted[0] == wanted[1];
    if (is_matrix && place.order == weight_order::conv1d) std::swap(wanted[0], wanted[1]);
    if (std::string const wrong = wrong_as(*place.from, wanted, *parameter.numbers); !wrong.empty()) {
      bool const fits = place.from->sizes == wanted;
      if (is_matrix) std::swap(wanted[0], wanted[1]);
      say("other", place.from->name + " " + wrong + " for " + name, other_);
      if (fits && fix_.empty()) fix_ = fix_of_type(place.from->type, parameter.numbers->type);
      if (is_matrix && !fits && place.from->sizes == wanted) propose_another_than(place.order);
      return;
    }
    if (is_matrix && !is_square && place.order != weight_order::unsaid && !is_table(*parameter.axes))
      proves(place.order) = place.from;
    axes_of_file const axes = place.parts == 1 ? compare_axes(place.from->axes, ours) : axes_of_file::unknown;
    bool const is_turned = axes == axes_of_file::turned, as_conv1d = place.order == weight_order::conv1d;
    if (axes == axes_of_file::of_other_parts ||
        (axes != axes_of_file::unknown && is_matrix && is_turned != as_conv1d)) {
      std::string wrong = place.from->name + " is over " + shown_axes(place.from->axes);
      if (!as_conv1d) wrong += ", wanted " + shown_axes(ours);
      wrong += std::string(" for ") + name;
      if (axes != axes_of_file::of_other_parts)
        wrong += order_that_fits(is_turned ? weight_order::conv1d : weight_order::linear);
      return say("other", wrong, other_);
    }
    if (!is_square || axes != axes_of_file::unknown) return;
    if (place.order != weight_order::unsaid) {
      if (!is_table(*parameter.axes)) squares_.push_back({place.from, place.order, name});
      return;
    }
    say("other", place.from->name + " is square: say weight_order::linear or conv1d for " + name, other_);
  }

  void read(wanted_parameter const& parameter, void* to) {
    place_in_file const place = find(parameter.name);
    std::size_t count = 1;
    for (std::size_t i = 0; i < parameter.axes->count; ++i) count *= parameter.sizes[i];
    numbers_in_memory const& as = *parameter.numbers;
    if (parameter.axes->count != 2 || place.order != weight_order::conv1d)
      return read_some(file_, *place.from, place.part * count, count, as, to);
    // Row by row of inputs, of which each has all parts.
    std::size_t const outputs = parameter.sizes[0], inputs = parameter.sizes[1];
    std::vector<char> row(outputs * as.bytes);
    std::size_t const each = as.bytes;
    auto const turn = each == 1 ? turn_row<1> : each == 2 ? turn_row<2> : each == 4 ? turn_row<4> : turn_row<8>;
    for (std::size_t in = 0; in < inputs; ++in) {
      read_some(file_, *place.from, (in * place.parts + place.part) * outputs, outputs, as, row.data());
      turn(static_cast<char*>(to) + in * as.bytes, row.data(), outputs, inputs);
    }
  }

 private:
  /// Writes numbers of so many bytes, which lie side by side, `step` of them apart.
  template <std::size_t Bytes> static void turn_row(char* to, char const* row, std::size_t n, std::size_t step) {
    for (std::size_t i = 0; i < n; ++i) std::memcpy(to + i * step * Bytes, row + i * Bytes, Bytes);
  }

  place_in_file find(std::string_view name) {
    parameter_names const* found = nullptr;
    in_file_ = name;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      parameter_names const& each = names_[i];
      if (each.ours.empty() || !fits_names(name, each.ours, "", nullptr)) continue;
      fits_[i] = true;
      if (found != nullptr) contradict(i, "load " + std::string(name) + " twice");
      else fits_names(name, each.ours, each.in_file, &in_file_), found = &each;
    }
    if (found == nullptr) return {file_.find(in_file_), order_};
    return {file_.find(in_file_), found->order == weight_order::unsaid ? order_ : found->order, found->part,
            found->parts};
  }
  /// Compares what the table leaves out with what is loaded and with what it is said to be the same as.
  void leave_out(stored_tensor const& x, bool is_loaded) {
    bool is_left_out = false;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      std::string same;
      if (!names_[i].ours.empty() || !fits_names(x.name, names_[i].in_file, names_[i].same_as, &same)) continue;
      is_left_out = true;
      stored_tensor const* const as = names_[i].same_as.empty() || is_loaded ? nullptr : file_.find(same);
      if (is_loaded && names_[i].same_as.empty()) contradict(i, "leave out " + x.name + ", and load it");
      if (as != nullptr && !are_same(x, *as))
        say("unexpected", x.name + ", which is not the same as " + same + layer_that_loads(x.name), unexpected_);
    }
    if (!is_left_out && !is_loaded) say("unexpected", x.name, unexpected_);
  }
  std::string layer_that_loads(std::string const& in_file) const {
    std::string ours;
    for (parameter_names const& each : names_)
      if (!each.ours.empty() && fits_names(in_file, each.in_file, each.ours, &ours))
        return "; a layer that has " + ours + " loads it";
    return "";
  }
  bool are_same(stored_tensor const& a, stored_tensor const& b) const {
    if (a.type != b.type || a.sizes != b.sizes || a.bytes != b.bytes) return false;
    char of_a[1 << 12], of_b[1 << 12];
    for (std::uint64_t at = 0; at < a.bytes; at += sizeof of_a) {
      std::size_t const bytes = static_cast<std::size_t>(std::min<std::uint64_t>(a.bytes - at, sizeof of_a));
      file_.file.read(a.first_byte + at, of_a, bytes);
      file_.file.read(b.first_byte + at, of_b, bytes);
      if (std::memcmp(of_a, of_b, bytes) != 0) return false;
    }
    return true;
  }
  /// A line of the table that does not go with another, once for all that it names.
  void contradict(std::size_t line, std::string const& what) {
    if (!contradicts_[line]) contradictions_ += "\n  the names " + what;
    contradicts_[line] = true;
  }
  void say(char const* kind, std::string const& what, std::size_t& count) {
    if (++count <= most_shown) wrong_ += std::string("\n  ") + kind + ": " + what;
    else if (count == most_shown + 1) wrong_ += std::string("\n  ") + kind + ": and more";
  }

  static constexpr weight_order another_than(weight_order order) {
    return order == weight_order::conv1d ? weight_order::linear : weight_order::conv1d;
  }
  static constexpr char const* name_of(weight_order order) {
    return order == weight_order::conv1d ? "weight_order::conv1d" : "weight_order::linear";
  }
  static std::string order_that_fits(weight_order order) { return std::string("; ") + name_of(order) + " fits"; }
  /// Says that what was said last fits in another order.
  void propose_another_than(weight_order order) {
    if (other_ > most_shown) return;
    if (order != weight_order::unsaid) proposed_.push_back({order, wrong_.size()});
    wrong_ += order_that_fits(another_than(order));
  }

  /// Whether the file has all that is absent, where its names begin with `prefix` and go on without `without`.
  bool has_all(std::string const& prefix, std::string const& without) const {
    for (std::string const& each : absent_)
      if (each.substr(0, without.size()) != without || !file_.find(prefix + each.substr(without.size()))) return false;
    return true;
  }
  /// Where nothing is there, and all is under names with another beginning, that is said alone.
  void must_begin_alike() const {
    if (any_is_there_ || absent_.empty()) return;
    std::string const& first = absent_[0];
    for (stored_tensor const& each : file_.tensors) {
      std::size_t const longer = each.name.size() - std::min(each.name.size(), first.size());
      if (longer != 0 && each.name[longer - 1] == '.' && each.name.substr(longer) == first &&
          has_all(each.name.substr(0, longer), ""))
        headsup_diagnostics::reject("load_parameters: ", file_.file.name(),
                                    ": all is there under names that begin with ", each.name.substr(0, longer).c_str(),
                                    headsup_diagnostics::fix_is, "file(path, \"", each.name.substr(0, longer).c_str(),
                                    "\")");
    }
    for (std::size_t dot = first.find('.'); dot != std::string::npos; dot = first.find('.', dot + 1))
      if (has_all("", first.substr(0, dot + 1)))
        headsup_diagnostics::reject("load_parameters: ", file_.file.name(), ": all is there under names without ",
                                    first.substr(0, dot + 1).c_str(), headsup_diagnostics::fix_is, "names without it");
  }
  /// Rows of separate things or of words are looked up, and are rows in files whose linear weights are turned.
  static bool is_table(headsup_calls::axes_value const& axes) {
    return axes[0].separate || axes[0].is(headsup_calls::role::vocab);
  }
  /// A weight that can only be in that order, or null.
  stored_tensor const*& proves(weight_order order) { return proves_[order == weight_order::conv1d]; }
  /// Files mix no orders: a square weight is in that of the others, if those all are in one.
  void compare_squares() {
    for (square const& each : squares_) {
      stored_tensor const* const proof = proves(another_than(each.said));
      if (proof == nullptr || proves(each.said) != nullptr) continue;
      std::string const said(name_of(each.said)), proven(name_of(another_than(each.said)));
      say("other", each.from->name + " is square, said to be " + said + " for " + each.name + ", but " + proof->name +
                       " can only be " + proven, other_);
    }
  }

  /// The order that was said, where another is proposed, and where in wrong_.
  struct proposal {
    weight_order said;
    std::size_t at;
  };
  /// A square weight, of whose order the file says nothing.
  struct square {
    stored_tensor const* from;
    weight_order said;
    std::string name;
  };

  static constexpr std::size_t most_shown = 12;

  file_with_tensors const& file_;
  std::span<parameter_names const> names_;
  weight_order order_;
  std::vector<std::vector<bool>> parts_;  // of each tensor, those that are read
  std::vector<bool> fits_, contradicts_;  // of each line
  std::vector<proposal> proposed_;
  std::vector<square> squares_;
  std::vector<std::string> absent_;  // names that the file does not have
  bool any_is_there_ = false;
  stored_tensor const* proves_[2]{};  // weights that are no squares and fit as was said: linear, conv1d
  std::string in_file_, wrong_, contradictions_, fix_;
  std::size_t missing_ = 0, other_ = 0, unexpected_ = 0;
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
