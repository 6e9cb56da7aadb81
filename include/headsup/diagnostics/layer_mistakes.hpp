#ifndef HEADSUP_DIAGNOSTICS_LAYER_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_LAYER_MISTAKES_HPP

#include <headsup/diagnostics/axis_mistakes.hpp>

// What is said of layers and their inputs.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace headsup::diagnostics {

/// HU016: more tokens than a layer supports.
template <fixed_string Layer, std::size_t Tokens, std::size_t Context>
struct context_exceeded {
  static constexpr words say() {
    words w;
    return w << "HU016 " << Layer.c_str() << ": the input has tokens<" << Tokens << ">, the layer supports context<"
             << Context << ">; fix: slice<tokens<" << Context << ">>(x, 0), or a layer with context<" << Tokens << ">";
  }
};

/// HU017: an output that does not divide among the heads.
template <class Out, class Heads>
struct heads_do_not_divide {
  static constexpr words say() {
    words w;
    constexpr std::size_t below = Out::size / Heads::size * Heads::size;
    w << "HU017 multi_head_attention: " << words_of<Out> << " does not divide into " << words_of<Heads> << "; fix: ";
    if constexpr (below != 0) w << axis_words{Out::role::name.c_str(), below} << " or ";
    return w << axis_words{Out::role::name.c_str(), below + Heads::size};
  }
};

/// HU017 or HU045: axes of which no layer can be made.
template <fixed_string Layer, class In, class Out, class Context, class Heads>
struct no_such_layer {
  static constexpr words say() {
    if constexpr (same_text(Context::role::name.c_str(), "heads") || same_text(Heads::role::name.c_str(), "context")) {
      words w;
      w << "HU045 " << Layer.c_str() << ": " << words_of<Context> << " stands where the context goes, "
        << words_of<Heads> << " where the heads go; fix: " << Layer.c_str() << "<";
      return w.list(axes<In, Out, Heads, Context>{}) << ">";
    } else {
      return heads_do_not_divide<Out, Heads>::say();
    }
  }
};

/// HU046: what stands for the generator of a layer in training.
template <fixed_string Layer, class... Given>
struct no_generator {
  static constexpr words say() {
    words w;
    w << "HU046 " << Layer.c_str() << ": takes a tensor, and in training a torch_generator that it draws from, got ";
    if (sizeof...(Given) == 1) ((w << (std::is_arithmetic_v<Given> ? "a number" : "a temporary or a constant")), ...);
    else w << sizeof...(Given) << " arguments more";
    return w << "; fix: layer(x, generator) after torch_generator generator{123}";
  }
};

/// HU018: a linear layer whose two roles are one, so that its weight could be used untransposed.
template <class In, class Out>
struct linear_roles {
  static constexpr words say() {
    words w;
    return w << "HU018 linear: maps " << words_of<In> << " to "
             << words_of<Out> << ", one role on both sides; fix: linear<" << words_of<In> << ", "
             << axis_words{other(), Out::size} << ">";
  }

 private:
  static constexpr char const* other() { return same_text(Out::role::name.c_str(), "d_out") ? "d_in" : "d_out"; }
};

/// HU024 or HU007: a layer called with an input that lacks the axis it maps, or has the one it gives.
template <fixed_string Layer, class In, class List, class Out = void>
struct wrong_input {
  static constexpr words say() {
    words w;
    w << "HU024 " << Layer.c_str() << ": takes " << words_of<In> << ", x is " << List{} << "; fix: ";
    constexpr char const* role = In::role::name.c_str();
    if constexpr (std::is_same_v<List, no_tensor>) {
      return w << "a tensor with " << words_of<In>;
    } else {
      axis_words const meant = meant_for<axes<In, tokens_by_name, batch_by_name>>(List{}, words_of<In>);
      if constexpr (contains<In, List>) return twice<Out>();
      else if constexpr (count_role<In, List> != 0)
        return w << Layer.c_str() << " made for " << last_axis(shared<List, axes<In>>{});
      else if (meant.size != 0)
        return w << "rename<" << meant.role << ", " << role << ">(x), or a " << Layer.c_str() << " made for " << meant;
      else return w << "an input with " << words_of<In>;
    }
  }

 private:
  template <class Twice>
  static constexpr words twice() {
    words w;
    return w << "HU007 " << Layer.c_str() << ": the result would have " << Twice::role::name.c_str() << " twice, x is "
             << List{} << "; fix: rename<" << Twice::role::name.c_str() << ", another_role>(x)";
  }
};

/// HU007, HU024 or HU037: an input that a linear layer cannot map.
template <fixed_string Layer, class In, class Out, class X>
struct cannot_map {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!contains<In, list>) return wrong_input<Layer, In, list>::say();
    else if constexpr (count_role<Out, list> != 0) return wrong_input<Layer, In, list, Out>::say();
    else return wrong_numbers<Layer, typename X::scalar, float, "x">::say();
  }
};

/// HU003, HU024 or HU037: an input that is no sequence of tokens with the features In.
template <fixed_string Layer, class In, class X>
struct no_sequence {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (std::is_same_v<list, no_tensor>) {
      return wrong_input<Layer, In, list>::say();
    } else if constexpr (count_role<tokens_by_name, list> == 0) {
      words w;
      w << "HU003 " << Layer.c_str() << ": x has no tokens " << list{} << "; fix: ";
      constexpr axis_words meant = meant_for<axes<In>>(list{}, axis_words{"tokens", 0});
      if (meant.size == 0) return w << "expand<tokens<1>>(x), if it is a single token";
      return w << "rename<" << meant.role << ", tokens>(x)";
    } else if constexpr (!contains<In, list>) {
      return wrong_input<Layer, In, list>::say();
    } else {
      return wrong_numbers<Layer, typename X::scalar, float, "x">::say();
    }
  }
};

/// HU003, HU016, HU024 or HU037: an input that a layer with a causal mask cannot take.
template <fixed_string Layer, class In, class Context, class X>
struct cannot_attend_to_itself {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!std::is_same_v<list, no_tensor>) {
      constexpr axis_words tokens = of_role(list{}, "tokens");
      if constexpr (contains<In, list> && tokens.size > Context::size)
        return context_exceeded<Layer, tokens.size, Context::size>::say();
      else return no_sequence<Layer, In, X>::say();
    } else {
      return no_sequence<Layer, In, X>::say();
    }
  }
};

}  // namespace headsup::diagnostics

#endif
