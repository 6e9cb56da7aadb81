#ifndef HEADSUP_STATIC_TESTS_LAWS_ASKED_HPP
#define HEADSUP_STATIC_TESTS_LAWS_ASKED_HPP

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

/// Whether a law is broken, in these words.
constexpr bool finds(headsup::laws::finding const& found, char const* words) {
  return !found && headsup::same_text(found.c_str(), words);
}

// Small sizes that all differ.
using small = headsup::axes<headsup::batch<2>, headsup::tokens<5>, headsup::d_in<3>>;
constexpr auto sample = headsup::laws::numbers<small>(1);

template <class... Options>
using heads_of = headsup::multi_head_attention<headsup::d_in<3>, headsup::d_out<8>, headsup::context_length<7>,
                                               headsup::heads<4>, Options...>;
template <class... Options> inline constexpr heads_of<Options...> attention{headsup::torch_generator{1}};

#endif
