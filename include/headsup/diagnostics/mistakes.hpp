#ifndef HEADSUP_DIAGNOSTICS_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_MISTAKES_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/axes/normalized.hpp>
#include <headsup/diagnostics/refuse.hpp>

// What is said of each mistake: its code, the operation as it was written, the axes on both sides, the fix. Each struct
// is one sentence; none is instantiated by a correct program.

namespace headsup::diagnostics {

/// The axis of List that Role was probably meant for: of the given size, and not an axis of Other; or the only one of
/// that kind; an empty name if there is none.
template <class List, class Other>
constexpr axis_words of_size(std::size_t size) {
  return []<class... As>(axes<As...>, std::size_t wanted) {
    axis_words found{"", 0};
    ((found.size == 0 && As::size == wanted && count_role<As, Other> == 0 ? (void)(found = words_of<As>) : (void)0),
     ...);
    return found;
  }(List{}, size);
}

/// Roles that messages know of, although the library gives them later.
struct keys_by_name : axis<"keys", 1> {};
struct tokens_by_name : axis<"tokens", 1> {};

/// HU002: a tensor with one role twice.
template <class List>
struct role_twice {
  static constexpr words say() {
    words w;
    w << "HU002 tensor: two axes of one role in " << List{} << "; fix: rename<";
    []<class... As>(axes<As...>, words& out) {
      bool said = false;
      ((count_role<As, List> > 1 && !said ? (void)(out << As::role::name.c_str(), said = true) : (void)0), ...);
    }(List{}, w);
    return w << ", keys>(one of the two) before they meet";
  }
};

/// HU003: an operand lacks the axis that an operation is about; Like is a list where it may have been meant for.
template <fixed_string Op, template <std::size_t> class Role, fixed_string Operand, class List, class Like = axes<>>
struct no_such_axis {
  static constexpr words say() {
    words w;
    w << "HU003 " << Op.c_str() << "<" << role_words<Role> << ">: ";
    constexpr std::size_t wanted = size_of<Role, Like>;
    if (wanted != 0)
      w << (Operand.chars[0] == 'r' ? "left has " : "right has ") << axis_words{role_words<Role>, wanted} << ", ";
    w << Operand.c_str() << " has no " << role_words<Role> << " " << List{} << "; fix: ";
    axis_words const meant = of_size<List, Like>(wanted);
    if (meant.size != 0) w << "rename<" << meant.role << ", " << role_words<Role> << ">(" << Operand.c_str() << ")";
    else w << "name one of its axes";
    return w;
  }
};

/// HU003, for an operation that is given an axis and not only its role.
template <fixed_string Op, class A, class List>
struct no_axis_like {
  static constexpr words say() {
    words w;
    return w << "HU003 " << Op.c_str() << "<" << words_of<A> << ">: x has no " << A::role::name.c_str() << " " << List{}
             << "; fix: name one of its axes";
  }
};

/// HU004: two operands share a role whose sizes differ.
template <fixed_string Op, class Left, class Right>
struct sizes_differ {
  static constexpr words say() {
    words w;
    w << "HU004 " << Op.c_str() << ": ";
    []<class... As>(axes<As...>, words& out) {
      bool said = false;
      auto one = [&]<class A>(A*) {
        if (said || count_role<A, Right> == 0 || contains<A, Right>) return;
        said = true;
        out << "left has " << words_of<A> << ", right has ";
        []<class... Bs>(axes<Bs...>, words& inner) {
          ((same_role<A, Bs> ? (void)(inner << words_of<Bs>) : (void)0), ...);
        }(Right{}, out);
        out << "; fix: make the two sizes equal, or rename<" << A::role::name.c_str()
            << ", ...> the axis that is another";
      };
      (one(static_cast<As*>(nullptr)), ...);
    }(Left{}, w);
    return w;
  }
};

/// HU005: a literal whose braces do not fit the axes.
template <class List, std::size_t... Given>
struct literal_shape {
  static constexpr words say() {
    words w;
    w << "HU005 tensor literal: ";
    if constexpr (sizeof...(Given) != List::rank) {
      return w << List{} << " takes " << List::rank << " levels of braces, there are " << sizeof...(Given)
               << "; fix: one level for each axis";
    } else {
      []<class... As>(axes<As...>, words& out) {
        bool said = false;
        auto one = [&](axis_words a, std::size_t given) {
          if (said || a.size == given) return;
          said = true;
          out << a << " takes " << a.size << (a.size == 1 ? " entry" : " entries") << ", the braces hold " << given
              << "; fix: " << (given < a.size ? "add " : "remove ")
              << (given < a.size ? a.size - given : given - a.size);
        };
        (one(words_of<As>, Given), ...);
      }(List{}, w);
      return w;
    }
  }
};

/// HU005 for braces that fit no shape at all.
template <class List>
struct literal_levels {
  static constexpr words say() {
    words w;
    return w << "HU005 prints_as: " << List{} << " takes " << List::rank
             << " levels of braces, the innermost with as many numbers in each row; fix: one level for each axis";
  }
};

/// HU006: the axes that a matrix product sums over are not one axis.
template <class A, class B, class Left, class Right>
struct product_axes {
  static constexpr words say() {
    words w;
    w << "HU006 matmul: sums over the last axis of left " << Left{} << " and the first of the last two of right "
      << Right{} << ", but " << words_of<A> << " is not " << words_of<B> << "; fix: ";
    if constexpr (same_role<A, B>) w << "make the two sizes equal";
    else if constexpr (count_role<A, Right> != 0) w << "matmul(left, transpose(right))";
    else w << "rename<" << B::role::name.c_str() << ", " << A::role::name.c_str() << ">(right)";
    return w;
  }
};

/// HU007: the result would have one role twice.
template <fixed_string Op, class Twice, class Result>
struct result_role_twice {
  static constexpr words say() {
    words w;
    return w << "HU007 " << Op.c_str() << ": the result would have " << Twice::role::name.c_str() << " twice "
             << Result{} << "; fix: rename<" << Twice::role::name.c_str()
             << (same_role<Twice, tokens_by_name> ? ", keys>(right)" : ", another_role>(right)");
  }
};

/// HU008: neither operand's axes are among the other's, so that nothing says how they line up.
template <fixed_string Op, class Left, class Right>
struct no_subset {
  static constexpr words say() {
    words w;
    return w << "HU008 " << Op.c_str() << ": the axes of one side must all be axes of the other, left " << Left{}
             << ", right " << Right{} << "; fix: expand<...>(one side) or rename the axis that is the same";
  }
};

/// HU009: an axis split into sizes whose product is another.
template <class A, class Into>
struct split_product {
  static constexpr words say() {
    words w;
    w << "HU009 split: " << words_of<A> << " is not " << Into{} << ", which has " << Into::size << " elements; fix: ";
    []<class... Bs>(axes<Bs...>, words& out) {
      // The last factor that divides the size keeps its own; the others make up for it, where there are just two.
      axis_words const factors[] = {words_of<Bs>...};
      std::size_t const kept = A::size % factors[sizeof...(Bs) - 1].size == 0 ? sizeof...(Bs) - 1 : 0;
      if (sizeof...(Bs) == 2 && A::size % factors[kept].size == 0) {
        axis_words fitting[2] = {factors[0], factors[sizeof...(Bs) - 1]};
        fitting[kept == 0 ? 1 : 0].size = A::size / factors[kept].size;
        out << fitting[0] << ", " << fitting[1];
      } else {
        std::size_t const below = A::size / Into::size * Into::size;
        if (below != 0) out << axis_words{A::role::name.c_str(), below} << " or ";
        out << axis_words{A::role::name.c_str(), below + Into::size};
      }
    }(Into{}, w);
    return w;
  }
};

/// HU010: a merged axis split in another way than it was merged.
template <class A, class Into>
struct split_order {
  static constexpr words say() {
    words w;
    return w << "HU010 split: " << words_of<A> << " was merged from " << factors_of<A>{} << ", not from " << Into{}
             << "; fix: split it into the same axes in the same order";
  }
};

/// HU011: axes to be merged that do not stand side by side in that order.
template <class Wanted, class List>
struct not_adjacent {
  static constexpr words say() {
    words w;
    w << "HU011 merge: ";
    []<class... Ws>(axes<Ws...>, words& out) {
      bool first = true;
      ((out << (first ? "" : ", ") << Ws::role::name.c_str(), first = false), ...);
    }(Wanted{}, w);
    w << " do not stand side by side in that order in " << List{} << "; fix: ";
    // Where two axes have one other between them, exchanging it with the first brings them together.
    []<class F, class... Ws, class... As>(axes<F, Ws...>, axes<As...>, words& out) {
      char const* after = nullptr;
      bool next = false;
      ((next ? (void)(after = As::role::name.c_str(), next = false) : (void)(next = same_role<As, F>)), ...);
      if (after != nullptr) out << "transpose<" << F::role::name.c_str() << ", " << after << ">(x) first";
      else out << "transpose the axes into that order first";
    }(Wanted{}, List{}, w);
    return w;
  }
};

/// HU012: a tensor already has the axis that an operation would add.
template <fixed_string Op, template <std::size_t> class Role, class List>
struct already_there {
  static constexpr words say() {
    words w;
    return w << "HU012 " << Op.c_str() << ": " << List{} << " has an axis "
             << role_words<Role> << " already; fix: another role";
  }
};

/// HU014: tensors to be stacked or joined that differ where they must not.
template <fixed_string Op, class First, class... Others>
struct shapes_differ {
  static constexpr words say() {
    words w;
    w << "HU014 " << Op.c_str() << ": the first tensor is " << First{} << ", another is ";
    bool said = false;
    ((!same_axes<First, Others> && !said ? (void)(w << Others{}, said = true) : (void)0), ...);
    return w << "; fix: the same axes in the same order for all";
  }
};

/// HU015: numbers used as weights that are not known to sum to one over an axis of the values.
template <class List, class Values>
struct not_normalized {
  static constexpr words say() {
    words w;
    w << "HU015 attend: the weights " << List{};
    []<class... As>(axes<As...>, words& out) {
      axis_words known{"", 0};
      axis_words common{"keys", 0};
      ((sums_to_one<As> ? (void)(known = words_of<As>) : (void)0), ...);
      ((count_role<As, Values> != 0 && common.size == 0 ? (void)(common = words_of<As>) : (void)0), ...);
      if (known.size == 0) {
        out << " are not known to sum to one over an axis of the values " << Values{} << "; fix: softmax<"
            << common.role << ">(scores), or renormalize<" << common.role << ">(weights) after a change";
      } else {
        axis_words const meant = of_size<Values, axes<>>(known.size);
        out << " sum to one over " << known << ", which the values " << Values{} << " do not have; fix: ";
        // What is looked at is called keys: weights over them are right, and the values still have their old role.
        bool const over_keys = (... || (sums_to_one<As> && same_role<As, keys_by_name>));
        if (common.size != 0 && !over_keys) out << "softmax<" << common.role << ">(scores)";
        else if (meant.size != 0) out << "rename<" << meant.role << ", " << known.role << ">(values)";
        else out << "values with " << known;
      }
    }(List{}, w);
    return w;
  }
};

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

/// HU019: queries and keys of different numbers without a word on how they line up.
template <fixed_string Op, class Query, class Key>
struct unaligned_mask {
  static constexpr words say() {
    words w;
    w << "HU019 " << Op.c_str() << ": " << words_of<Query> << " and "
      << words_of<Key> << " differ, so the first query's place among the keys must be said; fix: " << Op.c_str() << "<"
      << Query::role::name.c_str() << ", " << Key::role::name.c_str() << ", "
      << (Key::size > Query::size ? Key::size - Query::size : std::size_t{0});
    return w << ">(x)";
  }
};

/// HU020: a transposition that does not say which axes.
template <class List>
struct transpose_which {
  static constexpr words say() {
    words w;
    return w << "HU020 transpose: " << List{} << " has not just two axes; fix: transpose<role, role>(x)";
  }
};

/// HU021: an index or a range beyond the end of an axis, known at compile time.
template <fixed_string Op, class A, std::size_t First, std::size_t Count>
struct beyond_the_end {
  static constexpr words say() {
    words w;
    return w << "HU021 " << Op.c_str() << ": " << words_of<A> << " has elements 0 to " << A::size - 1 << ", asked for "
             << First << " to " << First + Count - 1 << "; fix: an index below " << A::size;
  }
};

/// HU023: ids and table rows that share a role.
template <fixed_string Op, class Ids, class Table>
struct shapes_overlap {
  static constexpr words say() {
    words w;
    return w << "HU023 " << Op.c_str() << ": the ids " << Ids{} << " and the rows of the table " << Table{}
             << " share a role; fix: rename it on one side";
  }
};

/// HU024: a layer called with an input that lacks the axis it maps.
template <fixed_string Layer, class In, class List>
struct wrong_input {
  static constexpr words say() {
    words w;
    w << "HU024 " << Layer.c_str() << ": takes " << words_of<In> << ", x is " << List{} << "; fix: ";
    axis_words const meant = of_size<List, axes<In>>(In::size);
    if constexpr (count_role<In, List> != 0) return w << "a layer made for that size of " << In::role::name.c_str();
    else if (meant.size != 0) return w << "rename<" << meant.role << ", " << In::role::name.c_str() << ">(x)";
    else return w << "an input with " << words_of<In>;
  }
};

/// HU025: operands with numbers of two types.
template <fixed_string Op, class Left, class Right>
struct scalars_differ {
  static constexpr words say() {
    words w;
    return w << "HU025 " << Op.c_str() << ": left holds " << name<Left>() << ", right holds " << name<Right>()
             << "; fix: map(right, [](auto number) { return static_cast<" << name<Left>() << ">(number); })";
  }

 private:
  template <class Scalar>
  static constexpr char const* name() {
    if (std::is_same_v<Scalar, float>) return "float";
    if (std::is_same_v<Scalar, double>) return "double";
    if (std::is_same_v<Scalar, bool>) return "bool";
    return std::is_integral_v<Scalar> ? "whole numbers" : "other numbers";
  }
};

/// HU022: a dot product of something else than two vectors over one axis.
template <fixed_string Op, class Left, class Right>
struct not_two_vectors {
  static constexpr words say() {
    words w;
    return w << "HU022 " << Op.c_str() << ": takes two vectors over one axis, got left " << Left{} << " and right "
             << Right{} << "; fix: take<role>(x, position) first, or contract<role>(left, right)";
  }
};

}  // namespace headsup::diagnostics

#endif
