#include <headsup/axes/roles.hpp>
#include <headsup/ops/prints_as.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

// the type: fixed sizes take no space, and a literal is read without being kept
static_assert(sizeof(tensor<float, tokens<2>, d_in<3>>) == 6 * sizeof(float));
static_assert(sizeof(tensor<char, tokens<3>>) == 3 && sizeof(tensor<float, tokens<4096>, d_in<64>>) == sizeof(float*));
static_assert(std::is_trivially_copyable_v<tensor<float, tokens<2>, d_in<3>>>);

// the values: 1, 2, 3, ... in the order of memory
template <class X> constexpr bool counts(X const& x) {
  for (std::size_t i = 0; i < x.size(); ++i)
    if (x.data()[i] != static_cast<int>(i) + 1) return false;
  return true;
}

// with the outermost braces and without, for ranks 1 to 8
static_assert(counts(tensor<int, batch<3>>{1, 2, 3}) && counts(tensor<int, batch<3>>{{1, 2, 3}}));
static_assert(counts(tensor<int, batch<2>>{1, 2}) && counts(tensor<int, batch<2>>{{1, 2}}));
static_assert(counts(tensor<int, batch<7>>{1, 2, 3, 4, 5, 6, 7}) &&
              counts(tensor<int, batch<7>>{{1, 2, 3, 4, 5, 6, 7}}));
static_assert(counts(tensor<int, batch<2>, heads<3>>{{1, 2, 3}, {4, 5, 6}}) &&
              counts(tensor<int, batch<2>, heads<3>>{{{1, 2, 3}, {4, 5, 6}}}));
static_assert(counts(tensor<int, batch<3>, heads<2>>{{1, 2}, {3, 4}, {5, 6}}) &&
              counts(tensor<int, batch<3>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>>{{1, 2}, {3, 4}}) &&
              counts(tensor<int, batch<2>, heads<2>>{{{1, 2}, {3, 4}}}));
static_assert(counts(tensor<int, batch<1>, heads<3>>{{1, 2, 3}}) &&
              counts(tensor<int, batch<1>, heads<3>>{{{1, 2, 3}}}));
static_assert(counts(tensor<int, batch<5>, heads<2>>{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}) &&
              counts(tensor<int, batch<5>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<3>, tokens<2>>{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}) &&
    counts(tensor<int, batch<2>, heads<3>, tokens<2>>{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<3>>{{{1, 2, 3}, {4, 5, 6}}}) &&
              counts(tensor<int, batch<1>, heads<2>, tokens<3>>{{{{1, 2, 3}, {4, 5, 6}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<2>>{{{1, 2}}, {{3, 4}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<2>>{{{{1, 2}}, {{3, 4}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<4>>{{{1, 2, 3, 4}}}) &&
              counts(tensor<int, batch<1>, heads<1>, tokens<4>>{{{{1, 2, 3, 4}}}}));
static_assert(
    counts(tensor<int, batch<3>, heads<2>, tokens<2>>{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}) &&
    counts(tensor<int, batch<3>, heads<2>, tokens<2>>{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}) &&
              counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<3>>{{{{1, 2, 3}}, {{4, 5, 6}}}}) &&
              counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<3>>{{{{{1, 2, 3}}, {{4, 5, 6}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<3>, keys<2>>{{{{1, 2}, {3, 4}, {5, 6}}},
                                                                         {{{7, 8}, {9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<3>, keys<2>>{
                  {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<2>>{{{{1, 2}}}}) &&
              counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<2>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<2>>{{{{{1, 2}}, {{3, 4}}}},
                                                                                      {{{{5, 6}}, {{7, 8}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<2>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<2>, keys<1>, head_dim<3>>{
                  {{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}) &&
              counts(tensor<int, batch<1>, heads<2>, tokens<2>, keys<1>, head_dim<3>>{
                  {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<2>>{{{{{1, 2}}}}}) &&
              counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<2>>{{{{{{1, 2}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>, head_dim<2>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                  {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}) &&
              counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>, head_dim<2>>{
                  {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                   {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>>{
                  {{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}) &&
              counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>>{
                  {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<2>>{
                  {{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}) &&
              counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<2>>{
                  {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<2>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<2>>{
                  {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
                  {{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
                  {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>>{
                  {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}) &&
              counts(tensor<int, batch<1>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>>{
                  {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
                  {{{{{{{1, 2}}}}}}}}) &&
              counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
                  {{{{{{{{1, 2}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>>{{1}}));
static_assert(counts(tensor<int, batch<1>, heads<1>>{{{1}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>>{{{{1}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>>{{1}, {2}}) && counts(tensor<int, batch<2>, heads<1>>{{{1}, {2}}}));
static_assert(counts(tensor<int, batch<3>, heads<1>>{{1}, {2}, {3}}) &&
              counts(tensor<int, batch<3>, heads<1>>{{{1}, {2}, {3}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>>{{{{1}, {2}}}}));
static_assert(counts(tensor<int, batch<2>, heads<3>, tokens<1>>{{{1}, {2}, {3}}, {{4}, {5}, {6}}}) &&
              counts(tensor<int, batch<2>, heads<3>, tokens<1>>{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<1>>{{{1}}, {{2}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<1>>{{{{1}}, {{2}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>>{{{{{1}}}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<2>, tokens<1>, keys<1>, head_dim<1>>{{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}) &&
    counts(tensor<int, batch<2>, heads<2>, tokens<1>, keys<1>, head_dim<1>>{{{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>>{{{{{{1}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>>{{{{{{{1}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>>{
    {{{{{{{1}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
    {{{{{{{{1}}}}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
                  {{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
                  {{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}}));

// dynamic axes take their sizes from the braces
static_assert(counts(tensor<int, batch<dynamic>>{{1, 2, 3}}) && counts(tensor<int, batch<dynamic>>{1, 2, 3}));
static_assert(counts(tensor<int, batch<dynamic>>{{1, 2}}) && counts(tensor<int, batch<dynamic>>{1, 2}));
static_assert(counts(tensor<int, batch<dynamic>>{{1, 2, 3, 4, 5, 6, 7}}) &&
              counts(tensor<int, batch<dynamic>>{1, 2, 3, 4, 5, 6, 7}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1, 2, 3}, {4, 5, 6}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1, 2, 3}, {4, 5, 6}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<3>>{{{1, 2, 3}, {4, 5, 6}}}) &&
              counts(tensor<int, batch<dynamic>, heads<3>>{{1, 2, 3}, {4, 5, 6}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>>{{{1, 2, 3}, {4, 5, 6}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>>{{1, 2, 3}, {4, 5, 6}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1, 2}, {3, 4}, {5, 6}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1, 2}, {3, 4}, {5, 6}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>>{{1, 2}, {3, 4}, {5, 6}}));
static_assert(counts(tensor<int, batch<3>, heads<dynamic>>{{{1, 2}, {3, 4}, {5, 6}}}) &&
              counts(tensor<int, batch<3>, heads<dynamic>>{{1, 2}, {3, 4}, {5, 6}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1, 2}, {3, 4}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1, 2}, {3, 4}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>>{{{1, 2}, {3, 4}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>>{{1, 2}, {3, 4}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>>{{{1, 2}, {3, 4}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>>{{1, 2}, {3, 4}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1, 2, 3}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<3>>{{{1, 2, 3}}}) &&
              counts(tensor<int, batch<dynamic>, heads<3>>{{1, 2, 3}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>>{{{1, 2, 3}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>>{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}));
static_assert(counts(tensor<int, batch<5>, heads<dynamic>>{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}}) &&
              counts(tensor<int, batch<5>, heads<dynamic>>{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{
                  {{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{1, 2}, {3, 4}, {5, 6}},
                                                                                  {{7, 8}, {9, 10}, {11, 12}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<3>, tokens<2>>{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<3>, tokens<2>>{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<3>, tokens<dynamic>>{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}) &&
    counts(tensor<int, batch<2>, heads<3>, tokens<dynamic>>{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>>{{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}}) &&
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>>{{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1, 2, 3}, {4, 5, 6}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<3>>{{{{1, 2, 3}, {4, 5, 6}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<3>>{{{1, 2, 3}, {4, 5, 6}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<dynamic>>{{{{1, 2, 3}, {4, 5, 6}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<3>>{{{{1, 2, 3}, {4, 5, 6}}}}) &&
              counts(tensor<int, batch<1>, heads<dynamic>, tokens<3>>{{{1, 2, 3}, {4, 5, 6}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1, 2}}, {{3, 4}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{1, 2}}, {{3, 4}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>>{{{{1, 2}}, {{3, 4}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>>{{{1, 2}}, {{3, 4}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<dynamic>>{{{{1, 2}}, {{3, 4}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<dynamic>>{{{1, 2}}, {{3, 4}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>>{{{{1, 2}}, {{3, 4}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>>{{{1, 2}}, {{3, 4}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1, 2, 3, 4}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<4>>{{{{1, 2, 3, 4}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<4>>{{{1, 2, 3, 4}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<dynamic>>{{{{1, 2, 3, 4}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<4>>{{{{1, 2, 3, 4}}}}) &&
              counts(tensor<int, batch<1>, heads<dynamic>, tokens<4>>{{{1, 2, 3, 4}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{
                  {{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>>{
                  {{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}));
static_assert(counts(tensor<int, batch<3>, heads<2>, tokens<dynamic>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<3>, heads<2>, tokens<dynamic>>{
                  {{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}));
static_assert(counts(tensor<int, batch<3>, heads<dynamic>, tokens<2>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}}) &&
              counts(tensor<int, batch<3>, heads<dynamic>, tokens<2>>{
                  {{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<2>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<2>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}}) &&
              counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<dynamic>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>>{
                  {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{
    {{{{1, 2, 3}}, {{4, 5, 6}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<3>>{{{{{1, 2, 3}}, {{4, 5, 6}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<3>>{{{{1, 2, 3}}, {{4, 5, 6}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<dynamic>>{{{{{1, 2, 3}}, {{4, 5, 6}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>>{{{{{1, 2, 3}}, {{4, 5, 6}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{
                  {{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<3>, keys<2>>{
                  {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<3>, keys<2>>{{{{1, 2}, {3, 4}, {5, 6}}},
                                                                               {{{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<3>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<3>, keys<dynamic>>{{{{1, 2}, {3, 4}, {5, 6}}},
                                                                               {{{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<3>, keys<dynamic>>{
                  {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<3>, keys<dynamic>>{{{{1, 2}, {3, 4}, {5, 6}}},
                                                                                     {{{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>>{{{{{1, 2}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>>{{{{1, 2}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<dynamic>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<2>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<2>>{{{{{1, 2}}, {{3, 4}}}},
                                                                                            {{{{5, 6}}, {{7, 8}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<dynamic>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<dynamic>>{{{{{1, 2}}, {{3, 4}}}},
                                                                                            {{{{5, 6}}, {{7, 8}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<2>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<2>>{
                  {{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
    {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<1>, head_dim<3>>{
                  {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<1>, head_dim<3>>{
                  {{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<2>, keys<1>, head_dim<dynamic>>{
    {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<3>>{
                  {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}}) &&
              counts(tensor<int, batch<1>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<3>>{
                  {{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
    {{{{{1, 2}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<2>>{{{{{{1, 2}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<2>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<dynamic>>{{{{{{1, 2}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<2>>{{{{{{1, 2}}}}}}) &&
              counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<2>>{{{{{1, 2}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                   {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                  {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<2>, head_dim<2>>{
                  {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                   {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<2>, keys<2>, head_dim<2>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                  {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>, head_dim<dynamic>>{
                  {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                   {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}}) &&
              counts(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>, head_dim<dynamic>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                  {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<2>>{
                  {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                   {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<2>>{
                  {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
                  {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>>{{{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>>{{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>>{
                  {{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<dynamic>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<dynamic>>{
                  {{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<1>, d_in<dynamic>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<1>, d_in<dynamic>>{
                  {{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}));
static_assert(counts(
    tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>, d_in<dynamic>>{
        {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>>{
                  {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>>{
                  {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<dynamic>>{
    {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>>{
    {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>>{{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<2>>{
                  {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<2>>{
                  {{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<dynamic>>{
    {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}));
static_assert(
    counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<2>, d_in<dynamic>, d_out<2>>{
        {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}) &&
    counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<2>, d_in<dynamic>, d_out<2>>{
        {{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>, d_in<dynamic>,
                  d_out<dynamic>>{{{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>, d_in<dynamic>,
                  d_out<dynamic>>{{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<2>>{
                  {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<2>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<dynamic>>{
                  {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<dynamic>>{
                  {{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>, d_out<2>>{
        {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}}) &&
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>, d_out<2>>{
        {{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{
                  {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}},
                                                                           {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
        {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
        {{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}}) &&
    counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>, d_out<1>,
                  vocab<dynamic>>{{{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}}) &&
    counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>, d_out<1>,
                  vocab<dynamic>>{{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{
    {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>>{
        {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>>{
        {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}));
static_assert(
    counts(tensor<int, batch<1>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<dynamic>>{
        {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<2>, keys<dynamic>, head_dim<1>, d_in<dynamic>,
                            d_out<1>, vocab<dynamic>>{{{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{{{{{{{{{1, 2}}}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
        {{{{{{{{1, 2}}}}}}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
        {{{{{{{1, 2}}}}}}}}));
static_assert(
    counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{{1, 2}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>,
                            d_out<1>, vocab<dynamic>>{{{{{{{{{1, 2}}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>>{{1}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>>{{{1}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>>{{{1}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>>{{{{1}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<dynamic>>{{{{1}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>>{{{{1}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1}, {2}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1}, {2}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>>{{{1}, {2}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>>{{1}, {2}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>>{{{1}, {2}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>>{{1}, {2}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>>{{{1}, {2}, {3}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>>{{1}, {2}, {3}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>>{{{1}, {2}, {3}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>>{{1}, {2}, {3}}));
static_assert(counts(tensor<int, batch<3>, heads<dynamic>>{{{1}, {2}, {3}}}) &&
              counts(tensor<int, batch<3>, heads<dynamic>>{{1}, {2}, {3}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1}, {2}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>>{{{{1}, {2}}}}));
static_assert(counts(tensor<int, batch<1>, heads<2>, tokens<dynamic>>{{{{1}, {2}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>>{{{{1}, {2}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{
                  {{{1}, {2}, {3}}, {{4}, {5}, {6}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{1}, {2}, {3}}, {{4}, {5}, {6}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<3>, tokens<1>>{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<3>, tokens<1>>{{{1}, {2}, {3}}, {{4}, {5}, {6}}}));
static_assert(counts(tensor<int, batch<2>, heads<3>, tokens<dynamic>>{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}}) &&
              counts(tensor<int, batch<2>, heads<3>, tokens<dynamic>>{{{1}, {2}, {3}}, {{4}, {5}, {6}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>>{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>>{{{1}, {2}, {3}}, {{4}, {5}, {6}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{{1}}, {{2}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>>{{{1}}, {{2}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>>{{{{1}}, {{2}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>>{{{1}}, {{2}}}));
static_assert(counts(tensor<int, batch<2>, heads<1>, tokens<dynamic>>{{{{1}}, {{2}}}}) &&
              counts(tensor<int, batch<2>, heads<1>, tokens<dynamic>>{{{1}}, {{2}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>>{{{{1}}, {{2}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>>{{{1}}, {{2}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>>{{{{{1}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>>{{{{{1}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<dynamic>>{{{{{1}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>>{{{{{1}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
                  {{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<1>, head_dim<1>>{
                  {{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<2>, tokens<1>, keys<1>, head_dim<1>>{{{{{1}}}, {{{2}}}},
                                                                                            {{{{3}}}, {{{4}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<2>, tokens<1>, keys<1>, head_dim<dynamic>>{
                  {{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}}) &&
              counts(tensor<int, batch<2>, heads<2>, tokens<1>, keys<1>, head_dim<dynamic>>{{{{{1}}}, {{{2}}}},
                                                                                            {{{{3}}}, {{{4}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>>{
                  {{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>>{{{{{1}}}, {{{2}}}},
                                                                                                  {{{{3}}}, {{{4}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>>{
    {{{{{1}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>>{{{{{{1}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<dynamic>>{{{{{{1}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>>{{{{{{1}}}}}}));
static_assert(counts(
    tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>, d_in<dynamic>>{
        {{{{{{1}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>>{{{{{{{1}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<dynamic>>{{{{{{{1}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>>{
    {{{{{{1}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>>{{{{{{{{1}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>>{
    {{{{{{{1}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<dynamic>>{
    {{{{{{{1}}}}}}}}));
static_assert(
    counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>, d_out<1>>{
        {{{{{{{1}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{{{{{{{{{1}}}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
        {{{{{{{{1}}}}}}}}}));
static_assert(
    counts(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{{1}}}}}}}}}));
static_assert(counts(tensor<int, batch<1>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>,
                            d_out<1>, vocab<dynamic>>{{{{{{{{{1}}}}}}}}}));
static_assert(counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{{{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}}) &&
              counts(tensor<int, batch<dynamic>, heads<dynamic>, tokens<dynamic>, keys<dynamic>, head_dim<dynamic>,
                            d_in<dynamic>, d_out<dynamic>, vocab<dynamic>>{{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}));
static_assert(
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
        {{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}}) &&
    counts(tensor<int, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
        {{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}));
static_assert(
    counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}}) &&
    counts(tensor<int, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<dynamic>>{
        {{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}));
static_assert(counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>,
                            d_out<1>, vocab<dynamic>>{{{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}}) &&
              counts(tensor<int, batch<2>, heads<dynamic>, tokens<1>, keys<dynamic>, head_dim<1>, d_in<dynamic>,
                            d_out<1>, vocab<dynamic>>{{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}));

// printed numbers
static_assert(prints_as(tensor<int, batch<3>>{{1, 2, 3}}, {1, 2, 3}));
static_assert(prints_as(tensor<int, batch<2>>{{1, 2}}, {1, 2}));
static_assert(prints_as(tensor<int, batch<7>>{{1, 2, 3, 4, 5, 6, 7}}, {1, 2, 3, 4, 5, 6, 7}));
static_assert(prints_as(tensor<int, batch<2>, heads<3>>{{{1, 2, 3}, {4, 5, 6}}}, {{1, 2, 3}, {4, 5, 6}}));
static_assert(prints_as(tensor<int, batch<3>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}}}, {{1, 2}, {3, 4}, {5, 6}}));
static_assert(prints_as(tensor<int, batch<2>, heads<2>>{{{1, 2}, {3, 4}}}, {{1, 2}, {3, 4}}));
static_assert(prints_as(tensor<int, batch<1>, heads<3>>{{{1, 2, 3}}}, {{1, 2, 3}}));
static_assert(prints_as(tensor<int, batch<5>, heads<2>>{{{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}},
                        {{1, 2}, {3, 4}, {5, 6}, {7, 8}, {9, 10}}));
static_assert(prints_as(tensor<int, batch<2>, heads<3>, tokens<2>>{{{{1, 2}, {3, 4}, {5, 6}},
                                                                    {{7, 8}, {9, 10}, {11, 12}}}},
                        {{{1, 2}, {3, 4}, {5, 6}}, {{7, 8}, {9, 10}, {11, 12}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<2>, tokens<3>>{{{{1, 2, 3}, {4, 5, 6}}}},
                        {{{1, 2, 3}, {4, 5, 6}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<1>, tokens<2>>{{{{1, 2}}, {{3, 4}}}}, {{{1, 2}}, {{3, 4}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<4>>{{{{1, 2, 3, 4}}}}, {{{1, 2, 3, 4}}}));
static_assert(
    prints_as(tensor<int, batch<3>, heads<2>, tokens<2>>{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}},
              {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}, {{9, 10}, {11, 12}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>>{{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}},
                                                                             {{{9, 10}, {11, 12}},
                                                                              {{13, 14}, {15, 16}}}}},
                        {{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<2>, tokens<1>, keys<3>>{{{{{1, 2, 3}}, {{4, 5, 6}}}}},
                        {{{{1, 2, 3}}, {{4, 5, 6}}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<1>, tokens<3>, keys<2>>{{{{{1, 2}, {3, 4}, {5, 6}}},
                                                                             {{{7, 8}, {9, 10}, {11, 12}}}}},
                        {{{{1, 2}, {3, 4}, {5, 6}}}, {{{7, 8}, {9, 10}, {11, 12}}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<2>>{{{{{1, 2}}}}}, {{{{1, 2}}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<2>>{{{{{{1, 2}}, {{3, 4}}}},
                                                                                          {{{{5, 6}}, {{7, 8}}}}}},
                        {{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<2>, tokens<2>, keys<1>, head_dim<3>>{
        {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}},
    {{{{{1, 2, 3}}, {{4, 5, 6}}}, {{{7, 8, 9}}, {{10, 11, 12}}}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<2>>{{{{{{1, 2}}}}}},
                        {{{{{1, 2}}}}}));
static_assert(prints_as(
    tensor<int, batch<2>, heads<2>, tokens<2>, keys<2>, head_dim<2>>{
        {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
         {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}},
    {{{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{9, 10}, {11, 12}}, {{13, 14}, {15, 16}}}},
     {{{{17, 18}, {19, 20}}, {{21, 22}, {23, 24}}}, {{{25, 26}, {27, 28}}, {{29, 30}, {31, 32}}}}}));
static_assert(
    prints_as(tensor<int, batch<2>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>>{{{{{{{1, 2}}}, {{{3, 4}}}}},
                                                                                         {{{{{5, 6}}}, {{{7, 8}}}}}}},
              {{{{{{1, 2}}}, {{{3, 4}}}}}, {{{{{5, 6}}}, {{{7, 8}}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>>{
        {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}},
    {{{{{{1, 2}}, {{3, 4}}}}, {{{{5, 6}}, {{7, 8}}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<2>, tokens<1>, keys<1>, head_dim<2>, d_in<1>, d_out<2>>{
        {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}},
    {{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<2>>{
        {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}},
    {{{{{{{1, 2}}}, {{{3, 4}}}}}}, {{{{{{5, 6}}}, {{{7, 8}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<2>, heads<1>, tokens<1>, keys<2>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{
        {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}},
    {{{{{{{{1, 2}}}}, {{{{3, 4}}}}}}}, {{{{{{{5, 6}}}}, {{{{7, 8}}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<1>, tokens<2>, keys<1>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>>{
        {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}},
    {{{{{{{{1, 2}}, {{3, 4}}}}}, {{{{{5, 6}}, {{7, 8}}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<2>>{{{{{{{{{1, 2}}}}}}}}},
    {{{{{{{{1, 2}}}}}}}}));
static_assert(prints_as(tensor<int, batch<1>>{{1}}, {1}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>>{{{1}}}, {{1}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>>{{{{1}}}}, {{{1}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<1>>{{{1}, {2}}}, {{1}, {2}}));
static_assert(prints_as(tensor<int, batch<3>, heads<1>>{{{1}, {2}, {3}}}, {{1}, {2}, {3}}));
static_assert(prints_as(tensor<int, batch<1>, heads<2>, tokens<1>>{{{{1}, {2}}}}, {{{1}, {2}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<3>, tokens<1>>{{{{1}, {2}, {3}}, {{4}, {5}, {6}}}},
                        {{{1}, {2}, {3}}, {{4}, {5}, {6}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<1>, tokens<1>>{{{{1}}, {{2}}}}, {{{1}}, {{2}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>>{{{{{1}}}}}, {{{{1}}}}));
static_assert(prints_as(tensor<int, batch<2>, heads<2>, tokens<1>, keys<1>, head_dim<1>>{{{{{{1}}}, {{{2}}}},
                                                                                          {{{{3}}}, {{{4}}}}}},
                        {{{{{1}}}, {{{2}}}}, {{{{3}}}, {{{4}}}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>>{{{{{{1}}}}}}, {{{{{1}}}}}));
static_assert(prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>>{{{{{{{1}}}}}}},
                        {{{{{{1}}}}}}));
static_assert(
    prints_as(tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>>{{{{{{{{1}}}}}}}},
              {{{{{{{1}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<1>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{{{{{{{{{1}}}}}}}}},
    {{{{{{{{1}}}}}}}}));
static_assert(prints_as(
    tensor<int, batch<2>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>{
        {{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}},
    {{{{{{{{1}}}}}}}, {{{{{{{2}}}}}}}}));

// what is written without the outermost braces is taken with = too, and in a call
constexpr tensor<float, tokens<2>, d_in<3>> assigned = {{1, 2, 3}, {4, 5, 6}};
constexpr float last_of_rows(tensor<float, tokens<2>, d_in<3>> const& x) { return x(1, 2); }
static_assert(assigned(1, 2) == 6 && last_of_rows({{1, 2, 3}, {4, 5, 6}}) == 6 &&
              last_of_rows({{{1, 2, 3}, {4, 5, 6}}}) == 6);

// numbers of other types, as in an array
constexpr tensor<float, d_in<3>> by_halves{0.5, 1, 1.5f};
constexpr tensor<bool, tokens<2>, keys<2>> mask{{false, true}, {false, false}};
static_assert(by_halves(0) == 0.5f && by_halves(2) == 1.5f && mask(0, 1) && !mask(1, 0));

// two columns, and not one row of two numbers in braces
static_assert([] {
  tensor<int, tokens<dynamic>, d_in<dynamic>> const columns{{{1}, {2}}};
  return columns.sizes().of<tokens<1>>() == 2 && columns.sizes().of<d_in<1>>() == 1;
}());

// what it refuses: a number for a tensor where nobody asked for one
static_assert(!std::is_convertible_v<float, tensor<float, tokens<1>>> &&
              !std::is_convertible_v<int, tensor<int, tokens<3>>>);
static_assert(!std::is_constructible_v<tensor<float, tokens<2>, d_in<3>>, float>);

// braces of every depth, with rows of every length, so that they can be refused; of their numbers nothing is kept
constexpr bool takes(any_braces) { return true; }
static_assert(std::is_empty_v<any_braces>);
static_assert(takes({1, 2, 3}) && takes({{1, 2}, {3, 4}}) && takes({{{1}}, {{2, 3}}}) && takes({{1, 2}, {3}}));
static_assert(takes({1, {2, {3, 4}}}) && takes({1.5f, 2L, -3}) && takes({{}, {1}}));
static_assert(!std::is_convertible_v<int, any_braces> && !std::is_convertible_v<double, any_braces> &&
              !std::is_constructible_v<any_braces, float const*>);

// whole numbers, no more than there are dynamic axes, are sizes without their roles
using some = axes<tokens<dynamic>, d_in<3>, keys<dynamic>>;
static_assert(are_sizes<some, int> && are_sizes<some, int, long> && are_sizes<some>);
static_assert(!are_sizes<some, int, int, int> && !are_sizes<some, float> && !are_sizes<axes<d_in<3>>, int>);

// only what is printed remembers that it was read; sizes that only run time knows are those of the braces
template <class List, braces_for For = braces_for::tensor> using numbers_of = numbers_in_braces<float, List, For>;
static_assert(sizeof(numbers_of<axes<d_in<3>>>) == 3 * sizeof(float));
static_assert(numbers_of<axes<d_in<2>>, braces_for::printing>(1, 2).was_read);
static_assert(numbers_of<axes<tokens<dynamic>>>(1.5, 2, 3).size() == 3);
static_assert(std::is_constructible_v<numbers_of<axes<d_in<3>>>, int, int, int> &&
              !std::is_convertible_v<float, numbers_of<axes<d_in<1>>>>);
static_assert([] {
  float copies[4]{};
  int const parts[2][2] = {{1, 2}, {3, 4}};
  return headsup_detail::copy_to(copies, parts) == copies + 4 && copies[0] == 1 && copies[1] == 2 && copies[3] == 4;
}());
