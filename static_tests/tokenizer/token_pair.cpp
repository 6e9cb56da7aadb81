#include <headsup/tokenizer/token_pair.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

// 256: b c, 257: a b, 258: a a, 259: 258 a
constexpr token_pair made_of[] = {{98, 99}, {97, 98}, {97, 97}, {258, 97}};

constexpr bool keeps(token_id left, token_id right) {
  return merging_keeps({left, right}, [](token_id token) { return made_of[token - byte_tokens]; }, [](token_pair pair) {
    for (token_id i = 0; i < 4; ++i)
      if (made_of[i] == pair) return byte_tokens + i;
    return no_token;
  });
}

// the values: two bytes that nothing merges, and tokens across whose border nothing is
static_assert(keeps('a', 'c') && keeps('x', 256) && keeps(256, 'a') && keeps(257, 257) && keeps(258, 'c'));
// a pair that is merged itself, or whose ends are merged before the rest of a token
static_assert(!keeps('b', 'c') && !keeps('a', 'a') && !keeps(258, 'a'));
static_assert(!keeps(257, 'c'));                     // bc comes before ab
static_assert(keeps('a', 256) && !keeps(258, 'b'));  // ab before aa
// of equal ones the leftmost is merged: a aa is aa a, and four are aa aa
static_assert(!keeps('a', 258) && keeps(258, 258) && !keeps(259, 'a') && keeps(258, 259));

static_assert(token_pair{1, 2} == token_pair{1, 2} && !(token_pair{1, 2} == token_pair{2, 1}));
