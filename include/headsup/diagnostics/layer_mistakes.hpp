#ifndef HEADSUP_DIAGNOSTICS_LAYER_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_LAYER_MISTAKES_HPP

#include <headsup/diagnostics/size_mistakes.hpp>

// Messages about layers and their inputs.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU016, in compile errors and at run time: more tokens than a layer supports.
constexpr words too_many_tokens(char const* layer, std::size_t tokens, std::size_t context) {
  words w;
  return w << "HU016 " << layer << ": the input has tokens<" << tokens << ">, the layer supports context_length<"
           << context << ">; fix: slice<tokens<" << context << ">>(x, 0), or a layer with context_length<" << tokens
           << ">";
}

/// HU016 for tokens that do not fit in addition to the cached ones.
constexpr words cache_exceeded(char const* layer, std::size_t cached, std::size_t tokens, axis_words context) {
  words w;
  w << "HU016 " << layer << ": the cache holds " << cached << (cached == 1 ? " token" : " tokens")
    << ", the input has tokens<" << tokens << ">, the layer supports " << context << "; fix: ";
  if (context.size > cached) w << "slice<tokens<" << context.size - cached << ">>(x, 0), ";
  return w << "cache.clear(), or a layer with " << axis_words{context.role, cached + tokens};
}

/// HU016: more tokens than a layer supports.
template <fixed_string Layer, std::size_t Tokens, std::size_t Context>
struct context_exceeded {
  static constexpr words say() { return too_many_tokens(Layer.c_str(), Tokens, Context); }
};

/// HU017: an output that is not divisible by the heads.
template <class Out, class Heads>
struct heads_do_not_divide {
  static constexpr words say() {
    words w;
    constexpr std::size_t below = Out::size / Heads::size * Heads::size;
    w << "HU017 multi_head_attention: " << words_of<Out> << " is not divisible by " << words_of<Heads> << "; fix: ";
    if constexpr (below != 0) w << axis_words{Out::role::name.c_str(), below} << " or ";
    return w << axis_words{Out::role::name.c_str(), below + Heads::size};
  }
};

/// HU017, HU045 or HU047: axes that do not make a layer.
template <fixed_string Layer, class In, class Out, class Context, class Heads>
struct no_such_layer {
  static constexpr words say() {
    if constexpr (same_text(Context::role::name.c_str(), "heads") ||
                  same_text(Heads::role::name.c_str(), "context_length")) {
      words w;
      w << "HU045 " << Layer.c_str() << ": " << words_of<Context> << " is where the context goes, "
        << words_of<Heads> << " where the heads go; fix: " << Layer.c_str() << "<";
      return w.list(axes<In, Out, Heads, Context>{}) << ">";
    } else if constexpr (!axes<Context, Heads>::fixed) {
      return written_without_size<Layer, axes<Context, Heads>>::say();
    } else {
      return heads_do_not_divide<Out, Heads>::say();
    }
  }
};

/// HU046: a wrong argument in place of a layer's generator.
template <fixed_string Layer, class... Given>
struct no_generator {
  static constexpr words say() {
    words w;
    w << "HU046 " << Layer.c_str() << ": takes a tensor, and in training a torch_generator that it draws from, got ";
    if (sizeof...(Given) == 1) ((w << (std::is_arithmetic_v<Given> ? "a number" : "a temporary or a constant")), ...);
    else w << sizeof...(Given) << " extra arguments";
    return w << "; fix: layer(x, generator) after torch_generator generator{123}";
  }
};

/// HU018: a linear layer whose two roles are one, so that its weight could be used untransposed.
template <class In, class Out>
struct linear_roles {
  static constexpr words say() {
    words w;
    return w << "HU018 linear: maps " << words_of<In> << " to "
             << words_of<Out> << ", the same role on both sides; fix: linear<" << words_of<In> << ", "
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
      if constexpr (contains<In, list> && tokens.size != dynamic && tokens.size > Context::size)
        return context_exceeded<Layer, tokens.size, Context::size>::say();
      else return no_sequence<Layer, In, X>::say();
    } else {
      return no_sequence<Layer, In, X>::say();
    }
  }
};

/// HU049: a cache that was made for another layer or input, or that could not keep what a step puts into it. Layout is
/// no_tensor for what is no cache.
template <fixed_string Layer, class Layout, class Needed, class Batch, bool Keeps>
struct other_cache {
  static constexpr words say() {
    words w;
    w << "HU049 " << Layer.c_str() << ": ";
    if constexpr (std::is_same_v<Layout, no_tensor>) {
      w << "a step takes a tensor and a key_value_cache over " << Needed{} << ", got something else";
    } else if constexpr (!Keeps) {
      w << "the cache is a temporary or a constant, which cannot keep new keys";
    } else {
      w << "the cache is over " << Layout{} << ", the layer and x need " << Needed{};
    }
    w << "; fix: a variable of type layer::cache<";
    return w.list(Batch{}) << ">";
  }
};

/// HU049 for a batch of dynamic size.
template <fixed_string Layer, class Layout, class Batch, class X>
constexpr words cache_of_other_batch(extents<X> const& x) {
  words w;
  w << "HU049 " << Layer.c_str() << ": the cache is over " << Layout{} << ", the layer and x need ";
  bool first = true;
  [&]<class... Ls>(axes<Ls...>) {
    ((w << (first ? "(" : ", ")
        << axis_words{Ls::role::name.chars, count_role<Ls, Batch> != 0 ? x.template of<Ls>() : Ls::size},
      first = false),
     ...);
  }(Layout{});
  w << "); fix: a variable of type layer::cache<";
  first = true;
  [&]<class... Bs>(axes<Bs...>) { ((w << (first ? "" : ", ") << words_at<Bs>(x), first = false), ...); }(Batch{});
  return w << ">";
}

/// HU050: packing something without weights to pack.
template <class>
struct cannot_pack {
  static constexpr words say() {
    words w;
    return w << "HU050 pack: takes a linear or attention layer, got something else; fix: use it without pack";
  }
};

/// HU033: an output that cannot take what a layer writes: no tensor, or one of other axes, of other numbers or constant.
/// Its scalar is const-qualified if it can only be read.
template <fixed_string Op, class Result, class Out>
struct cannot_write {
  static constexpr words say() {
    using list = typename Out::axes;
    using scalar = typename Out::scalar;
    words w;
    w << "HU033 " << Op.c_str() << ": the result is float " << Result{} << ", out is ";
    if constexpr (std::is_same_v<list, no_tensor>) w << "not a tensor";
    else
      w << (std::is_const_v<scalar> ? "constant " : "") << number_words<std::remove_const_t<scalar>> << " " << list{};
    w << "; fix: tensor<float, ";
    return w.list(Result{}) << "> out";
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
