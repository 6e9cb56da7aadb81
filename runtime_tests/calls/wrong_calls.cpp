#include "wrong_calls.hpp"

#include "catch.hpp"

#include <headsup/calls/diagnose.hpp>

#include <string>

TEST_CASE("a wrong call is told what is wrong, and how it is mended, word by word") {
  for (auto const& all : wrong_calls::all())
    for (wrong_calls::wrong_call const& each : all) {
      INFO(each.sentence);
      REQUIRE(!keeps(each.call.call()));
      CHECK(diagnose(each.call.call()).data() == std::string(each.sentence));
    }
}

TEST_CASE("a call that is not written as its operation is told how to write it, word by word") {
  for (auto const& all : wrong_calls::all_written())
    for (wrong_calls::wrongly_written const& each : all) {
      INFO(each.sentence);
      CHECK(say_how(each.call.call()).data() == std::string(each.sentence));
    }
}
