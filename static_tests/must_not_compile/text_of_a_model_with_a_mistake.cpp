// expect: HU003 contract<heads>: left has no heads (tokens<3>, d_in<8>); fix: contract<d_in>(left, right)
// templates between: 4

#include <headsup/headsup.hpp>

using namespace headsup;

struct block {
  multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>> attention;

  template <class X> constexpr auto operator()(X const& x) const {
    auto const seen = residual(x, attention(layer_norm<d_in>(x)));
#ifdef REFUSED
    auto const scores = contract<heads>(seen, rename<tokens, keys>(seen));
#else
    auto const scores = contract<d_in>(seen, rename<tokens, keys>(seen));
#endif
    return residual(x, rename<d_in, d_out>(attend(softmax<keys>(scores), rename<tokens, keys>(seen))));
  }
};

struct model {
  embedding<vocab<11>, d_in<8>> words;
  block first, second;

  template <class Ids> constexpr auto operator()(Ids const& ids) const {
    return contract<d_in>(layer_norm<d_in>(second(first(words(ids)))), words.weight);
  }
};

template <class Ids> constexpr auto next_word(model const& m, Ids const& ids) {
  return argmax<vocab>(take<tokens>(m(ids), -1));
}

template <class Ids> constexpr auto text_of(model const& m, Ids const& ids) {
  tensor<int, tokens<1>> const next{{next_word(m, ids)}};
  return concat<tokens>(ids, next);
}

static_assert(text_of(model{}, tensor<int, tokens<3>>{{3, 1, 4}})(3) >= 0);
