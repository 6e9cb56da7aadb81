#ifndef HEADSUP_LAYERS_PARAMETERS_HPP
#define HEADSUP_LAYERS_PARAMETERS_HPP

#include <headsup/core/argument_error.hpp>
#include <headsup/core/boost_hana.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/tensor/view.hpp>

#include <utility>

namespace HEADSUP_NAMESPACE {

/// A struct whose members were declared with BOOST_HANA_DEFINE_STRUCT: tensors, layers, and arrays of layers.
template <class T>
concept Layer = boost::hana::Struct<T>::value;

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

template <class T>
inline constexpr bool is_layer = Layer<std::remove_const_t<T>>;

/// The error for a member without parameters.
template <class T>
struct no_part {
  static_assert(is_layer<T>,
                "HU043 layer: a member is not a tensor, a layer or an array of layers; fix: leave it out of "
                "BOOST_HANA_DEFINE_STRUCT");
  static constexpr std::size_t parameters = 0;
};

template <class Part, class Visit>
constexpr void visit_part(parameter_name const& name, Part& part, Visit& visit);

template <class L, class Visit>
constexpr void visit_members(parameter_name const& name, L& layer, Visit& visit) {
  boost::hana::unpack(boost::hana::accessors<std::remove_const_t<L>>(), [&](auto const&... members) {
    (visit_part(name / boost::hana::to<char const*>(boost::hana::first(members)), boost::hana::second(members)(layer),
                visit),
     ...);
  });
}

template <class Part, class Visit>
constexpr void visit_part(parameter_name const& name, Part& part, Visit& visit) {
  if constexpr (Tensor<Part>) {
    visit(name, part);
  } else if constexpr (std::is_array_v<Part>) {
    std::size_t i = 0;
    for (auto& each : part) visit_part(name / i++, each, visit);
  } else if constexpr (is_layer<Part>) {
    visit_members(name, part, visit);
  } else {
    (void)no_part<Part>::parameters;
  }
}

template <class Part>
constexpr void copy_part(Part const& from, Part& to) {
  if constexpr (Tensor<Part>) {
    for (std::size_t i = 0; i < from.size(); ++i) to.data()[i] = from.data()[i];
  } else if constexpr (std::is_array_v<Part>) {
    for (std::size_t i = 0; i < std::extent_v<Part>; ++i) copy_part(from[i], to[i]);
  } else {
    boost::hana::unpack(boost::hana::accessors<Part>(), [&](auto const&... members) {
      (copy_part(boost::hana::second(members)(from), boost::hana::second(members)(to)), ...);
    });
  }
}

template <class T>
struct count {
  static constexpr std::size_t value = no_part<T>::parameters;
};
template <class T>
  requires(is_layer<T> && !Tensor<T>)
struct count<T> {
  static constexpr std::size_t value = boost::hana::unpack(boost::hana::accessors<T>(), [](auto const&... members) {
    return (std::size_t{0} + ... +
            count<std::remove_cvref_t<decltype(boost::hana::second(members)(std::declval<T&>()))>>::value);
  });
};
template <Tensor T>
  requires(axes_of<T>::fixed)
struct count<T> {
  static constexpr std::size_t value = T::size();
};
template <class L, std::size_t N>
struct count<L[N]> {
  static constexpr std::size_t value = N * count<L>::value;
};

}  // namespace detail

/// Calls visit(parameter_name, tensor) for each parameter of a layer and of the layers in it, in declaration order.
template <class L, class Visit>
  requires Layer<std::remove_const_t<L>>
constexpr void for_each_parameter(L& layer, Visit&& visit) {
  detail::visit_members(parameter_name{}, layer, visit);
}

/// The number of trainable numbers in a layer of type L, without constructing one.
template <Layer L>
consteval std::size_t count_parameters() {
  return detail::count<L>::value;
}
template <Layer L>
constexpr std::size_t count_parameters(L const&) {
  return count_parameters<L>();
}

/// Copies every parameter of a layer into the same parameter of another one of its type.
template <Layer L>
constexpr void copy_parameters(L const& from, L& to) {
  detail::copy_part(from, to);
}

}  // namespace HEADSUP_NAMESPACE

#endif
