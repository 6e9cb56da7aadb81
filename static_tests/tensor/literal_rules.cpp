#include <headsup/axes/roles.hpp>
#include <headsup/tensor/literal_rules.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using namespace headsup::headsup_detail;
using headsup_rule::braces_fit, headsup_rule::level, headsup_rule::misread;

using x = axes<batch<2>, tokens<3>, d_in<5>>;
template <class List, std::size_t Rows, class... Levels>
using fit = braces_fit<List, braces_for::tensor, false, level<Rows>, Levels...>;
template <class List, std::size_t Rows, class... Levels>
using fit_printed = braces_fit<List, braces_for::printing, false, level<Rows>, Levels...>;
template <class List, std::size_t... Given> using whole = braces_fit<List, braces_for::tensor, true, level<Given>...>;

// the values: every level has as many entries as its axis, or any number where that is dynamic
static_assert(fit<x, 2, level<3, 3>, level<5, 5>>::value && !fit<x, 2, level<3, 3>, level<5, 4>>::value);
static_assert(!fit<x, 3, level<3, 3, 3>, level<5, 5, 5>>::value && !fit<x, 2, level<3, 3>>::value);
static_assert(fit<axes<tokens<dynamic>, d_in<2>>, 7, level<2, 2, 2, 2, 2, 2, 2>>::value);
static_assert(fit<axes<tokens<dynamic>, d_in<2>>, 3, level<2, 2, 2>>::sizes().of<tokens<1>>() == 3);
static_assert(whole<x, 2, 3, 5>::value && !whole<x, 2, 3, 4>::value);

// {{1}, {2}} are two rows wherever they can be, so a single row of such numbers is read only where no axis ends in one
static_assert(fit<x, 2, level<3>, level<5>>::reads && fit<x, 1, level<3>, level<5>>::reads && whole<x, 2, 3, 5>::reads);
using column = axes<tokens<2>, d_in<1>>;
static_assert(fit<column, 2, level<1>>::reads && !fit<column, 1, level<2>>::reads && whole<column, 2, 1>::reads);
using row = axes<tokens<1>, d_in<2>>;
static_assert(fit<row, 1, level<2>>::reads && !whole<row, 2, 1>::reads && whole<row, 1, 2>::reads);
static_assert(fit_printed<column, 1, level<2>>::reads && !braces_fit<column, braces_for::printing, true>::reads);

// the words: levels, entries too few and too many
static_assert(says_that<misread<x, braces_for::tensor>>(
    "HU005 tensor literal: (batch<2>, tokens<3>, d_in<5>) takes 3 levels of braces, with rows of equal length; ",
    "fix: one level for each axis, all rows of one length"));
static_assert(says_that<misread<axes<d_in<5>>, braces_for::printing>>(
    "HU005 prints_as: (d_in<5>) takes 1 level of braces, ", "all rows of one length"));
static_assert(says_that<misread<axes<>, braces_for::tensor>>("HU005 tensor literal: () takes 0 levels",
                                                             "fix: a plain number"));
static_assert(says_that<whole<x, 2, 3, 4>>("HU005 tensor literal: d_in<5> takes 5 entries, the braces hold 4; ",
                                           "fix: add 1, or d_in<4>"));
static_assert(says_that<whole<axes<tokens<1>, d_in<5>>, 3, 5>>(
    "HU005 tensor literal: tokens<1> takes 1 entry, the braces hold 3; ", "fix: remove 2, or tokens<3>"));
static_assert(says_that<whole<axes<tokens<3>, d_in<2>>, 2, 3>>(
    "HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; ",
    "fix: tokens<2>, d_in<3>, or d_in<2>, tokens<3> if the braces hold columns"));

// one row that is none of the tensor's is taken for numbers that lack braces
static_assert(says_that<fit<axes<tokens<3>, d_in<2>>, 1, level<2>>>("HU005 tensor literal: tokens<3> takes 3 entries",
                                                                    ""));
static_assert(says_that<fit<axes<tokens<3>, d_in<2>>, 1, level<6>>>("HU005 tensor literal: (tokens<3>, d_in<2>)", ""));
static_assert(says_that<fit<axes<tokens<3>, d_in<2>>, 2, level<2, 1>>>("HU005 tensor literal: (tokens<3>, d_in<2>)",
                                                                       ""));
static_assert(says_that<fit_printed<axes<tokens<3>, d_in<2>>, 1, level<6>>>("HU005 prints_as: tokens<3>", ""));

// numbers in one level, and what one number in its braces is
static_assert(says_that<fit<x, 6>>(
    "HU005 tensor literal: (batch<2>, tokens<3>, d_in<5>) takes 3 levels of braces, these 6 numbers are in one; ",
    "fix: braces around each row of 5"));
static_assert(says_that<fit<axes<tokens<3>, d_in<dynamic>>, 6>>("HU005 tensor literal: ",
                                                                "fix: one level for each axis"));
static_assert(says_that<misread<axes<tokens<1>, d_in<1>>, braces_for::tensor>>("HU005 tensor literal: ",
                                                                               "fix: {{{number}}}"));
