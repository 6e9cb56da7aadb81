#ifndef HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_AXIS_MISTAKES_HPP

#include <headsup/axes/list.hpp>
#include <headsup/diagnostics/refuse.hpp>

// What is said of an axis that is missing, twice, or of another size.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace headsup::diagnostics {

/// The axis of List that was probably meant: of that size, not an axis of Other, and the last such, because features
/// come last; an empty name if there is none.
template <class List, class Other>
constexpr axis_words of_size(std::size_t size) {
  return []<class... As>(axes<As...>, [[maybe_unused]] std::size_t wanted) {
    axis_words found{"", 0};
    ((As::size == wanted && count_role<As, Other> == 0 ? (void)(found = words_of<As>) : (void)0), ...);
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

/// HU012: a tensor already has the axis that an operation would add.
template <fixed_string Op, class A, class List>
struct axis_already_there {
  static constexpr words say() {
    words w;
    return w << "HU012 " << Op.c_str() << ": " << List{} << " has an axis " << A::role::name.c_str()
             << " already; fix: another role";
  }
};
template <fixed_string Op, template <std::size_t> class Role, class List>
using already_there = axis_already_there<Op, Role<1>, List>;

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

/// HU021: an index or a range beyond the end of an axis, known at compile time.
template <fixed_string Op, class A, std::size_t First, std::size_t Count>
struct beyond_the_end {
  static constexpr words say() {
    words w;
    return w << "HU021 " << Op.c_str() << ": " << words_of<A> << " has elements 0 to " << A::size - 1 << ", asked for "
             << First << " to " << First + Count - 1 << "; fix: an index below " << A::size;
  }
};

}  // namespace headsup::diagnostics

#endif
