// Lesson 64: Which pairs were turned?
//
// A rotary embedding turns pairs of features, and a turn keeps the length of its pair: (3, 4) may become (-1.4, 4.8),
// and 9 + 16 is still 25. Models differ in which two features are a pair: one of the first half and its counterpart in
// the second (`rotate_half`), or two neighbours. The shape is the same. Three programs turned the same word by the same
// angles. A fourth takes its query from the first and its key vector from the second. A word's score with itself should
// be 9 + 1 + 36 + 16 + 4 + 0 = 66, turned or not; it makes -0.6.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, head_dim<6>> one_word{{3, 1, 6, 4, 2, 0}};
constexpr tensor<float, pairs<3>> angles{{0.9273f, 1.5708f, 0}};

constexpr tensor<float, head_dim<6>> turned_by_first{{-1.4f, -2, 6, 4.8f, 1, 0}};
constexpr tensor<float, head_dim<6>> turned_by_second{{1, 3, -4, 6, 2, 0}};
constexpr tensor<float, head_dim<6>> turned_by_third{{-1.4f, -1, 0, 3, 2, 0}};
static_assert(prints_as(dot(turned_by_first, turned_by_second), -0.6));

// The squared lengths of the word's three pairs, in either order of pairs.
constexpr tensor<float, pairs<3>> across_halves{{?, ?, ?}};
constexpr tensor<float, pairs<3>> neighbours{{?, ?, ?}};

// Which pairs kept their lengths in each: of_halves, of_neighbours or no_pairs?
enum kept { of_halves, of_neighbours, no_pairs };
constexpr kept first_kept = ?, second_kept = ?, third_kept = ?;

// Would the length of the whole word have told the first from the second, yes or no?
constexpr bool yes = true, no = false;
constexpr bool whole_length_tells = ?;

// In headsup the type of head_dim says what a pair is, by two factors, outermost first: halves<2> and pairs<3>, or
// pairs<3> and halves<2>. As what did the first and the second program take the word?
constexpr auto query = rotary<head_dim>(assume_factors<head_dim, ?, ?>(one_word), angles);
constexpr auto key_vector_before = rotary<head_dim>(assume_factors<head_dim, ?, ?>(one_word), angles);

// The repair: the model was trained as the first program turns. Which key vector belongs to its query?
constexpr auto key_vector = rotary<head_dim>(assume_factors<head_dim, ?, ?>(one_word), angles);
constexpr auto score = contract<head_dim>(query, key_vector);

#include "finish/64_rotary_pairs.hpp"
