#ifndef HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP

#include <headsup/axes/list.hpp>
#include <headsup/diagnostics/likely.hpp>
#include <headsup/diagnostics/refuse.hpp>

// Messages about an axis that is missing, duplicated, or of another size.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace HEADSUP_NAMESPACE::diagnostics {

/// Roles that messages mention, although a later layer of the library defines them.
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
    return w << ", keys>(one of the two) before they are combined";
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
    w << Operand.c_str() << (std::is_same_v<List, no_tensor> ? " is not a tensor" : " has no ");
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

/// HU004, in compile errors and at run time: two operands share an axis whose sizes differ.
constexpr words sizes_differ(char const* op, char const* left_name, axis_words left, char const* right_name,
                             axis_words right) {
  words w;
  char const* const role = left.role;
  bool const left_longer = left.size > right.size;
  axis_words const shorter{role, left_longer ? right.size : left.size};
  char const* const longer_name = left_longer ? left_name : right_name;
  w << "HU004 " << op << ": " << left_name << " has " << left << ", " << right_name << " has " << right << "; fix: ";
  // PyTorch would silently repeat an axis of size 1.
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
        << plain << " does not say which belong together; fix: assume_factors<" << A::role::name.c_str() << ", ";
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
             << (std::is_same_v<Wanted, int> ? "integers" : number_words<Wanted>) << "; fix: to<"
             << number_words<Wanted> << ">(" << Operand.c_str() << ")";
  }
};

/// HU027: an operation along an axis that does not name it.
template <fixed_string Op, class List, fixed_string Arguments = "x">
struct unnamed_axis {
  static constexpr words say() {
    words w;
    w << "HU027 " << Op.c_str() << ": names no axis of " << List{} << ", and there is no default; fix: ";
    if constexpr (std::is_same_v<List, no_tensor>) return w << "a tensor";
    else return w << Op.c_str() << "<" << last_axis(List{}).role << ">(" << Arguments.c_str() << ")";
  }
};

/// HU012: a tensor already has the axis that an operation would add.
template <fixed_string Op, class A, class List>
struct axis_already_there {
  static constexpr words say() {
    words w;
    return w << "HU012 " << Op.c_str() << ": " << List{} << " already has an axis " << A::role::name.c_str()
             << "; fix: rename<" << A::role::name.c_str() << ", another_role>(x) first";
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
      << " of braces, with rows of equal length";
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
             << " at compile time, but it is known only at run time; fix: " << unknown.role << "<N> with a number";
  }
};

/// HU037: a floating-point function of other numbers.
template <fixed_string Op, class X>
struct cannot_calculate {
  static constexpr words say() {
    if constexpr (std::is_same_v<typename X::axes, no_tensor>) {
      words w;
      return w << "HU037 " << Op.c_str() << ": takes a tensor, x is not one; fix: math::" << Op.c_str() << "(x)";
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

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
