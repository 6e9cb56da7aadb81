#include <headsup/files/load_parameters.hpp>
#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>

#include "../catch.hpp"
#include "written.hpp"

using namespace headsup;

namespace {
struct block {
  linear<d_in<2>, d_out<3>> W_query, W_key;
  static constexpr parameter_members<&block::W_query, &block::W_key> parameters{"W_query", "W_key"};
};
struct model {
  block blocks[2];
  tensor<float, vocab<4>, d_in<2>> wte;
  static constexpr parameter_members<&model::blocks, &model::wte> parameters{"blocks", "wte"};
};

/// GPT-2's names and orders: rows of inputs, of which each has the queries' outputs, then the keys'.
std::string gpt2_file(std::string const& shape = "[2,6]") {
  std::string head = "{";
  std::string numbers;
  std::size_t at = 0;
  auto const add = [&](std::string const& name, std::string const& sizes, std::size_t count, float first) {
    head += (at == 0 ? "\"" : ",\"") + name + "\":{\"dtype\":\"F32\",\"shape\":" + sizes + ",\"data_offsets\":[" +
            std::to_string(at) + "," + std::to_string(at + 4 * count) + "]}";
    for (std::size_t i = 0; i < count; ++i) numbers += as_bytes({first + static_cast<float>(i)});
    at += 4 * count;
  };
  for (std::string const layer : {"0", "1"}) {
    add("h." + layer + ".attn.c_attn.weight", shape, 12, layer == "0" ? 100 : 200);
    add("h." + layer + ".attn.c_attn.bias", "[6]", 6, layer == "0" ? 10 : 20);
    add("h." + layer + ".attn.bias", "[1,1]", 1, 1);
  }
  add("wte.weight", "[4,2]", 8, 1);
  return safetensors_of(head + "}", numbers);
}
auto const names = {parameter_names{"blocks.*.W_query.*", "h.*.attn.c_attn.*", weight_order::conv1d, 0, 2},
                    parameter_names{"blocks.*.W_key.*", "h.*.attn.c_attn.*", weight_order::conv1d, 1, 2},
                    parameter_names{"wte", "wte.weight"}, parameter_names{"", "h.*.attn.bias"}};
}  // namespace

TEST_CASE("load_parameters: a table says names, orders and parts", "[files]") {
  std::string const bytes = gpt2_file();
  safetensors const file = safetensors::from_memory(bytes);
  model m{};
  load_parameters(m, file, names);
  CHECK(m.blocks[0].W_query.weight == tensor<float, d_out<3>, d_in<2>>{{100, 106}, {101, 107}, {102, 108}});
  CHECK(m.blocks[1].W_key.weight == tensor<float, d_out<3>, d_in<2>>{{203, 209}, {204, 210}, {205, 211}});
  CHECK(m.blocks[1].W_key.bias == tensor<float, d_out<3>>{23, 24, 25});
  CHECK(m.wte(3, 1) == 8);
}

namespace {
struct network {
  linear<d_in<2>, d_out<3>> up;
  linear<d_out<3>, d_in<2>> down;
  linear<d_in<2>, head_dim<5>> other;
  linear<d_in<2>, all_heads<2>> square;
  static constexpr parameter_members<&network::up, &network::down, &network::other, &network::square> parameters{
      "up", "down", "other", "square"};
};
/// The weights of a network in rows of inputs; up and down may be exchanged.
std::string network_file(std::string const& up, std::string const& down, std::string const& of_square = "F32",
                         std::string const& other = "[2,5]") {
  std::string head = "{", numbers;
  auto const add = [&](std::string const& name, std::string const& type, std::string const& sizes, std::size_t count) {
    std::size_t const at = numbers.size();
    numbers += std::string(count * (type == "F64" ? 8 : 4), '\0');
    head += (at == 0 ? "\"" : ",\"") + name + "\":{\"dtype\":\"" + type + "\",\"shape\":" + sizes +
            ",\"data_offsets\":[" + std::to_string(at) + "," + std::to_string(numbers.size()) + "]}";
  };
  add("up.weight", "F32", up, 6), add("down.weight", "F32", down, 6), add("other.weight", "F32", other, 10);
  add("square.weight", of_square, "[2,2]", 4);
  for (auto const& [name, count] : {std::pair{"up", 3}, {"down", 2}, {"other", 5}, {"square", 2}})
    add(std::string(name) + ".bias", "F32", "[" + std::to_string(count) + "]", static_cast<std::size_t>(count));
  return safetensors_of(head + "}", numbers);
}
}  // namespace

TEST_CASE("load_parameters: no other order is proposed for weights that were exchanged", "[files]") {
  network x;
  auto const said = [&](std::string const& bytes) {
    safetensors const file = safetensors::from_memory(bytes);
    return error_of([&] { load_parameters(x, file, weight_order::conv1d); });
  };
  CHECK(said(network_file("[2,3]", "[3,2]")) == "");
  CHECK(said(network_file("[3,2]", "[2,3]")) ==
        "load_parameters: memory: 0 missing, 0 unexpected, 2 of another shape, order or type\n"
        "  other: up.weight is [3, 2], wanted [2, 3] for up.weight\n"
        "  other: down.weight is [2, 3], wanted [3, 2] for down.weight");
  // Nor where the order is right, and the type another.
  CHECK(said(network_file("[2,3]", "[3,2]", "F64")) ==
        "load_parameters: memory: 0 missing, 0 unexpected, 1 of another shape, order or type\n"
        "  other: square.weight holds F64, wanted F32 for square.weight"
        "\n  fix: x.float() in torch or x.astype('<f4') in numpy, before it is saved");
}

TEST_CASE("load_parameters: all that is wrong is said at once, and nothing is loaded", "[files]") {
  std::string const bytes = gpt2_file("[6,2]");
  safetensors const file = safetensors::from_memory(bytes);
  model m{};
  CHECK(error_of([&] { load_parameters(m, file, names); }) ==
        "load_parameters: memory: 0 missing, 0 unexpected, 4 of another shape, order or type\n"
        "  other: h.*.attn.c_attn.weight is [6, 2], wanted [2, 6] for blocks.*.W_query.weight, 2 times; "
        "weight_order::linear fits\n"
        "  other: h.*.attn.c_attn.weight is [6, 2], wanted [2, 6] for blocks.*.W_key.weight, 2 times; "
        "weight_order::linear fits");
  CHECK(m.wte(3, 1) == 0);
  CHECK(error_of([&] { load_parameters(m.blocks[0], file); }) ==
        "load_parameters: memory: 4 missing, 7 unexpected, 0 of another shape, order or type\n"
        "  missing: W_query.weight\n  missing: W_query.bias\n  missing: W_key.weight\n  missing: W_key.bias\n"
        "  unexpected: h.*.attn.c_attn.weight, 2 times\n  unexpected: h.*.attn.c_attn.bias, 2 times\n"
        "  unexpected: h.*.attn.bias, 2 times\n  unexpected: wte.weight");
}

TEST_CASE("load_parameters: for a file without biases there are layers without them", "[files]") {
  linear<d_in<2>, d_out<3>> layer;
  std::string const bytes =
      safetensors_of(R"({"weight":{"dtype":"F32","shape":[3,2],"data_offsets":[0,24]}})", as_bytes({1, 2, 3, 4, 5, 6}));
  safetensors const file = safetensors::from_memory(bytes);
  CHECK(error_of([&] { load_parameters(layer, file); }) ==
        "load_parameters: memory: 1 missing, 0 unexpected, 0 of another shape, order or type\n"
        "  missing: bias\n  fix: layers with bias::no, blocks and models with without_bias");
  linear<d_in<2>, d_out<3>, bias::no> without;
  load_parameters(without, file);
  CHECK(without.weight(2, 1) == 6);
}

TEST_CASE("load_parameters: of a square weight, somebody says the order", "[files]") {
  linear<d_in<2>, d_out<2>, bias::no> layer;
  std::string const bytes =
      safetensors_of(R"({"weight":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", as_bytes({1, 2, 3, 4}));
  safetensors const file = safetensors::from_memory(bytes);
  CHECK(error_of([&] { load_parameters(layer, file); }) ==
        "load_parameters: memory: 0 missing, 0 unexpected, 1 of another shape, order or type\n"
        "  other: weight is square: say weight_order::linear or conv1d for weight");
  load_parameters(layer, file, weight_order::linear);
  CHECK(layer.weight(0, 1) == 2);
  load_parameters(layer, file, weight_order::conv1d);
  CHECK(layer.weight(0, 1) == 3);
}

TEST_CASE("load_parameters: the order of a square weight is that of its neighbours", "[files]") {
  network x;
  std::string const bytes = network_file("[2,3]", "[3,2]"), turned = network_file("[3,2]", "[2,3]", "F32", "[5,2]");
  safetensors const of_inputs = safetensors::from_memory(bytes), of_outputs = safetensors::from_memory(turned);
  parameter_names const linear_square[] = {{"square.*", "square.*", weight_order::linear}},
                        conv1d_square[] = {{"square.*", "square.*", weight_order::conv1d}};
  x.up.bias(0) = 7;
  std::string const one = "load_parameters: memory: 0 missing, 0 unexpected, 1 of another shape, order or type\n";
  CHECK(error_of([&] { load_parameters(x, of_inputs, linear_square, weight_order::conv1d); }) ==
        one + "  other: square.weight is square, said to be weight_order::linear for square.weight, but other.weight "
              "can only be weight_order::conv1d");
  CHECK(error_of([&] { load_parameters(x, of_outputs, conv1d_square, weight_order::linear); }) ==
        one + "  other: square.weight is square, said to be weight_order::conv1d for square.weight, but other.weight "
              "can only be weight_order::linear");
  CHECK(x.up.bias(0) == 7);
  load_parameters(x, of_inputs, conv1d_square, weight_order::conv1d);
  load_parameters(x, of_outputs, linear_square, weight_order::linear);
  // A file of which one weight is turned and another not says nothing about squares.
  std::string const mixed_bytes = network_file("[2,3]", "[3,2]", "F32", "[5,2]");
  load_parameters(x, safetensors::from_memory(mixed_bytes),
                  {{"up.*", "up.*", weight_order::conv1d},
                   {"down.*", "down.*", weight_order::conv1d},
                   {"other.*", "other.*", weight_order::linear},
                   {"square.*", "square.*", weight_order::linear}});
}

namespace {
struct with_a_table {
  embedding<vocab<5>, d_in<2>> table;
  embedding<context_length<2>, d_in<2>> places;
  linear<d_in<2>, all_heads<2>, bias::no> square;
  linear<d_in<2>, d_out<3>, bias::no> up;
  static constexpr parameter_members<&with_a_table::table, &with_a_table::places, &with_a_table::square,
                                     &with_a_table::up>
      parameters{"table", "places", "square", "up"};
};
}  // namespace

TEST_CASE("load_parameters: a part that is not there, and what to leave out", "[files]") {
  linear<d_in<2>, d_out<2>> layer;
  std::string const bytes = safetensors_of(R"({"all.weight":{"dtype":"F32","shape":[4,2],"data_offsets":[0,32]},)"
                                           R"("all.bias":{"dtype":"F32","shape":[4],"data_offsets":[32,48]},)"
                                           R"("h.0.mask":{"dtype":"F32","shape":[1],"data_offsets":[48,52]},)"
                                           R"("h.1.mask":{"dtype":"F32","shape":[1],"data_offsets":[52,56]}})",
                                           std::string(56, '\0'));
  safetensors const file = safetensors::from_memory(bytes);
  auto const load = [&](std::size_t part) {
    return error_of([&] { load_parameters(layer, file, {{"*", "all.*", weight_order::linear, part, 2}}); });
  };
  CHECK(load(2).find("\n  the names load part 2 of 2, of which the first is part 0") != std::string::npos);
  CHECK(load(1).find("\n  fix: {\"\", \"h.*.mask\"} among the names, if no layer keeps it") != std::string::npos);
}

TEST_CASE("load_parameters: of which order others are is known where nobody said it", "[files]") {
  network x;
  std::string const bytes = network_file("[3,2]", "[2,3]", "F32", "[5,2]");
  CHECK(error_of([&] {
    load_parameters(x, safetensors::from_memory(bytes), {{"square.*", "square.*", weight_order::conv1d}});
  }) == "load_parameters: memory: 0 missing, 0 unexpected, 1 of another shape, order or type\n"
        "  other: square.weight is square, said to be weight_order::conv1d for square.weight, but other.weight can "
        "only be "
        "weight_order::linear");
}

TEST_CASE("load_parameters: rows of a table say nothing about the order of weights", "[files]") {
  with_a_table x;
  std::string const bytes =
      safetensors_of(R"({"table.weight":{"dtype":"F32","shape":[5,2],"data_offsets":[0,40]},)"
                     R"("square.weight":{"dtype":"F32","shape":[2,2],"data_offsets":[40,56]},)"
                     R"("up.weight":{"dtype":"F32","shape":[2,3],"data_offsets":[56,80]},)"
                     R"("places.weight":{"dtype":"F32","shape":[2,2],"data_offsets":[80,96]}})",
                     std::string(96, '\0'));
  safetensors const file = safetensors::from_memory(bytes);
  auto const load = [&](weight_order square) {
    load_parameters(x, file, {{"square.*", "square.*", square}, {"up.*", "up.*", weight_order::conv1d}},
                    weight_order::linear);
  };
  load(weight_order::conv1d);
  CHECK(error_of([&] { load(weight_order::linear); }) ==
        "load_parameters: memory: 0 missing, 0 unexpected, 1 of another shape, order or type\n"
        "  other: square.weight is square, said to be weight_order::linear for square.weight, but up.weight can "
        "only be weight_order::conv1d");
}

TEST_CASE("load_parameters: what was saved is loaded", "[files]") {
  using layer = multi_head_attention<d_in<6>, d_out<4>, context_length<5>, heads<2>>;
  layer const saved(torch_generator{123});
  written_file const there("layer.safetensors");
  save_parameters(saved, there.path);
  layer loaded{};
  load_parameters(loaded, safetensors(there.path));  // squares too: the file says what their axes are
  CHECK(loaded.W_value.weight == saved.W_value.weight);
  CHECK(loaded.out_proj.bias == saved.out_proj.bias);
}

namespace {
struct with_a_number {
  tensor<float> temperature{0.5f};
  linear<d_in<2>, d_out<3>> proj{};
  static constexpr parameter_members<&with_a_number::temperature, &with_a_number::proj> parameters{"temperature",
                                                                                                   "proj"};
};
}  // namespace

TEST_CASE("load_parameters: a parameter of one number", "[files]") {
  with_a_number saved;
  saved.temperature = tensor<float>(2.0f);
  written_file const there("number.safetensors");
  save_parameters(saved, there.path);
  with_a_number loaded;
  load_parameters(loaded, safetensors(there.path));
  CHECK(loaded.temperature == saved.temperature);
}

namespace {
template <std::size_t N> struct fused : axis<"fused", N> {};
template <std::size_t N> struct query_dim : axis<"query_dim", N> {};
template <std::size_t N> struct key_dim : axis<"key_dim", N> {};
template <std::size_t N> struct value_dim : axis<"value_dim", N> {};
template <class... Parts> using all_three = linear<d_in<3>, made_of<fused<9>, Parts...>, bias::no>;
struct of_columns {
  tensor<float, d_in<4>, d_out<4>> weight;
  static constexpr parameter_members<&of_columns::weight> parameters{"weight"};
};
}  // namespace

TEST_CASE("load_parameters: what headsup saved is not read as other axes or parts", "[files]") {
  written_file const there("layer.safetensors");
  save_parameters(all_three<query_dim<3>, key_dim<3>, value_dim<3>>(torch_generator{1}), there.path);
  all_three<key_dim<3>, query_dim<3>, value_dim<3>> exchanged;
  std::string const wrong = "load_parameters: " + there.path +
                            ": 0 missing, 0 unexpected, 1 of another shape, order or type\n"
                            "  other: weight is over ";
  CHECK(error_of([&] { load_parameters(exchanged, safetensors(there.path)); }) ==
        wrong +
            "(fused=query_dim+key_dim+value_dim, d_in), wanted (fused=key_dim+query_dim+value_dim, d_in) for weight");
  linear<d_in<3>, d_out<9>, bias::no> plain;
  load_parameters(plain, safetensors(there.path));
  CHECK(plain.weight(8, 2) != 0);

  linear<d_in<4>, d_out<4>, bias::no> const rows(torch_generator{2});
  save_parameters(rows, there.path);
  of_columns columns;
  CHECK(error_of([&] { load_parameters(columns, safetensors(there.path)); }) ==
        wrong + "(d_out, d_in), wanted (d_in, d_out) for weight; weight_order::conv1d fits");
  load_parameters(columns, safetensors(there.path), weight_order::conv1d);
  CHECK(columns.weight(1, 2) == rows.weight(2, 1));
  linear<d_in<4>, d_out<4>, bias::no> again;
  CHECK(error_of([&] { load_parameters(again, safetensors(there.path), weight_order::conv1d); }) ==
        wrong + "(d_out, d_in) for weight; weight_order::linear fits");
}

namespace {
struct both {
  linear<d_in<2>, d_out<1>, bias::no> first, second;
  static constexpr parameter_members<&both::first, &both::second> parameters{"first", "second"};
};
}  // namespace

TEST_CASE("load_parameters: a part that nobody reads is unexpected", "[files]") {
  both layer;
  std::string const bytes =
      safetensors_of(R"({"all.weight":{"dtype":"F32","shape":[2,2],"data_offsets":[0,16]}})", as_bytes({1, 2, 3, 4}));
  safetensors const file = safetensors::from_memory(bytes);
  auto const load = [&](std::size_t part) {
    load_parameters(
        layer, file,
        {{"first.*", "all.*", weight_order::linear, 0, 2}, {"second.*", "all.*", weight_order::linear, part, 2}});
  };
  CHECK(error_of([&] { load(0); }) ==
        "load_parameters: memory: 0 missing, 1 unexpected, 0 of another shape, order or type\n"
        "  unexpected: part 1 of 2 of all.weight");
  load(1);
  CHECK(layer.second.weight(0, 1) == 4);
}

namespace {
struct tied {
  embedding<vocab<3>, d_in<2>> wte;
  static constexpr parameter_members<&tied::wte> parameters{"wte"};
};
struct with_a_head : tied {
  linear<d_in<2>, vocab<3>, bias::no> head;
  static constexpr parameter_members<&tied::wte, &with_a_head::head> parameters{"wte", "head"};
};
/// A file whose head may be the embedding once more.
std::string head_file(float last, std::string const& type = "F32") {
  return safetensors_of(R"({"lm.wte.weight":{"dtype":"F32","shape":[3,2],"data_offsets":[0,24]},)"
                        R"("lm_head.weight":{"dtype":")" + type + R"(","shape":[3,2],"data_offsets":[24,48]}})",
                        as_bytes({1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, last}));
}
auto const with_once_more = {parameter_names{"wte.*", "lm.wte.*"},
                             parameter_names{"head.*", "lm_head.*", weight_order::linear},
                             parameter_names{.in_file = "lm_head.*", .same_as = "lm.wte.*"}};
}  // namespace

TEST_CASE("load_parameters: what is left out as the same as another is compared with it", "[files]") {
  std::string const same = head_file(6), untied = head_file(7), other_type = head_file(6, "I32");
  tied layer{};
  load_parameters(layer, safetensors::from_memory(same), with_once_more);
  CHECK(layer.wte.weight(2, 1) == 6);
  layer.wte.weight(2, 1) = 0;
  for (std::string const& bytes : {untied, other_type})
    CHECK_THAT(error_of([&] { load_parameters(layer, safetensors::from_memory(bytes), with_once_more); }),
               Catch::StartsWith("load_parameters: memory: 0 missing, 1 unexpected, 0 of another shape, order or type\n"
                                 "  unexpected: lm_head.weight, which is not the same as lm.wte.weight; a layer that "
                                 "has head.weight loads it"));
  CHECK(layer.wte.weight(2, 1) == 0);
  with_a_head both{};
  load_parameters(both, safetensors::from_memory(untied), with_once_more);
  CHECK(both.wte.weight(2, 1) == 6);
  CHECK(both.head.weight(2, 1) == 7);
}

TEST_CASE("load_parameters: lines of a table that contradict each other", "[files]") {
  std::string const bytes = gpt2_file();
  safetensors const file = safetensors::from_memory(bytes);
  model m{};
  auto const said = [&](parameter_names const& more) {
    std::vector<parameter_names> all(names.begin(), names.end());
    all.push_back(more);
    return error_of([&] { load_parameters(m, file, all); });
  };
  std::string const none = "load_parameters: memory: 0 missing, 0 unexpected, 0 of another shape, order or type\n";
  CHECK(said({"blocks.*.W_key.weight", "h.*.attn.c_attn.weight", weight_order::linear, 1, 2}) ==
        none + "  the names load blocks.0.W_key.weight twice");
  CHECK(said({"", "h.*.attn.*.bias"}) == none + "  the names leave out h.0.attn.c_attn.bias, and load it");
  CHECK(m.wte(3, 1) == 0);
  CHECK(said({"", "g.*"}) == "");
}

TEST_CASE("load_parameters: names that begin otherwise", "[files]") {
  std::string const bytes = head_file(6);
  safetensors const file = safetensors::from_memory(bytes);
  tied layer{};
  CHECK(error_of([&] { load_parameters(layer, file, {{"", "lm_head.weight"}}); }) ==
        "load_parameters: memory: all is there under names that begin with lm.; fix: file(path, \"lm.\")");
  load_parameters(layer, safetensors::from_memory(bytes, "lm."), {{"", "lm_head.weight"}});
  CHECK(layer.wte.weight(2, 1) == 6);
  CHECK(error_of([&] { load_parameters(layer, file, {{"wte.*", "a.lm.wte.*"}}); }) ==
        "load_parameters: memory: all is there under names without a.; fix: names without it");
  // Where something else is missing too, the names are said.
  with_a_head more{};
  CHECK(error_of([&] { load_parameters(more, file); }).find("\n  missing: head.weight") != std::string::npos);
  std::string const twice =
      safetensors_of(R"({"a.x":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
                     R"("x":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}})", as_bytes({1, 2}));
  CHECK(error_of([&] { static_cast<void>(safetensors::from_memory(twice, "a.")); }) ==
        "memory: x is there with and without what names begin with");
}
