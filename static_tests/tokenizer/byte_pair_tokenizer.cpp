#include <headsup/layers/embedding.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>

using namespace headsup;

template <auto F> concept Constant = requires { typename std::bool_constant<(F(), true)>; };

// The merges of GPT-2's list that make the words of the chapter's sentence, in its order: lines 3, 5, …
using chapter = byte_pair_tokenizer<
    "o u\n"
    "\u0120 j\n"
    "ou r\n"
    "n e\n"
    "Y our\n"
    "ne y\n"
    "\u0120j our\n"
    "\u0120jour ney">;

// the type: 256 bytes, the merges, the end of a text
static_assert(chapter::merge_count == 8 && chapter::end_of_text == 264);
static_assert(std::is_same_v<chapter::vocab_axis, vocab<265>>);
static_assert(std::is_same_v<decltype(chapter::encode<"Your journey">()),
                             tensor<std::int64_t, ids_of<chapter::vocab_axis, tokens<2>>>>);

// which is what an embedding takes
static_assert(std::is_same_v<decltype(embedding<chapter::vocab_axis, d_in<3>>{}(chapter::encode<"Your journey">())),
                             tensor<float, tokens<2>, d_in<3>>>);

// the values: ids follow the lines
static_assert(chapter::encode<"Your journey">() == tensor<std::int64_t, tokens<2>>{{260, 263}});
static_assert(chapter::encode<"our">() == tensor<std::int64_t, tokens<1>>{{258}});
// what no merge makes stays bytes, of which GPT-2 numbers the printed ones first
static_assert(chapter::encode<"our!\n">() == tensor<std::int64_t, tokens<3>>{{258, 0, 198}});
static_assert(chapter::encode<"\xFF">() == tensor<std::int64_t, tokens<1>>{{187}});

// each merge, step by step
static_assert(chapter::merges<"Your journey">() ==
              "Y o u r  \u0120 j o u r n e y\n"
              "Y ou r  \u0120 j o u r n e y\n"
              "Y our  \u0120 j o u r n e y\n"
              "Your  \u0120 j o u r n e y\n"
              "Your  \u0120 j ou r n e y\n"
              "Your  \u0120j ou r n e y\n"
              "Your  \u0120j our n e y\n"
              "Your  \u0120j our ne y\n"
              "Your  \u0120j our ney\n"
              "Your  \u0120jour ney\n"
              "Your  \u0120journey");
static_assert(chapter::merges<"Yo">() == "Y o" && chapter::merges<"">() == "");
static_assert(chapter::merged<"Your">(0).count == 4 && chapter::merged<"Your">(1).count == 3 &&
              chapter::merged<"Your">(9).count == 1);
static_assert(chapter::merged<"Your">(1).tokens[1] == 256);

// the lowest id first, whatever its place; the leftmost of equal ones; words apart
using order = byte_pair_tokenizer<"b c\na b\na a\n">;
static_assert(order::merges<"abc">() == "a b c\na bc");
static_assert(order::merges<"aaa">() == "a a a\naa a");
static_assert(order::merges<"b c">() == "b  \u0120 c");

// no merges at all
static_assert(byte_pair_tokenizer<"">::encode<"ab">() == tensor<std::int64_t, tokens<2>>{{64, 65}});

// what it refuses: lines that are no merges
template <fixed_string Merges>
constexpr auto read = [] {
  constexpr byte_range lines{Merges.c_str(), Merges.size()};
  headsup::headsup_detail::few_byte_pairs<4, Merges.size()> pairs;
  byte_pair_file("test", lines, byte_tokens + headsup::headsup_detail::count_lines(lines), pairs).read_merges();
  return pairs.size();
};
static_assert(Constant<read<"a b\nab c">> && read<"a b\nab c">() == 258 && read<"a b\r\nab c\r\n">() == 258);
static_assert(!Constant<read<"ab">> && !Constant<read<"a ">> && !Constant<read<" b">> && !Constant<read<"a b c">>);
static_assert(!Constant<read<"ab c\na b">>);                              // too early
static_assert(!Constant<read<"a b\na b">>);                               // twice
static_assert(!Constant<read<"a b\nb c\nab c\na bc">>);                   // the same bytes
static_assert(!Constant<read<"b c\na b\nab c">>);                         // bc is merged before ab
static_assert(!Constant<read<"a \u0200">> && !Constant<read<"\xFF a">>);  // no letters
