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
  parameter_search(file_with_tensors const& file, std::span<parameter_names const> names, weight_order order,
                   std::span<named_table const> known)
      : file_(file),
        names_(names),
        order_(order),
        known_(known),
        parts_(file.tensors.size()),
        fits_(names.size()),
        contradicts_(names.size()) {}

  /// All that is wrong, or nothing.
  void must_fit() {
    must_be_named_so();
    must_begin_alike();
    compare_squares();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      std::string const& name = file_.tensors[i].name;
      leave_out(file_.tensors[i], !parts_[i].empty());
      for (std::size_t part = 0; part < parts_[i].size(); ++part)
        if (!parts_[i][part])
          found(unexpected, "part " + std::to_string(part) + " of " + std::to_string(parts_[i].size()) + " of " + name);
    }
    if (wrong_[missing].count + wrong_[other].count + wrong_[unexpected].count == 0 && contradictions_.empty()) return;
    std::string all = std::to_string(wrong_[missing].count) + " missing, " + std::to_string(wrong_[unexpected].count) +
                      " unexpected, " + std::to_string(wrong_[other].count) + " of another shape, order or type" +
                      listed(missing) + listed(other) + listed(unexpected);
    for (std::size_t i = 0; i < fits_.size(); ++i)
      if (!fits_[i] && !names_[i].ours.empty() && is_unexpected(names_[i].in_file))
        all +=
            "\n  the layer has no " + std::string(names_[i].ours) + " of the names, where * is one part between dots";
    all += contradictions_;
    if (wrong_[missing].count + wrong_[other].count == 0) leave_out_instead();
    if (lacks_biases() && fix_.empty()) fix_ = "fix: layers with bias::no, blocks and models with without_bias";
    if (!fix_.empty()) all += "\n  " + fix_;
    headsup_diagnostics::reject("load_parameters: ", file_.file.name(), ": ", all.c_str());
  }

  void compare(wanted_parameter const& parameter) {
    char const* const name = parameter.name;
    std::vector<std::size_t> wanted(parameter.sizes, parameter.sizes + parameter.axes->count);
    ours_.push_back({name, wanted});
    std::string const ours = text_of_axes(*parameter.axes);
    place_in_file const place = find(name);
    bool const is_matrix = wanted.size() == 2;
    if (place.from == nullptr) absent_.push_back(in_file_);
    else any_is_there_ = true;
    if (place.from == nullptr) return found(missing, in_file_ == name ? in_file_ : in_file_ + " for " + name);
    std::vector<bool>& read = parts_[static_cast<std::size_t>(place.from - file_.tensors.data())];
    if (read.size() < place.parts) read.resize(place.parts);
    read[place.part] = true;
    wanted = sizes_in_file(wanted, place);
    bool const is_square = is_matrix && wanted[0] == wanted[1];
    if (std::string const wrong = wrong_as(*place.from, wanted, *parameter.numbers); !wrong.empty()) {
      bool const fits = place.from->sizes == wanted;
      if (is_matrix) std::swap(wanted[0], wanted[1]);
      if (fits && fix_.empty()) fix_ = fix_of_type(place.from->type, parameter.numbers->type);
      bool const fits_turned = is_matrix && !fits && place.from->sizes == wanted;
      return found(other, place.from->name + " " + wrong + " for " + name, fits_turned, place.order);
    }
    if (is_matrix && !is_square && !is_table(*parameter.axes)) proves(place.order) = place.from;
    axes_of_file const axes = place.parts == 1 ? compare_axes(place.from->axes, ours) : axes_of_file::unknown;
    bool const as_conv1d = is_matrix && place.order == weight_order::conv1d;
    if (std::string wrong = wrong_axes(*place.from, axes, ours, as_conv1d); !wrong.empty()) {
      wrong = place.from->name + " " + wrong + " for " + name;
      if (axes != axes_of_file::of_other_parts) wrong += order_that_fits(turned(place.order));
      return found(other, wrong);
    }
    if (!is_square || axes != axes_of_file::unknown) return;
    if (place.order != weight_order::unsaid) {
      if (!is_table(*parameter.axes)) squares_.push_back({place.from, place.order, name});
      return;
    }
    found(other, place.from->name + " is square: say weight_order::linear or conv1d for " + name);
  }

  void read(wanted_parameter const& parameter, void* to) {
    place_in_file const place = find(parameter.name);
    std::size_t count = 1;
    for (std::size_t i = 0; i < parameter.axes->count; ++i) count *= parameter.sizes[i];
    numbers_in_memory const& as = *parameter.numbers;
    if (parameter.axes->count != 2 || place.order != weight_order::conv1d)
      return read_some(file_, *place.from, place.part * count, count, as, to);
    read_turned(file_.file, *place.from, place.part, place.parts, parameter, to);
  }

 private:
  /// What can be wrong, in the order in which it is said.
  enum kind_of_wrong : unsigned char { missing, other, unexpected };
  static constexpr char const* words_of[] = {"missing", "other", "unexpected"};
  /// What is wrong in one way, of all whose names differ in numbers alone. It may fit in another order than was said.
  struct wrong_alike {
    std::string first, alike;
    bool fits_turned;
    weight_order said;
    std::size_t count = 1;
  };
  struct all_wrong {
    std::vector<wrong_alike> shown;
    bool has_more = false;
    std::size_t count = 0;
  };
  void found(kind_of_wrong kind, std::string const& what, bool fits_turned = false,
             weight_order said = weight_order::unsaid) {
    all_wrong& all = wrong_[kind];
    ++all.count;
    std::string alike = with_stars(what);
    for (wrong_alike& each : all.shown)
      if (each.alike == alike && each.said == said) return void(++each.count);
    if (all.shown.size() == most_shown) all.has_more = true;
    else all.shown.push_back({what, static_cast<std::string&&>(alike), fits_turned, said});
  }
  std::string listed(kind_of_wrong kind) {
    std::string lines;
    for (wrong_alike const& each : wrong_[kind].shown) {
      lines += std::string("\n  ") + words_of[kind] + ": " +
               (each.count == 1 ? each.first : each.alike + ", " + std::to_string(each.count) + " times");
      // Where one weight is as its order says, another of that order is not turned, but perhaps exchanged.
      if (each.fits_turned && (each.said == weight_order::unsaid || proves(each.said) == nullptr))
        lines += order_that_fits(turned(each.said));
    }
    if (wrong_[kind].has_more) lines += std::string("\n  ") + words_of[kind] + ": and more";
    return lines;
  }

  place_in_file find(std::string_view name) {
    bool is_found = false;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      parameter_names const& each = names_[i];
      if (each.ours.empty() || !fits_names(name, each.ours, "", nullptr)) continue;
      fits_[i] = true;
      if (is_found) contradict(i, "load " + std::string(name) + " twice");
      is_found = true;
      if (each.part >= each.parts)
        contradict(i, "load part " + std::to_string(each.part) + " of " + std::to_string(each.parts) +
                          ", of which the first is part 0");
    }
    return place_by(names_, name, in_file_);
  }
  /// Where a table, or nobody, says that a parameter stands, and how that is called.
  place_in_file place_by(std::span<parameter_names const> table, std::string_view name, std::string& in_file) const {
    for (parameter_names const& each : table) {
      if (each.ours.empty() || !fits_names(name, each.ours, each.in_file, &in_file)) continue;
      weight_order const order = each.order == weight_order::unsaid ? order_ : each.order;
      return {each.part < each.parts ? file_.find(in_file) : nullptr, order, each.part, each.parts};
    }
    return {file_.find(in_file = name), order_};
  }
  /// The sizes in a file of what a parameter of these sizes is, or is a part of.
  static std::vector<std::size_t> sizes_in_file(std::vector<std::size_t> sizes, place_in_file const& place) {
    if (!sizes.empty()) sizes[0] *= place.parts;
    if (sizes.size() == 2 && place.order == weight_order::conv1d) std::swap(sizes[0], sizes[1]);
    return sizes;
  }
  /// Whether a line that names this would load what nobody loads.
  bool is_unexpected(std::string_view in_file) const {
    for (std::size_t i = 0; i < parts_.size(); ++i)
      if (parts_[i].empty() && fits_names(file_.tensors[i].name, in_file, "", nullptr)) return true;
    return false;
  }
  /// Where all is there, and something more, a line leaves that out.
  void leave_out_instead() {
    for (wrong_alike const& each : wrong_[unexpected].shown) {
      std::string const& name = each.count == 1 ? each.first : each.alike;
      if (name.find(' ') == std::string::npos && fix_.empty())
        fix_ = "fix: {\"\", \"" + name + "\"} among the names, if no layer keeps it";
    }
  }
  /// Whether all that the file does not have are biases.
  bool lacks_biases() const {
    constexpr std::string_view bias = "bias";
    for (std::string_view const each : absent_)
      if (each.size() < bias.size() || each.substr(each.size() - bias.size()) != bias) return false;
    return !absent_.empty();
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
        found(unexpected, x.name + ", which is not the same as " + same + layer_that_loads(x.name));
    }
    if (!is_left_out && !is_loaded) found(unexpected, x.name);
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
  /// Where something is not there, and all is under the layer's own names or those of another table, that is said alone.
  void must_be_named_so() const {
    auto const refuse = [&](char const* named, char const* fix) {
      headsup_diagnostics::reject("load_parameters: ", file_.file.name(), ": all is there under ", named,
                                  headsup_diagnostics::fix_is, fix);
    };
    if (absent_.empty()) return;
    if (names_all({})) refuse("the names of the layer", "load_parameters without other names");
    for (named_table const& each : known_)
      if (names_all(each.names)) refuse("other names", each.name);
  }
  /// Whether the file has all parameters under the names of that table, or under their own, and of their sizes.
  bool names_all(std::span<parameter_names const> table) const {
    std::string in_file;
    for (named_sizes const& each : ours_) {
      place_in_file const place = place_by(table, each.name, in_file);
      if (place.from == nullptr || place.from->sizes != sizes_in_file(each.sizes, place)) return false;
    }
    return true;
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
      stored_tensor const* const proof = proves(turned(each.said));
      if (proof == nullptr || proves(each.said) != nullptr) continue;
      std::string const said(name_of(each.said)), proven(name_of(turned(each.said)));
      found(other, each.from->name + " is square, said to be " + said + " for " + each.name + ", but " + proof->name +
                       " can only be " + proven);
    }
  }

  /// A parameter of the layer.
  struct named_sizes {
    std::string name;
    std::vector<std::size_t> sizes;
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
  std::span<named_table const> known_;
  std::vector<std::vector<bool>> parts_;  // of each tensor, those that are read
  std::vector<bool> fits_, contradicts_;  // of each line
  std::vector<square> squares_;
  std::vector<named_sizes> ours_;
  std::vector<std::string> absent_;  // names that the file does not have
  bool any_is_there_ = false;
  stored_tensor const* proves_[2]{};  // weights that are no squares and fit as was said: linear, conv1d
  std::string in_file_, contradictions_, fix_;
  all_wrong wrong_[3];
};
}  // namespace HEADSUP_NAMESPACE::headsup_detail
