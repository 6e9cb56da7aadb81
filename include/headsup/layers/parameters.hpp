#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/diagnostics/rule.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/described.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
/// A struct whose members are listed as parameter_members, or were declared with the BOOST_HANA_DEFINE_STRUCT of
/// <headsup/layers/hana.hpp>: tensors, layers, and arrays of layers.
template <class T> concept Layer = boost::hana::Struct<T>::value;

template <Layer T> inline constexpr bool is_of_headsup<T> = true;

/// The name of a parameter in a layer, as in a PyTorch state dict: "W_query.weight", "heads.1.W_key.weight".
class parameter_name {
 public:
  constexpr char const* c_str() const { return text_.c_str(); }
  constexpr bool operator==(char const* other) const { return text_ == other; }

  /// This name, a dot, and the name or the index of a part.
  ///
  /// - Errors: a name of more than 120 letters: argument_error, in a constant a compile error
  constexpr parameter_name operator/(auto part) const {
    parameter_name longer = *this;
    if (text_.size() != 0) longer.text_ << ".";
    longer.text_ << part;
    if (longer.text_.size() > longest) reject("parameter_name: a name has at most ", longest, " letters");
    return longer;
  }

 private:
  static constexpr std::size_t longest = 120;

  bounded_text<longest + 1> text_;
};

namespace detail {
template <class T> inline constexpr bool is_layer = Layer<std::remove_const_t<T>>;

/// What count says of something that is no parameter, and has none.
inline constexpr std::size_t no_parameter = dynamic - 1;

/// The numbers in a tensor, a layer or an array of layers; `dynamic` if a size is known only at run time.
template <class T> constexpr std::size_t count() {
  if constexpr (Tensor<T>) {
    return axes_of<T>::size;
  } else if constexpr (std::is_array_v<T>) {
    constexpr std::size_t each = count<std::remove_extent_t<T>>();
    return each < no_parameter ? std::extent_v<T> * each : each;
  } else if constexpr (is_layer<T>) {
    std::size_t sum = 0;
    for_each_member<std::remove_const_t<T>>([&](char const*, auto const& find) {
      constexpr std::size_t n = count<std::remove_reference_t<decltype(find(std::declval<T&>()))>>();
      if (sum != no_parameter) sum = n >= no_parameter || sum == dynamic ? n : sum + n;
    });
    return sum;
  } else {
    return no_parameter;
  }
}

/// Calls visit(name, tensor...) for each parameter that layers of one type have in the same place.
template <class Visit, class Part, class... Parts>
constexpr void visit_parts(parameter_name const& name, Visit& visit, Part& part, Parts&... others) {
  if constexpr (Tensor<Part>) {
    visit(name, part, others...);
  } else if constexpr (std::is_array_v<Part>) {
    for (std::size_t i = 0; i < std::extent_v<Part>; ++i) visit_parts(name / i, visit, part[i], others[i]...);
  } else if constexpr (is_layer<Part>) {
    for_each_member<std::remove_const_t<Part>>(
        [&](char const* member, auto const& find) { visit_parts(name / member, visit, find(part), find(others)...); });
  }
}
}  // namespace detail

namespace rule {
/// HU043: the members that a layer lists are parameters, or have some.
template <class L> struct lists_parameters {
  static constexpr bool value = headsup::detail::count<L>() != headsup::detail::no_parameter;
  static constexpr words say() {
    return words{} << "HU043 layer: a member is not a tensor, a layer or an array of layers; fix: leave it out of "
                      "the list of parameters";
  }
};

/// HU043: a struct says which of its members are parameters, or have some.
template <fixed_string Call, class> struct says_its_parameters {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU043 " << Call.c_str() << ": the struct lists no parameters; fix: static constexpr "
                   << "parameter_members<&layer::weight> parameters{\"weight\"} in it, with all its parameters";
  }
};

/// HU047: all parameters have sizes that are known at compile time.
template <class L> struct can_be_counted {
  static constexpr bool value = headsup::detail::count<L>() != dynamic;
  static constexpr words say() {
    return words{} << "HU047 count_parameters: needs the sizes of all parameters at compile time, but one is known "
                      "only at run time; fix: tensors without dynamic axes";
  }
};

/// A parameter as messages show it; no name if there is none.
struct parameter_words {
  parameter_name name;
  axis_list axes;
};

/// The parameter of that number in a layer of type T.
template <class T>
constexpr void find_parameter(parameter_name const& name, std::size_t& number, parameter_words& found) {
  if constexpr (Tensor<T>) {
    if (number-- == 0) found = {name, typename T::axes{}};
  } else if constexpr (std::is_array_v<T>) {
    for (std::size_t i = 0; i < std::extent_v<T>; ++i) find_parameter<std::remove_extent_t<T>>(name / i, number, found);
  } else if constexpr (headsup::detail::is_layer<T>) {
    headsup::detail::for_each_member<std::remove_const_t<T>>([&](char const* member, auto const& find) {
      find_parameter<std::remove_reference_t<decltype(find(std::declval<T&>()))>>(name / member, number, found);
    });
  }
}
template <class T> constexpr parameter_words parameter_at(std::size_t number) {
  parameter_words found{{}, no_tensor{}};
  find_parameter<T>({}, number, found);
  return found;
}

/// HU033 or HU051: parameters are copied into a layer of the same type, which is a variable.
template <class From, class To> struct can_take_parameters {
  using to = std::remove_cvref_t<To>;
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    if constexpr (!Layer<From> || !Layer<to>) {
      return w << "HU051 copy_parameters: " << (Layer<From> ? "to" : "from")
               << " is not a layer; fix: two layers of one type";
    } else if constexpr (std::is_same_v<From, to>) {
      w << "HU033 copy_parameters: to is ";
      if (std::is_const_v<std::remove_reference_t<To>>) return w << "const; fix: a layer that is not const";
      return w << "a temporary; fix: a layer that has a name";
    } else {
      w << "HU033 copy_parameters: ";
      for (std::size_t i = 0;; ++i) {
        parameter_words const a = parameter_at<From>(i);
        parameter_words const b = parameter_at<to>(i);
        bool const both = a.axes.of_tensor() && b.axes.of_tensor();
        if (both && b.name == a.name.c_str() && are_same(a.axes, b.axes)) continue;
        if (both) w << "from has " << a.name.c_str() << " " << a.axes << ", to has " << b.name.c_str() << " " << b.axes;
        else if (a.axes.of_tensor())
          w << "from has " << a.name.c_str() << " " << a.axes << ", to has no such parameter";
        else if (b.axes.of_tensor())
          w << "to has " << b.name.c_str() << " " << b.axes << ", from has no such parameter";
        else w << "from and to have the same parameters in layers of two types";
        return w << "; fix: two layers of one type";
      }
    }
  }

 private:
  static constexpr bool are_same(axis_list a, axis_list b) {
    if (a.end() - a.begin() != b.end() - b.begin()) return false;
    axis_words const* other = b.begin();
    for (axis_words const& each : a) {
      if (!same_text(each.role, other->role) || each.size != other->size) return false;
      ++other;
    }
    return true;
  }
};
}  // namespace rule

/// Calls visit(parameter_name, tensor) for each parameter of a layer and of the layers in it, in declaration order.
template <class L, class Visit> requires Layer<std::remove_const_t<L>>
constexpr void for_each_parameter(L& layer, Visit&& visit) {
  using mistake = rule::refused_by<rule::lists_parameters<L>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
  detail::visit_parts(parameter_name{}, visit, layer);
}

/// Refuses what is no layer.
template <class L, class Visit> constexpr void for_each_parameter(L&, Visit&&) {
  using mistake =
      std::conditional_t<is_mistake<L>, diagnostics::reported, rule::says_its_parameters<"for_each_parameter", L>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
}

/// The number of trainable numbers in a layer of type L, without constructing one.
template <Layer L> consteval std::size_t count_parameters() {
  using mistake = rule::refused_by<rule::all<rule::lists_parameters<L>, rule::can_be_counted<L>>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
  return detail::count<L>();
}
/// Refuses what is no layer.
template <class L> constexpr std::size_t count_parameters() {
  using mistake =
      std::conditional_t<is_mistake<L>, diagnostics::reported, rule::says_its_parameters<"count_parameters", L>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
  return 0;
}
template <class L> constexpr std::size_t count_parameters(L const&) { return count_parameters<L>(); }

/// Copies every parameter of a layer into the same parameter of another one of its type.
template <Layer L> constexpr void copy_parameters(L const& from, L& to) {
  auto const copy = [](parameter_name const&, auto const& source, auto& target) {
    for (std::size_t i = 0; i < source.size(); ++i) target.data()[i] = source.data()[i];
  };
  using mistake = rule::refused_by<rule::lists_parameters<L>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
  detail::visit_parts(parameter_name{}, copy, from, to);
}
/// Refuses other layers.
template <class From, class To> constexpr void copy_parameters(From const&, To&&) {
  using mistake = std::conditional_t<is_mistake<From, To>, diagnostics::reported, rule::can_take_parameters<From, To>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  (void)diagnostics::refuse<mistake>();
}
}  // namespace HEADSUP_NAMESPACE
