#ifndef HEADSUP_TESTS_RECORDING_PAGE_HPP
#define HEADSUP_TESTS_RECORDING_PAGE_HPP

#include <chapter/chapter.hpp>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

/// What the parts show, kept for tests.
class recording_page : public demo::page {
 public:
  /// A tensor whose numbers are its own.
  struct kept {
    std::string name;
    std::span<demo::shown_axis const> axes;
    std::vector<float> numbers;

    kept() = default;
    explicit kept(demo::shown_tensor const& x) : name(x.name), axes(x.axes), numbers(x.numbers, x.numbers + x.size()) {}
    demo::shown_tensor shown() const { return {name, numbers.data(), axes}; }
  };

  struct shapes_event {
    kept to;
    std::vector<kept> from;
    demo::making how;
    /// How many variables had been made.
    std::size_t after;
  };

  std::vector<kept> variables;
  std::vector<shapes_event> events;
  std::vector<kept> results;

  /// Called for each variable with its number, when it is made; it may change it.
  std::function<void(std::size_t which, demo::shown_tensor const&, float*)> when_made;

  /// The last result of that name.
  kept const& result_of(std::string_view name) const {
    kept const* found = nullptr;
    for (kept const& each : results)
      if (each.name == name) found = &each;
    if (found == nullptr) {
      std::printf("there is no result %s\n", std::string(name).c_str());
      std::exit(1);
    }
    return *found;
  }

  void heading(demo::section const&) override {}
  void say(std::string_view) override {}
  void remark(std::string_view) override {}
  void formula(demo::spelling const&) override {}
  void code(std::string_view, std::string_view) override {}
  void given(demo::given_value const&) override {}
  void pytorch(std::string_view) override {}
  void refusal(std::string_view) override {}
  void shapes(demo::shown_tensor const& to, std::span<demo::shown_tensor const> from,
              demo::making const& how) override {
    shapes_event event{kept(to), {}, how, variables.size()};
    for (demo::shown_tensor const& each : from) event.from.emplace_back(each);
    events.push_back(std::move(event));
  }
  void result(demo::shown_tensor const& x) override { results.emplace_back(x); }
  void result(std::string_view) override {}
  void heat_map(demo::shown_tensor const& x, demo::labels, demo::labels) override { results.emplace_back(x); }
  void moves(demo::movement const&) override {}
  void labelled(std::string_view, std::string_view) override {}
  void made(demo::shown_tensor const& x, float* numbers) override {
    variables.emplace_back(x);
    if (when_made) when_made(variables.size() - 1, x, numbers);
  }
};

inline demo::section const& section_of(std::string_view id) {
  for (demo::section const& each : demo::sections())
    if (each.id == id) return each;
  std::printf("there is no section %s\n", std::string(id).c_str());
  std::exit(1);
}

#endif
