#ifndef HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP

#include <headsup/axes/list.hpp>
#include <headsup/diagnostics/likely.hpp>
#include <headsup/diagnostics/refuse.hpp>

// What is said of an axis that is missing, twice, or of another size.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// Roles that messages know of, although the library gives them later.
struct keys_by_name : axis<"keys", 1> {};
struct tokens_by_name : axis<"tokens", 1> {};
struct batch_by_name : axis<"batch", 1> {};

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

/// How an operation is written, which decides what a fix may look like.
enum class call { by_role, by_role_of_two, at_a_position, of_a_run, by_other };

/// HU003: an operand lacks the axis that an operation is about; Like is a list where it may have been meant for.
template <fixed_string Op, template <std::size_t> class Role, fixed_string Operand, class List, class Like = void,
          call Call = call::by_role>
struct no_such_axis {
  static constexpr words say() {
    words w;
    w << "HU003 " << Op.c_str() << "<" << role_words<Role> << ">: ";
    constexpr bool two = !std::is_void_v<Like>;
    using other = std::conditional_t<two, Like, axes<>>;
    constexpr axis_words wanted{role_words<Role>, size_of<Role, other>};
    if (wanted.size != 0) w << (Operand.chars[0] == 'r' ? "left has " : "right has ") << wanted << ", ";
    w << Operand.c_str() << (std::is_same_v<List, no_tensor> ? " is no tensor" : " has no ");
    if constexpr (!std::is_same_v<List, no_tensor>) w << wanted.role << " " << List{};
    w << "; fix: ";
    if constexpr (std::is_same_v<List, no_tensor>) {
      return w << "a tensor with an axis " << wanted.role;
    } else {
      axis_words const near = nearly_named(List{}, wanted.role);
      axis_words const meant = meant_for<other>(List{}, wanted);
      axis_words const common = last_axis(shared<List, other>{});
      auto renamed = [&](axis_words from) {
        w << "rename<" << from.role << ", " << wanted.role << ">(" << Operand.c_str() << ")";
      };
      auto by = [&](axis_words a) {
        w << Op.c_str() << "<" << a.role
          << (two || Call == call::by_role_of_two ? ">(left, right)"
              : Call == call::at_a_position       ? ">(x, 0)"
              : Call == call::of_a_run            ? ">(x, first, count)"
                                                  : ">(x)");
      };
      if (near.size != 0 && Call != call::by_other) by(near);
      else if (wanted.size != 0 && meant.size != 0) renamed(meant);
      else if (two && common.size != 0) by(common);
      else if (meant.size == 0) w << "a tensor with an axis " << wanted.role;
      else if (two || Call == call::by_other) renamed(meant);
      else by(meant);
      return w;
    }
  }
};

/// HU003, for an operation that is given an axis and not only its role.
template <fixed_string Op, class A, class List>
struct no_axis_like {
  static constexpr words say() {
    words w;
    w << "HU003 " << Op.c_str() << "<" << words_of<A> << ">: x has no " << A::role::name.c_str() << " " << List{}
      << "; fix: ";
    if constexpr (std::is_same_v<List, no_tensor>) {
      return w << "a tensor with an axis " << A::role::name.c_str();
    } else {
      // Of an axis of another kind rather the rows than the features.
      axis_words meant = meant_for<axes<>>(List{}, {A::role::name.c_str(), 0});
      if (meant.size == 0) return w << "a tensor with an axis " << A::role::name.c_str();
      if (!kin(meant.role, A::role::name.c_str())) meant = words_of<typename headsup::detail::front<List>::type>;
      return w << Op.c_str() << "<" << axis_words{meant.role, meant.size < A::size ? meant.size : A::size} << ">(x, 0)";
    }
  }
};

/// HU004, in compile errors and at run time: two operands share an axis whose sizes differ.
constexpr words sizes_differ(char const* op, char const* left_name, axis_words left, char const* right_name,
                             axis_words right) {
  words w;
  char const* const role = left.role;
  bool const left_longer = left.size > right.size;
  axis_words const shorter{role, left_longer ? right.size : left.size};
  char const* const longer_name = left_longer ? left_name : right_name;
  w << "HU004 " << op << ": " << left_name << " has " << left << ", " << right_name << " has " << right << "; fix: ";
  // An axis of size 1 is what PyTorch would repeat in silence.
  if (shorter.size == 1)
    return w << "take<" << role << ">(" << (left_longer ? right_name : left_name) << ", 0), and it is repeated along "
             << role;
  // Two sequences in a product are the tokens that look and those that are looked at.
  if (same_text(role, "tokens") && (op[0] == 'c' || op[0] == 's'))
    return w << "rename<tokens, keys>(" << right_name << "), or slice<" << shorter << ">(" << longer_name
             << ", 0) if it is the same axis";
  w << "slice<" << shorter << ">(" << longer_name << ", 0), or rename<" << role << ", ";
  return w << (kin(role, "tokens") ? (same_text(role, "keys") ? "tokens" : "keys") : "another_role") << ">("
           << right_name << ") if it is another axis";
}

/// HU004 or HU030: two operands share an axis whose sizes differ, or that was merged in two ways.
template <fixed_string Op, class Left, class Right, fixed_string LeftName = "left", fixed_string RightName = "right">
struct disagree {
  static constexpr words say() {
    return []<class... As>(axes<As...>) {
      words w;
      bool said = false;
      auto one = [&]<class A>(A*) {
        if constexpr (count_role<A, Right> != 0 && !contains<A, Right>) {
          if (!said) w = of<A, typename partner<A>::type>();
          said = true;
        }
      };
      (one(static_cast<As*>(nullptr)), ...);
      return w;
    }(Left{});
  }

 private:
  template <class A>
  struct partner {
    using type = typename headsup::detail::front<shared<Right, axes<A>>>::type;
  };

  template <class A, class B>
  static constexpr words of() {
    if constexpr (!may_equal(A::size, B::size))
      return sizes_differ(Op.c_str(), LeftName.c_str(), words_of<A>, RightName.c_str(), words_of<B>);
    else return orders<A, B>();
  }

  template <class A, class B>
  static constexpr words orders() {
    words w;
    using a = typename A::factors;
    using b = typename B::factors;
    w << "HU030 " << Op.c_str() << ": ";
    if constexpr (std::is_void_v<a> || std::is_void_v<b>) {
      constexpr bool left_plain = std::is_void_v<a>;
      using known = std::conditional_t<left_plain, b, a>;
      char const* const plain = left_plain ? LeftName.c_str() : RightName.c_str();
      char const* const copied = left_plain ? RightName.c_str() : LeftName.c_str();
      w << words_of<A> << " of " << copied << " repeats its numbers " << known{} << ", " << words_of<A> << " of "
        << plain << " does not say which of it belong together; fix: assume_factors<" << A::role::name.c_str() << ", ";
      return w.list(known{}) << ">(" << plain << ")";
    } else {
      w << words_of<A> << " was merged from " << a{} << " in " << LeftName.c_str() << ", from " << b{} << " in "
        << RightName.c_str() << ": the same numbers in another order; fix: ";
      return right_order<B>(w, a{}, b{});
    }
  }

  // What would have given the right operand the order of the left one.
  template <class B, class... Fs, class G, class... Gs>
  static constexpr words right_order(words& w, axes<Fs...>, axes<G, Gs...>) {
    constexpr axis_words whole{B::role::name.c_str(), B::size};
    if constexpr (headsup::detail::counts_copies<G>) {
      w << "repeat_interleave<" << last_axis(axes<Gs...>{}).role << ", " << whole;
    } else if constexpr ((headsup::detail::counts_copies<Gs> || ...)) {
      w << "repeat<" << G::role::name.c_str() << ", " << whole;
    } else {
      w << "merge<" << whole.role;
      ((w << ", " << Fs::role::name.c_str()), ...);
    }
    return w << ">(x) for " << RightName.c_str();
  }
};

/// HU025: operands with numbers of two types.
template <fixed_string Op, class Left, class Right>
struct scalars_differ {
  static constexpr words say() {
    words w;
    return w << "HU025 " << Op.c_str() << ": left holds " << number_words<Left> << ", right holds "
             << number_words<Right> << "; fix: to<" << number_words<Left> << ">(right)";
  }
};

/// HU037: numbers of another kind than an operation is defined for.
template <fixed_string Op, class Given, class Wanted, fixed_string Operand>
struct wrong_numbers {
  static constexpr words say() {
    words w;
    return w << "HU037 " << Op.c_str() << ": " << Operand.c_str() << " holds " << number_words<Given> << ", it takes "
             << (std::is_same_v<Wanted, int> ? "whole numbers" : number_words<Wanted>) << "; fix: to<"
             << number_words<Wanted> << ">(" << Operand.c_str() << ")";
  }
};

/// HU027: an operation along an axis that does not say along which.
template <fixed_string Op, class List, fixed_string Arguments = "x">
struct unnamed_axis {
  static constexpr words say() {
    words w;
    w << "HU027 " << Op.c_str() << ": names no axis of " << List{} << ", and none is taken for granted; fix: ";
    if constexpr (std::is_same_v<List, no_tensor>) return w << "a tensor";
    else return w << Op.c_str() << "<" << last_axis(List{}).role << ">(" << Arguments.c_str() << ")";
  }
};

/// HU029: an operation that would let examples, or earlier and later tokens, see each other.
template <fixed_string Op, template <std::size_t> class Role, class List>
struct mixes {
  static constexpr words say() {
    words w;
    constexpr bool examples = same_role<Role<1>, batch_by_name>;
    w << "HU029 " << Op.c_str() << "<" << role_words<Role> << ">: over "
      << axis_words{role_words<Role>, size_of<Role, List>} << " of " << List{}
      << (examples ? " each example would depend on the others" : " each token would see the later ones") << "; fix: ";
    axis_words const features = last_axis(without<List, Role>{});
    if (features.size == 0) return w << "rename<" << role_words<Role> << ", d_in>(x), if these are features";
    return w << Op.c_str() << "<" << features.role << ">(x)";
  }
};

/// HU012: a tensor already has the axis that an operation would add.
template <fixed_string Op, class A, class List>
struct axis_already_there {
  static constexpr words say() {
    words w;
    return w << "HU012 " << Op.c_str() << ": " << List{} << " has an axis " << A::role::name.c_str()
             << " already; fix: rename<" << A::role::name.c_str() << ", another_role>(x) first";
  }
};
/// An axis and braces that hold more or fewer numbers, and what would make them fit.
constexpr words& say_entries(words& w, axis_words a, std::size_t given) {
  return w << a << " takes " << a.size << (a.size == 1 ? " entry" : " entries") << ", the braces hold " << given
           << "; fix: " << (given < a.size ? "add " : "remove ") << (given < a.size ? a.size - given : given - a.size)
           << ", or " << axis_words{a.role, given};
}

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
          if (said || may_equal(a.size, given)) return;
          said = true;
          if (!is_transposed(List{})) return (void)say_entries(out, a, given);
          out << a << " takes " << a.size << (a.size == 1 ? " entry" : " entries") << ", the braces hold " << given
              << "; fix: ";
          axis_words const last = last_axis(List{});
          out << axis_words{a.role, given} << ", " << axis_words{last.role, a.size} << ", or " << last << ", " << a
              << " if the braces hold columns";
        };
        (one(words_of<As>, Given), ...);
      }(List{}, w);
      return w;
    }
  }

 private:
  // Whether it would fit with rows and columns exchanged.
  template <class... As>
  static constexpr bool is_transposed(axes<As...>) {
    constexpr std::size_t wanted[] = {As::size..., 0};
    constexpr std::size_t given[] = {Given..., 0};
    return sizeof...(As) == 2 && wanted[0] == given[1] && wanted[1] == given[0];
  }
};

/// HU005 for braces that are too deep, too shallow or ragged.
template <fixed_string Op, class List>
struct literal_levels {
  static constexpr words say() {
    words w;
    w << "HU005 " << Op.c_str() << ": " << List{} << " takes " << List::rank << (List::rank == 1 ? " level" : " levels")
      << " of braces, each row as long as the next";
    if constexpr (List::rank == 0) return w << "; fix: a plain number";
    else return w << "; fix: one level for each axis, all rows of one length";
  }
};

/// The first axis of a list whose size is not known at compile time, or void.
template <class List>
struct find_dynamic {
  using type = void;
};
template <class A, class... As>
struct find_dynamic<axes<A, As...>> {
  using type = typename std::conditional_t<A::size == dynamic, std::type_identity<A>, find_dynamic<axes<As...>>>::type;
};
template <class List>
using first_dynamic = typename find_dynamic<List>::type;

/// HU047: axes written in the code that must have sizes.
template <fixed_string Op, class List>
struct written_without_size {
  static constexpr words say() {
    words w;
    constexpr axis_words unknown = words_of<first_dynamic<List>>;
    return w << "HU047 " << Op.c_str() << ": needs the size of " << unknown
             << " at compile time, it is known at run time only; fix: " << unknown.role << "<N> with a number";
  }
};

/// HU021: an index or a range beyond the end of an axis, known at compile time.
template <fixed_string Op, class A, std::size_t First, std::size_t Count>
struct beyond_the_end {
  static constexpr words say() {
    words w;
    w << "HU021 " << Op.c_str() << ": " << words_of<A> << " has elements 0 to " << A::size - 1 << ", asked for "
      << First;
    if (Count == 0)
      return w << "; fix: " << Op.c_str() << "<" << A::role::name.c_str() << ", " << A::size - 1 << ">(x)";
    w << " to " << First + Count - 1 << "; fix: " << Op.c_str() << "<"
      << axis_words{A::role::name.c_str(), Count < A::size ? Count : A::size};
    return w << ">(x, " << (Count < A::size ? A::size - Count : 0) << ")";
  }
};

/// HU003 or HU021: one position of an axis that is not there, or beyond its end.
template <template <std::size_t> class Role, std::size_t Position, class X>
struct cannot_take {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) return no_such_axis<"take", Role, "x", list, void, call::at_a_position>::say();
    else return beyond_the_end<"take", axis_of<list, Role>, Position, 0>::say();
  }
};

/// HU003 or HU021: a range of an axis that is not there, or longer than it.
template <class To, class X, std::size_t First = 0>
struct cannot_slice {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (count_role<To, list> == 0) {
      return no_axis_like<"slice", To, list>::say();
    } else if constexpr (To::size == dynamic) {
      words w;
      return w << "HU047 slice: needs the size of "
               << words_of<To> << " at compile time, it is known at run time only; fix: slice<"
               << To::role::name.c_str() << ">(x, first, count)";
    } else return beyond_the_end<"slice", typename detail::front<shared<list, axes<To>>>::type, First, To::size>::say();
  }
};

/// HU037: a function of numbers with a fraction, of others.
template <fixed_string Op, class X>
struct cannot_calculate {
  static constexpr words say() {
    if constexpr (std::is_same_v<typename X::axes, no_tensor>) {
      words w;
      return w << "HU037 " << Op.c_str() << ": takes a tensor, x is none; fix: math::" << Op.c_str() << "(x)";
    } else {
      return wrong_numbers<Op, typename X::scalar, float, "x">::say();
    }
  }
};

/// HU028, in compile errors and at run time: weights along an axis of one element, where Longest, if not "", is meant.
constexpr words weight_of_one(char const* op, char const* role, char const* list, char const* longest) {
  words w;
  w << "HU028 " << op << "<" << role << ">: " << axis_words{role, 1} << " of " << list
    << " has one element, whose weight is always 1; fix: ";
  if (*longest != '\0') return w << op << "<" << longest << ">(x)";
  return w << "leave it out";
}

/// HU003, HU028, HU029 or HU037: numbers that cannot become weights along Role.
template <fixed_string Op, template <std::size_t> class Role, class X>
struct cannot_softmax {
  static constexpr words say() {
    using list = typename X::axes;
    // Scores without keys are those of tokens that were not renamed.
    constexpr call how = same_role<Role<1>, keys_by_name> ? call::by_other : call::by_role;
    if constexpr (!has<Role, list>) return no_such_axis<Op, Role, "x", list, void, how>::say();
    else if constexpr (same_role<Role<1>, batch_by_name>) return mixes<Op, Role, list>::say();
    else if constexpr (!std::is_floating_point_v<typename X::scalar>)
      return wrong_numbers<Op, typename X::scalar, float, "x">::say();
    else return of_one<list>();
  }

 private:
  template <class List>
  static constexpr words of_one() {
    axis_words longest = none;
    []<class... As>(axes<As...>, axis_words& out) {
      ((As::size > 1 && !same_role<As, batch_by_name> ? (void)(out = words_of<As>) : (void)0), ...);
    }(List{}, longest);
    words list;
    list << List{};
    return weight_of_one(Op.c_str(), role_words<Role>, list.data(), longest.role);
  }
};

/// HU003, HU029 or HU037: numbers that cannot be normalised along Role.
template <fixed_string Op, template <std::size_t> class Role, class X>
struct cannot_norm {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<Role, list>) return no_such_axis<Op, Role, "x", list>::say();
    else if constexpr (!std::is_floating_point_v<typename X::scalar>)
      return wrong_numbers<Op, typename X::scalar, float, "x">::say();
    else return mixes<Op, Role, list>::say();
  }
};

/// HU029: a normalisation over several axes at once.
template <fixed_string Op, class Roles, class X>
struct norm_of_several {
  static constexpr words say() {
    using list = typename X::axes;
    words w;
    w << "HU029 " << Op.c_str() << "<";
    bool first = true;
    []<class... Rs>(axes<Rs...>, words& out, bool& begin) {
      ((out << (begin ? "" : ", ") << Rs::role::name.c_str(), begin = false), ...);
    }(Roles{}, w, first);
    w << ">: over several axes of " << list{} << " at once ";
    w << (count_role<tokens_by_name, Roles> != 0  ? "each token would see the later ones"
          : count_role<batch_by_name, Roles> != 0 ? "each example would depend on the others"
                                                  : "one scale would serve them all")
      << "; fix: " << Op.c_str() << "<";
    if constexpr (std::is_same_v<list, no_tensor>) return w << last_axis(Roles{}).role << ">(x)";
    else return w << last_feature(list{}).role << ">(x)";
  }
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
