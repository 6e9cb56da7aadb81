#include <headsup/by_place/given.hpp>

#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_by_place;

namespace {
using table = tensor<float, d_in<3>, d_out<2>>;
using turned = tensor<float, d_out<2>, d_in<3>>;
using square = tensor<float, d_in<3>, d_out<3>>;
using other_square = tensor<float, d_out<3>, d_in<3>>;

// Names are nothing, sizes something.
static_assert(are_alike<square, other_square> && !are_alike<table, turned> && !are_alike<table, int>);
static_assert(!are_alike<square, tensor<float, d_out<dynamic>, d_in<3>>>);
static_assert(does_at<headsup_rule::is_given<square, other_square>>::type::known);
static_assert(!does_at<headsup_rule::is_given<table, turned>>::type::known);
}  // namespace
