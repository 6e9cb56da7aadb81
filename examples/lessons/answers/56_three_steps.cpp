// Lesson 56: A cache that grows
//
// A text of four words comes in three steps: two words, then one, then one. Each step puts its own keys and values into
// the cache, and attends to all that is there. So that numbers can be followed by hand, all scores are 0 here, each
// context is the mean of the visible values, and these are 1, 10, 100 and 1000 for the four words.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, keys<2>> values_of_step_1{{1, 10}};
constexpr tensor<float, keys<3>> values_of_step_2 = concat<keys>(values_of_step_1, tensor<float, keys<1>>{{100}});
constexpr tensor<float, keys<4>> values_of_step_3 = concat<keys>(values_of_step_2, tensor<float, keys<1>>{{1000}});

// The offset of each step's mask, and the shape of its scores: new tokens, and all keys.
constexpr auto weights_1 = softmax<keys>(mask_future<tokens, keys, 0>(zeros<float, tokens<2>, keys<2>>()));
constexpr auto weights_2 = softmax<keys>(mask_future<tokens, keys, 2>(zeros<float, tokens<1>, keys<3>>()));
constexpr auto weights_3 = softmax<keys>(mask_future<tokens, keys, 3>(zeros<float, tokens<1>, keys<4>>()));

// The context of the second word, computed in step 1, and of the fourth word, computed in step 3.
constexpr float context_of_word_2 = 5.5f;
constexpr float context_of_word_4 = 277.75f;

// One run made 242.2 for the fourth word: a word had been put into the cache twice. How many keys were there in step 3,
// and which word was it, from 1 to 4?
constexpr std::size_t keys_of_that_run = 5;
constexpr std::size_t word_put_in_twice = 3;

// Another run made 187.5 for it: its cache had served another text, whose values are all 7, and held some of its keys
// still. How many?
constexpr std::size_t keys_of_the_other_text = 2;

// A cache of headsup has size(), clear() and drop_newest(count). What is to be done between two texts, and what before
// a step of one token is made once more?
constexpr auto between_texts = [](auto& cache) { cache.clear(); };
constexpr auto before_it_is_made_again = [](auto& cache) { cache.drop_newest(1); };

#include "finish/56_three_steps.hpp"
