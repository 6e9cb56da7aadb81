// Lesson 30: Every query with every key?
//
// The scores of one text pair all of its words with all of its words. With several texts and several heads there are
// pairs that nobody wants: words of different texts, or of different heads. Which axes are paired, and which are
// crossed? Each ? stands for all axes of a result with their sizes, or for a number.

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct documents : axis<"documents", N> {};

// Two texts, each with four words that ask and seven that are looked at.
constexpr auto queries = zeros<float, batch<2>, tokens<4>, d_out<5>>();
constexpr auto key_vectors = zeros<float, batch<2>, keys<7>, d_out<5>>();
constexpr tensor<float, ?> scores = contract<d_out>(queries, key_vectors);
constexpr std::size_t how_many_scores = ?;

// The same with three heads.
constexpr auto queries_of_heads = zeros<float, batch<2>, heads<3>, tokens<4>, head_dim<5>>();
constexpr auto key_vectors_of_heads = zeros<float, batch<2>, heads<3>, keys<7>, head_dim<5>>();
constexpr auto scores_of_heads = scaled_scores<head_dim>(queries_of_heads, key_vectors_of_heads);
static_assert(has_shape<decltype(scores_of_heads), ?>);

// What each head of each text makes of the values.
constexpr auto weights = softmax<keys>(scores_of_heads);
constexpr auto values = zeros<float, batch<2>, heads<3>, keys<7>, head_dim<5>>();
constexpr tensor<float, ?> mixed = attend(weights, values);

// One document of seven words that both texts look at.
constexpr auto one_document = zeros<float, keys<7>, d_out<5>>();
constexpr tensor<float, ?> scores_of_one = contract<d_out>(queries, one_document);

// Two documents, whose axis has a name of its own. How many scores are there now?
constexpr auto two_documents = rename<batch, documents>(key_vectors);
constexpr tensor<float, ?> scores_of_all = contract<d_out>(queries, two_documents);
constexpr std::size_t how_many_with_documents = ?;

#include "finish/30_scores_of_a_batch.hpp"
