#ifndef HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_SHAPE_MISTAKES_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/diagnostics/axis_mistakes.hpp>

// What is said of shapes that do not go together, or cannot be read otherwise.
//
// Each struct is one sentence: the code of the mistake, the operation as it was written, the axes on both sides, the
// fix. A correct program instantiates none of them.

namespace headsup::diagnostics {

/// HU008: neither operand's axes are among the other's, so that nothing says how they line up.
template <fixed_string Op, class Left, class Right>
struct no_subset {
  static constexpr words say() {
    words w;
    return w << "HU008 " << Op.c_str() << ": the axes of one side must all be axes of the other, left " << Left{}
             << ", right " << Right{} << "; fix: expand<...>(one side) or rename the axis that is the same";
  }
};

/// HU004 or HU008, whichever it is that keeps two tensors from being combined number by number.
template <fixed_string Op, class Left, class Right>
struct cannot_combine {
  static constexpr words say() {
    if constexpr (agree<Left, Right>) return no_subset<Op, Left, Right>::say();
    else return sizes_differ<Op, Left, Right>::say();
  }
};

/// HU009: an axis split into sizes whose product is another.
template <class A, class Into>
struct split_product {
  static constexpr words say() {
    words w;
    w << "HU009 split: " << words_of<A> << " is not " << Into{} << ", which has " << Into::size << " elements; fix: ";
    []<class... Bs>(axes<Bs...>, words& out) {
      // The first factor that divides the size keeps its own, the other makes up for it; a single one takes it all.
      constexpr std::size_t n = sizeof...(Bs);
      axis_words fitting[] = {words_of<Bs>...};
      std::size_t const changed = n == 1 || A::size % fitting[0].size != 0 ? 0 : 1;
      std::size_t const kept = n == 1 ? 1 : fitting[changed == 0 ? n - 1 : 0].size;
      if (n <= 2 && A::size % kept == 0) {
        fitting[changed].size = A::size / kept;
        out << fitting[0];
        if (n == 2) out << ", " << fitting[n - 1];
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

/// HU003 for the first of several roles that a tensor lacks.
template <fixed_string Op, class Wanted, class List>
struct no_axes_like {
  static constexpr words say() {
    return []<class... Ws>(axes<Ws...>) {
      words w;
      bool said = false;
      auto one = [&](char const* role) {
        if (said) return;
        said = true;
        w << "HU003 " << Op.c_str() << "<" << role << ">: x has no " << role << " " << List{} << "; fix: name its axes";
      };
      ((count_role<Ws, List> == 0 ? one(Ws::role::name.c_str()) : (void)0), ...);
      return w;
    }(Wanted{});
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

/// HU014 for tensors to be joined along Role, where alone they may differ.
template <template <std::size_t> class Role, class First, class... Others>
struct cannot_join {
  static constexpr words say() {
    words w;
    w << "HU014 concat: the first tensor is " << First{} << ", another is ";
    bool said = false;
    ((!same_axes<First, with<Others, Role<size_of<Role, First>>>> && !said ? (void)(w << Others{}, said = true)
                                                                           : (void)0),
     ...);
    return w << "; fix: the same axes in the same order for all, but for the size of " << role_words<Role>;
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

/// HU023: ids and table rows that share a role.
template <fixed_string Op, class Ids, class Table>
struct shapes_overlap {
  static constexpr words say() {
    words w;
    return w << "HU023 " << Op.c_str() << ": the ids " << Ids{} << " and the rows of the table " << Table{}
             << " share a role; fix: rename it on one side";
  }
};

}  // namespace headsup::diagnostics

#endif
