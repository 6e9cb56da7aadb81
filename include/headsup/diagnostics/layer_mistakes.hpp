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

/// HU018: a linear layer whose two roles are one, so that its weight could be used untransposed.
template <class In, class Out>
struct linear_roles {
  static constexpr words say() {
    words w;
    return w << "HU018 linear: maps " << words_of<In> << " to "
             << words_of<
                    Out> << ", one role on both sides; fix: give the two sides different roles, such as d_in and d_out";
  }
};

/// HU024: a layer called with an input that lacks the axis it maps.
template <fixed_string Layer, class In, class List>
struct wrong_input {
  static constexpr words say() {
    words w;
    w << "HU024 " << Layer.c_str() << ": takes " << words_of<In> << ", x is " << List{} << "; fix: ";
    axis_words const meant = of_size<List, axes<In, tokens_by_name>>(In::size);
    if constexpr (count_role<In, List> != 0) return w << "a layer made for that size of " << In::role::name.c_str();
    else if (meant.size != 0) return w << "rename<" << meant.role << ", " << In::role::name.c_str() << ">(x)";
    else return w << "an input with " << words_of<In>;
  }
};

/// HU003 or HU024: an input that is no sequence of tokens with the features In.
template <fixed_string Layer, class In, class List>
struct no_sequence {
  static constexpr words say() {
    if constexpr (count_role<tokens_by_name, List> == 0) {
      words w;
      return w << "HU003 " << Layer.c_str() << ": x has no tokens " << List{}
               << "; fix: rename the axis of the sequence to tokens";
    } else {
      return wrong_input<Layer, In, List>::say();
    }
  }
};

}  // namespace headsup::diagnostics

#endif
