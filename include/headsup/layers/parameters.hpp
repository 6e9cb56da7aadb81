#pragma once

#include <headsup/core/argument_error.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/layers/parameter_members.hpp>
#include <headsup/tensor/view.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {
/// A struct whose members were declared with BOOST_HANA_DEFINE_STRUCT or are listed as parameter_members: tensors, layers,
/// and arrays of layers.
template <class T> concept Layer = boost::hana::Struct<T>::value;

/// The name of a parameter in a layer, as in a PyTorch state dict: "W_query.weight", "heads.1.W_key.weight".
class parameter_name {
 public:
  constexpr char const* c_str() const { return text_.c_str(); }
  constexpr bool operator==(char const* other) const { return text_ == other; }

  /// This name, a dot, and the name or the index of a part.
  ///
  /// Errors  a name of more than 120 letters: argument_error, in a constant a compile error
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

/// The error for a member without parameters.
template <class T> struct no_part {
  static_assert(is_layer<T>,
                "HU043 layer: a member is not a tensor, a layer or an array of layers; fix: leave it out of "
                "BOOST_HANA_DEFINE_STRUCT");
  static constexpr std::size_t parameters = 0;
};

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
  } else {
    (void)no_part<Part>::parameters;
  }
}

template <class T> struct count {
  static constexpr std::size_t value = no_part<T>::parameters;
};
template <class T> requires(is_layer<T> && !Tensor<T>)
struct count<T> {
  static constexpr std::size_t value = [] {
    std::size_t sum = 0;
    for_each_member<T>([&](char const*, auto const& find) {
      sum += count<std::remove_cvref_t<decltype(find(std::declval<T&>()))>>::value;
    });
    return sum;
  }();
};
template <Tensor T> requires(axes_of<T>::fixed)
struct count<T> {
  static constexpr std::size_t value = T::size();
};
template <class L, std::size_t N> struct count<L[N]> {
  static constexpr std::size_t value = N * count<L>::value;
};
}  // namespace detail

/// Calls visit(parameter_name, tensor) for each parameter of a layer and of the layers in it, in declaration order.
template <class L, class Visit> requires Layer<std::remove_const_t<L>>
constexpr void for_each_parameter(L& layer, Visit&& visit) {
  detail::visit_parts(parameter_name{}, visit, layer);
}

/// The number of trainable numbers in a layer of type L, without constructing one.
template <Layer L> consteval std::size_t count_parameters() { return detail::count<L>::value; }
template <Layer L> constexpr std::size_t count_parameters(L const&) { return count_parameters<L>(); }

/// Copies every parameter of a layer into the same parameter of another one of its type.
template <Layer L> constexpr void copy_parameters(L const& from, L& to) {
  auto const copy = [](parameter_name const&, auto const& source, auto& target) {
    for (std::size_t i = 0; i < source.size(); ++i) target.data()[i] = source.data()[i];
  };
  detail::visit_parts(parameter_name{}, copy, from, to);
}
}  // namespace HEADSUP_NAMESPACE
