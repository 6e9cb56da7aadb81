#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/diagnostics/rule.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/layers/elements.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/described.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
/// A struct whose members are listed as parameter_members, or were declared with the BOOST_HANA_DEFINE_STRUCT of
/// <headsup/layers/hana.hpp>: tensors, layers, and arrays or vectors of them.
template <class T> concept Layer = boost::hana::Struct<T>::value;

namespace headsup_detail {
template <Layer T> inline constexpr bool is_of_headsup<T> = true;
}  // namespace headsup_detail

/// The name of a parameter in a layer, as in a PyTorch state dict: "W_query.weight", "heads.1.W_key.weight".
class parameter_name : public headsup_detail::readable_text<parameter_name> {
 public:
  constexpr char const* c_str() const { return text_.c_str(); }
  constexpr std::size_t size() const { return text_.size(); }

  /// This name, a dot, and the name or the index of a part.
  ///
  /// - Errors: a name of more than 120 letters: argument_error, in a constant a compile error
  constexpr parameter_name operator/(auto part) const {
    parameter_name longer = *this;
    if (text_.size() != 0) longer.text_ << ".";
    longer.text_ << part;
    if (longer.text_.size() > longest)
      headsup_diagnostics::reject("parameter_name: a name has at most ", longest, " letters");
    return longer;
  }

 private:
  static constexpr std::size_t longest = 120;

  bounded_text<longest + 1> text_;
};

namespace headsup_rule {
/// Stops unless vectors of layers that are copied have one length; HU033.
constexpr void must_be_as_many(char const* name, std::size_t from, std::size_t to) {
  if (from == to) return;
  words const wrong = words{} << "from has " << from << " parts in " << name << ", to has " << to;
  refuse_sizes(sentence(headsup_codes::other_axes, "copy_parameters", wrong.data(), "as many in both"));
}
/// Stops unless tensors that are copied have the same sizes; HU033.
template <class List>
constexpr void must_be_of_one_shape(char const* name, extents<List> const& from, extents<List> const& to) {
  bool same = true;
  for (std::size_t i = 0; i < List::rank; ++i) same = same && from.data()[i] == to.data()[i];
  if (same) return;
  words wrong;
  say_sizes(say_sizes(wrong << "from has " << name << " ", from) << ", to has " << name << " ", to);
  refuse_sizes(sentence(headsup_codes::other_axes, "copy_parameters", wrong.data(), "two layers of one shape"));
}
}  // namespace headsup_rule

namespace headsup_detail {
template <class T> inline constexpr bool is_layer = Layer<std::remove_const_t<T>>;

/// What count returns for a type that neither is a parameter nor holds one.
inline constexpr std::size_t no_parameter = dynamic - 1;

/// An array, a std::array or std::vector, or a class with the same members, whose elements are parts of a layer.
template <class T> concept Parts = std::is_array_v<T> || (!Tensor<T> && !is_layer<T> && requires(T& parts) {
                                     parts.size();
                                     requires std::is_same_v<decltype(parts[0]), decltype(*parts.begin())>;
                                   });
template <Parts T> using part_of = std::remove_reference_t<decltype(std::declval<T&>()[0])>;

/// The numbers in a tensor, a layer or its parts; `dynamic` if a size is known only at run time.
template <class T> constexpr std::size_t count() {
  if constexpr (Tensor<T>) {
    return axes_of<T>::size;
  } else if constexpr (Parts<T>) {
    constexpr std::size_t each = count<part_of<T>>();
    constexpr std::size_t parts = headsup_elements::fixed_count<T>;
    return each >= no_parameter ? each : parts == dynamic ? dynamic : parts * each;
  } else if constexpr (is_layer<T>) {
    std::size_t sum = 0;
    for_each_member<std::remove_const_t<T>>([&](char const*, auto const& find) {
      constexpr std::size_t n = count<std::remove_reference_t<decltype(find(std::declval<T&>()))>>();
      if (sum == no_parameter || n == no_parameter) sum = no_parameter;
      else sum = sum == dynamic || n == dynamic ? dynamic : sum + n;
    });
    return sum;
  } else {
    return no_parameter;
  }
}

/// Calls visit(name, tensor...) for each parameter that layers of one type have in the same place.
///
/// - Errors: other lengths of vectors: size_error
template <class Visit, class Part, class... Others>
constexpr void visit_parts(parameter_name const& name, Visit& visit, Part& part, Others&... others) {
  if constexpr (Tensor<Part>) {
    visit(name, part, others...);
  } else if constexpr (Parts<Part>) {
    std::size_t const n = headsup_elements::count(part);
    (headsup_rule::must_be_as_many(name.c_str(), n, headsup_elements::count(others)), ...);
    for (std::size_t i = 0; i < n; ++i) visit_parts(name / i, visit, part[i], others[i]...);
  } else if constexpr (is_layer<Part>) {
    for_each_member<std::remove_const_t<Part>>(
        [&](char const* member, auto const& find) { visit_parts(name / member, visit, find(part), find(others)...); });
  }
}
}  // namespace headsup_detail

namespace headsup_rule {
/// Calls visit(name, part) for the types of what a layer of type T holds: its parameters, and what is none. Of a
/// vector, the first part is shown.
template <class T, class Visit> constexpr void visit_types(parameter_name const& name, Visit const& visit) {
  using namespace headsup::headsup_detail;
  if constexpr (Tensor<T>) {
    visit(name, std::type_identity<T>{});
  } else if constexpr (Parts<T> && count<T>() != no_parameter) {
    constexpr std::size_t parts = headsup_elements::fixed_count<T> == dynamic ? 1 : headsup_elements::fixed_count<T>;
    for (std::size_t i = 0; i < parts; ++i) visit_types<part_of<T>>(name / i, visit);
  } else if constexpr (is_layer<T>) {
    for_each_member<std::remove_const_t<T>>([&](char const* member, auto const& find) {
      visit_types<std::remove_reference_t<decltype(find(std::declval<T&>()))>>(name / member, visit);
    });
  } else {
    visit(name, std::type_identity<T>{});
  }
}

/// HU043: the members that a layer lists are parameters, or have some.
template <class L> struct lists_parameters {
  static constexpr bool value = headsup::headsup_detail::count<L>() != headsup::headsup_detail::no_parameter;
  static constexpr words say() {
    words wrong, fix;
    visit_types<L>({}, [&]<class T>(parameter_name const& called, std::type_identity<T>) {
      if (wrong.size() != 0 || headsup::headsup_detail::count<T>() != headsup::headsup_detail::no_parameter) return;
      wrong << called.c_str() << " is not a tensor, a layer, or an array or vector of them";
      say_instead<T>(fix);
    });
    return sentence(headsup_codes::no_layer, "layer", wrong.data(), fix.data());
  }

 private:
  template <class T> static constexpr void say_instead(words& fix) {
    constexpr bool points = requires(T const& p) { *p; };
    if constexpr (headsup::headsup_detail::Parts<T>) say_instead<headsup::headsup_detail::part_of<T>>(fix);
    else if constexpr (points) fix << "the layers themselves in place of pointers and optionals";
    else
      fix << (std::is_class_v<T> ? "a struct that lists its parameters, or " : "")
          << "leave it out of the list of parameters" << (std::is_class_v<T> ? " if it has none" : "");
  }
};

/// HU043: a struct says which of its members are parameters, or have some.
template <fixed_string Call, class L>
using says_its_parameters =
    of_types<headsup_codes::no_layer, Call, "the struct lists no parameters",
             "static constexpr parameter_members<&layer::weight> parameters{\"weight\"} in it, with all its parameters",
             sizeof(L*) == 0>;  // never, but Clang 14 asks at once where L is in nothing

/// HU047: all parameters have sizes that are known at compile time.
template <class L>
using can_be_counted = of_types<headsup_codes::missing_size, "count_parameters",
                                "needs the sizes of all parameters at compile time, but one is known only at run time",
                                "count_parameters(layer)", headsup::headsup_detail::count<L>() != dynamic>;

/// An argument that is no layer: a conversion, so that whatever a user wrote for it is the better match.
struct no_layer {
  template <class T> requires(!Layer<T> && !is_mistake<T>)
  constexpr no_layer(T const&) {}
};

/// The parameter of that number in a layer of type T, as messages show it; nothing if there is none.
template <class T> constexpr words parameter_at(std::size_t number) {
  words found;
  visit_types<T>({}, [&]<class P>(parameter_name const& called, std::type_identity<P>) {
    if constexpr (Tensor<P>)
      if (number-- == 0) found << called.c_str() << " " << axis_list(typename P::axes{});
  });
  return found;
}

/// HU033 or HU051: parameters are copied into a layer of the same type, which is a variable.
template <class From, class To> struct can_take_parameters {
  using to = std::remove_cvref_t<To>;
  static constexpr bool value = false;
  static constexpr words say() {
    if constexpr (!Layer<From>)
      return refused(headsup_codes::other_form, "from is not a layer", "two layers of one type");
    else if constexpr (!Layer<to>)
      return refused(headsup_codes::other_form, "to is not a layer", "two layers of one type");
    else if constexpr (!std::is_same_v<From, to>)
      return refused(headsup_codes::other_axes, first_difference().data(), "two layers of one type");
    else if constexpr (std::is_const_v<std::remove_reference_t<To>>)
      return refused(headsup_codes::other_axes, "to is const", "a layer that is not const");
    else return refused(headsup_codes::other_axes, "to is a temporary", "a layer that has a name");
  }

 private:
  static constexpr words refused(char const* code, char const* wrong, char const* fix) {
    return sentence(code, "copy_parameters", wrong, fix);
  }
  static constexpr words first_difference() {
    words w;
    for (std::size_t i = 0;; ++i) {
      words const in_from = parameter_at<From>(i), in_to = parameter_at<to>(i);
      bool const first = in_from.size() != 0, second = in_to.size() != 0;
      if (!first && !second) return w << "from and to have the same parameters in layers of two types";
      if (in_from == in_to) continue;
      w << (first ? "from has " : "to has ") << (first ? in_from : in_to).data();
      return w << (first ? ", to has " : ", from has ") << (first && second ? in_to.data() : "no such parameter");
    }
  }
};
}  // namespace headsup_rule

/// Calls visit(parameter_name, tensor) for each parameter of a layer and of the layers in it, in declaration order.
template <class L, class Visit> requires Layer<std::remove_const_t<L>>
constexpr void for_each_parameter(L& layer, Visit&& visit) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::lists_parameters<L>>));
  headsup_detail::visit_parts(parameter_name{}, visit, layer);
}

/// Refuses what is no layer, unless a user's function takes it.
constexpr void for_each_parameter(shape_mistake const&, headsup_rule::anything) {}
template <std::nullptr_t = nullptr, class L = headsup_rule::no_layer>
constexpr void for_each_parameter(headsup_rule::no_layer, headsup_rule::anything) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::says_its_parameters<"for_each_parameter", L>));
}

/// The number of trainable numbers in a layer of type L, without constructing one.
///
/// - Errors: vectors of layers and dynamic axes, which only count_parameters(layer) can count: HU047
template <Layer L> consteval std::size_t count_parameters() {
  using mistake =
      headsup_rule::refused_by<headsup_rule::all<headsup_rule::lists_parameters<L>, headsup_rule::can_be_counted<L>>>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return headsup_detail::count<L>();
}
/// Refuses what is no layer.
template <class L> constexpr std::size_t count_parameters() {
  using mistake = std::conditional_t<is_mistake<L>, headsup_diagnostics::reported,
                                     headsup_rule::says_its_parameters<"count_parameters", L>>;
  static_assert(!HEADSUP_MISTAKE(mistake));
  return 0;
}
/// The number of trainable numbers in this layer.
template <Layer L> constexpr std::size_t count_parameters([[maybe_unused]] L const& layer) {
  if constexpr (headsup_detail::count<L>() != dynamic) {
    return count_parameters<L>();
  } else {
    std::size_t n = 0;
    for_each_parameter(layer, [&n](parameter_name const&, auto const& numbers) { n += numbers.size(); });
    return n;
  }
}
/// Refuses what is no layer, unless a user's function takes it.
constexpr std::size_t count_parameters(shape_mistake const&) { return 0; }
template <std::nullptr_t = nullptr, class L = headsup_rule::no_layer>
constexpr std::size_t count_parameters(headsup_rule::no_layer) {
  return count_parameters<L>();
}

/// Copies every parameter of a layer into the same parameter of another one of its type.
///
/// - Errors: vectors of another length, dynamic axes of another size: size_error, and nothing is copied
template <Layer L> constexpr void copy_parameters(L const& from, L& to) {
  auto const look = [](parameter_name const& name, auto const& source, auto const& target) {
    headsup_rule::must_be_of_one_shape(name.c_str(), source.sizes(), target.sizes());
  };
  auto const copy = [](parameter_name const&, auto const& source, auto& target) {
    for (std::size_t i = 0; i < source.size(); ++i) target.data()[i] = source.data()[i];
  };
  static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<headsup_rule::lists_parameters<L>>));
  if constexpr (headsup_detail::count<L>() == dynamic) headsup_detail::visit_parts(parameter_name{}, look, from, to);
  headsup_detail::visit_parts(parameter_name{}, copy, from, to);
}
/// Refuses other layers.
template <class From, class To = headsup_rule::anything> requires(Layer<From> || Layer<std::remove_cvref_t<To>>)
constexpr void copy_parameters(From const&, To&& = {}) {
  using mistake = std::conditional_t<is_mistake<From, To>, headsup_diagnostics::reported,
                                     headsup_rule::can_take_parameters<From, To>>;
  static_assert(!HEADSUP_MISTAKE(mistake));
}
/// Refuses what is no layer, unless a user's function takes it.
constexpr void copy_parameters(shape_mistake const&, headsup_rule::anything) {}
template <std::nullptr_t = nullptr, class L = headsup_rule::no_layer>
constexpr void copy_parameters(headsup_rule::no_layer, headsup_rule::anything) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::can_take_parameters<L, L>));
}
}  // namespace HEADSUP_NAMESPACE
