#pragma once

#include <headsup/gpt2/transformer_block.hpp>
#include <headsup/layers/elements.hpp>
#include <headsup/layers/embedding.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/ops/extent.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/take.hpp>

#include <array>

#if defined(small)
#error "gpt2::small is a size: define WIN32_LEAN_AND_MEAN before <windows.h>, which makes a macro of small."
#endif

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The caches of a model's blocks: an array that is copied as one cache is, by clone().
template <class Cache, std::size_t Count> struct caches_of_blocks : std::array<Cache, Count> {
  static constexpr std::size_t extent = Count;

  constexpr caches_of_blocks() = default;
  constexpr caches_of_blocks(caches_of_blocks&&) noexcept = default;
  constexpr caches_of_blocks& operator=(caches_of_blocks&&) noexcept = default;
  // As those of a cache.
  constexpr caches_of_blocks(caches_of_blocks const&) requires(sizeof(Cache) == 0)
  = default;
  template <std::same_as<caches_of_blocks> X>
  constexpr caches_of_blocks(X const&) HEADSUP_DELETED("HU038 caches: are copied only by clone()", "past.clone()");
  constexpr caches_of_blocks& operator=(caches_of_blocks const&) requires(sizeof(Cache) == 0)
  = default;
  template <std::same_as<caches_of_blocks> X>
  constexpr caches_of_blocks& operator=(X const&)
      HEADSUP_DELETED("HU038 caches: are copied only by clone()", "past.clone()");

  /// An explicit copy.
  constexpr caches_of_blocks clone() const { return {*this, std::make_index_sequence<Count>()}; }

  /// What each of them does: a token is in all or in none.
  constexpr void drop_newest(std::size_t count) {
    for (Cache& each : *this) each.drop_newest(count);
  }
  constexpr void clear() {
    for (Cache& each : *this) each.clear();
  }

 private:
  template <std::size_t... I>
  constexpr caches_of_blocks(caches_of_blocks const& from, std::index_sequence<I...>)
      : std::array<Cache, Count>{{from[I].clone()...}} {}
};
}  // namespace headsup_detail

namespace headsup_rule {
/// HU051: positions follow what a cache holds.
struct positions_after : call<"positions_after", "(cache, ids)"> {};

/// HU046: the ids, of List, are over tokens, whose positions are asked for.
template <class List> struct has_tokens_to_place {
  static constexpr bool value = headsup_detail::has<tokens, List>;
  static constexpr words say() {
    words wrong;
    wrong << "takes ids over tokens, got " << axis_list(List());
    return sentence(headsup_codes::called_otherwise, "positions_after", wrong.data(),
                    "positions_after(cache, expand<tokens<1>>(ids))");
  }
};

/// HU046: one cache counts the tokens, also of a model that has several.
template <bool OfSequences>
using counts_in_one =
    of_types<headsup_codes::called_otherwise, "positions_after", "takes one cache for ids of one sequence, got several",
             "positions_after(past[0], ids)", OfSequences>;
}  // namespace headsup_rule

/// The positions of tokens that follow those in a cache, which counts them: no offset is written by hand.
///
/// - Shapes: ids of [A..., tokens] -> [tokens], ids of the cache's context_length
/// - Errors: none here; a table of positions refuses one beyond its end
template <class Cache, Tensor Ids> requires requires { typename Cache::layout; }
constexpr auto positions_after(Cache const& cache, Ids const& ids) {
  using has_tokens = headsup_rule::has_tokens_to_place<axes_of<Ids>>;
  if constexpr (!has_tokens::value) {
    static_assert(!HEADSUP_MISTAKE(has_tokens));
    return shape_mistake{};
  } else {
    using length = headsup_detail::plain_axis<axis_of<axes_of<Ids>, tokens>>;
    using places = ids_of<axis_of<typename Cache::layout, context_length>, length>;
    auto all = [&] {
      if constexpr (length::size == dynamic) return arange<int, places>(sized<tokens>(extent<tokens>(ids)));
      else return arange<int, places>();
    }();
    for (int& each : all) each += static_cast<int>(cache.size());
    return all;
  }
}
/// Refuses all caches of a model.
template <class Cache, std::size_t Count, Tensor Ids>
constexpr auto positions_after(headsup_detail::caches_of_blocks<Cache, Count> const&, Ids const&) {
  static_assert(!HEADSUP_MISTAKE(headsup_rule::counts_in_one<sizeof(Cache) == 0>));
  return shape_mistake{};
}
#define HEADSUP_CALL positions_after
#include <headsup/diagnostics/any_call.inl>

namespace headsup_rule {
/// HU046: a step of a model takes the caches of its blocks.
template <bool Has>
using has_a_cache_for_each =
    of_types<headsup_codes::called_otherwise, "step", "takes ids, and a variable that holds a cache for each block",
             "decltype(model)::caches<> past for all of them", Has>;

/// HU046: a model takes ids alone.
template <class... Never>
using takes_ids_alone = of_types<headsup_codes::called_otherwise, "gpt2::model", "takes ids alone, and has no dropout",
                                 "model(ids)", sizeof...(Never) != 0>;

/// HU051: a model's words and its context are not exchanged.
template <class Words, class Context>
using has_words_and_context = of_types<headsup_codes::other_form, "gpt2::size", "takes its words, and then its context",
                                       "gpt2::size<12, 12, 768, vocab<50257>, context_length<1024>>",
                                       std::is_same_v<typename Context::role, context_length<1>::role> &&
                                           !std::is_same_v<typename Words::role, context_length<1>::role>>;
}  // namespace headsup_rule

namespace gpt2 {
/// How large a GPT-2 is.
template <std::size_t Layers, std::size_t Heads, std::size_t Width, Axis Vocab = vocab<50257>,
          Axis Context = context_length<1024>>
struct size {
  using order = headsup_rule::has_words_and_context<Vocab, Context>;
  static constexpr std::size_t layers = Layers;
  using heads = headsup::heads<Heads>;
  using features = d_in<Width>;
  // Of others a model would say more, in its parts.
  using words = std::conditional_t<order::value, Vocab, vocab<1>>;
  using context = std::conditional_t<order::value, Context, context_length<1>>;
  static_assert(!HEADSUP_MISTAKE(headsup_rule::refused_by<order>));
};
using small = size<12, 12, 768>;
using medium = size<24, 16, 1024>;
using large = size<36, 20, 1280>;
using xl = size<48, 25, 1600>;

/// An option of a model: the head owns its weights, as in the book, and does not take those of the embedding.
struct untied;
}  // namespace gpt2

namespace headsup_detail {
/// What asks an empty cache for the first positions.
template <class Context> struct nothing_seen {
  using layout = axes<Context>;
  static constexpr std::size_t size() { return 0; }
};

/// Whether these are caches, and not known to be another number of them.
template <class Caches, std::size_t Count> inline constexpr bool are_so_many = false;
template <class Caches, std::size_t Count> requires requires(Caches& all) {
  all[0].size();
  std::size(all);
}
inline constexpr bool are_so_many<Caches, Count> = may_equal(headsup_elements::fixed_count<Caches>, Count);

/// The head that an embedding is, which owns nothing.
struct tied_head {
  constexpr tied_head() = default;
  constexpr explicit tied_head(torch_generator&) {}
};
template <class Each> constexpr tied_head head_of(tied_head, Each const&) { return {}; }
template <class Head, class Each> constexpr auto head_of(Head const& head, Each const& each) { return each(head); }

/// The parts of which pack makes a model: those of a plain one.
template <class Plain> struct parts_of_model {
  Plain const& plain;

  constexpr auto const& tok_emb() const { return plain.tok_emb; }
  constexpr auto const& pos_emb() const { return plain.pos_emb; }
  constexpr auto const& block(std::size_t i) const { return plain.trf_blocks[i]; }
  constexpr auto const& final_norm() const { return plain.final_norm; }
  constexpr auto const& out_head() const { return plain.out_head; }
};

/// A model of any embedding of words, blocks and head, plain or packed.
template <class Size, class Words, class Block, class Head>
struct model_of : no_forward<headsup_rule::call<"model", "(ids)">> {
  using size = Size;
  using block = Block;
  /// pack takes it apart.
  static constexpr bool has_parts = true;

  /// The cache of one block, and those of all. Batch are the axes of independent sequences.
  template <class... Batch> using cache = typename Block::template cache<Batch...>;
  template <class... Batch> using caches = caches_of_blocks<cache<Batch...>, Size::layers>;

  Words tok_emb{};
  embedding<typename Size::context, typename Size::features> pos_emb;
  std::array<Block, Size::layers> trf_blocks{};
  decltype(Block::norm1) final_norm;
  Head out_head{};

  constexpr model_of() = default;
  constexpr explicit model_of(torch_generator& generator)
      : model_of(generator, std::make_index_sequence<Size::layers>()) {}
  /// Of what each(part) makes of the parts of another, one after the other.
  template <class Parts, class Each>
  constexpr model_of(Parts const& parts, Each const& each)
      : model_of(parts, each, std::make_index_sequence<Size::layers>()) {}

  using no_forward<headsup_rule::call<"model", "(ids)">>::operator();
  /// Logits of the word that follows each token.
  template <class Ids> constexpr auto operator()(Ids const& ids) const {
    auto x = tok_emb(ids);
    if constexpr (is_mistake<decltype(x)>) {
      return x;
    } else {
      using length = axis_of<axes_of<decltype(x)>, tokens>;
      if constexpr (length::size != dynamic && length::size > Size::context::size) {
        return trf_blocks[0](x);  // says that the context is exceeded
      } else {
        if (extent<tokens>(x) > Size::context::size) (void)trf_blocks[0](x);
        auto seen = x + pos_emb(positions_after(nothing_seen<typename Size::context>{}, ids));
        must_have_weights(seen);
        for (Block const& each : trf_blocks) seen = each(seen);
        return logits(seen);
      }
    }
  }

  /// Refuses what a layer takes besides.
  template <class Ids, class... More> requires(sizeof...(More) != 0)
  constexpr auto operator()(Ids const&, More const&...) const {
    using mistake =
        std::conditional_t<is_mistake<Ids, More...>, headsup_diagnostics::reported, headsup_rule::takes_ids_alone<>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return shape_mistake{};
  }

  /// Logits of the words that follow new tokens, after those in the caches, to which they are added.
  template <class Ids, class Caches> constexpr auto step(Ids const& ids, Caches& past) const {
    auto const seen = seen_in_step(ids, past);
    if constexpr (is_mistake<decltype(seen)>) return seen;
    else return logits(seen);
  }

  /// The same of the last of the new tokens alone: what a text asks for, and of a prompt a small part of the work.
  template <class Ids, class Caches> constexpr auto next(Ids const& ids, Caches& past) const {
    auto const seen = seen_in_step(ids, past);
    if constexpr (is_mistake<decltype(seen)>) return seen;
    else return logits(take<tokens>(seen, -1));
  }

  /// Refuse other arguments.
  template <class... Xs> constexpr auto step(Xs const&...) const { return no_caches<Xs...>(); }
  template <class... Xs> constexpr auto next(Xs const&...) const { return no_caches<Xs...>(); }

  /// The same model of what each(layer) makes of its embedding of words, blocks and head.
  template <class Each> constexpr auto with_each(Each const& each) const {
    using parts = parts_of_model<model_of>;
    return other<Each>(parts{*this}, each);
  }
  template <class Each>
  using other = model_of<Size, decltype(std::declval<Each const&>()(std::declval<Words const&>())),
                         decltype(std::declval<Each const&>()(std::declval<Block const&>())),
                         decltype(head_of(std::declval<Head const&>(), std::declval<Each const&>()))>;

 private:
  template <class... Xs> static constexpr shape_mistake no_caches() {
    using mistake =
        std::conditional_t<is_mistake<Xs...>, headsup_diagnostics::reported, headsup_rule::has_a_cache_for_each<false>>;
    static_assert(!HEADSUP_MISTAKE(mistake));
    return {};
  }

  template <class Ids, class Caches> constexpr auto seen_in_step(Ids const& ids, Caches& past) const {
    auto const x = tok_emb(ids);
    using has_caches = headsup_rule::has_a_cache_for_each<are_so_many<Caches, Size::layers>>;
    if constexpr (is_mistake<decltype(x)>) {
      return x;
    } else if constexpr (!has_caches::value) {
      static_assert(!HEADSUP_MISTAKE(has_caches));
      return shape_mistake{};
    } else {
      if (std::size(past) != Size::layers)
        headsup_diagnostics::reject("step: a model has a cache for each of its ", Size::layers, " blocks, got ",
                                    std::size(past));
      if constexpr (requires { typename std::remove_cvref_t<decltype(past[0])>::layout; })
        for (std::size_t i = 1; i < Size::layers; ++i)
          if (past[i].size() != past[0].size())
            headsup_diagnostics::reject("step: the caches of a model hold the same tokens, got ", past[0].size(),
                                        " and ", past[i].size(), headsup_diagnostics::fix_is, "past.drop_newest(n)");
      auto const places = positions_after(past[0], ids);
      for (int const each : places)
        if (each >= static_cast<int>(Size::context::size))
          (void)trf_blocks[0].step(x, past[0]);  // says what is exceeded
      auto seen = x + pos_emb(places);
      must_have_weights(seen);
      for (std::size_t i = 0; i < Size::layers; ++i) seen = trf_blocks[i].step(seen, past[i]);
      return seen;
    }
  }

  template <std::size_t... I>
  constexpr model_of(torch_generator& generator, std::index_sequence<I...>)
      : tok_emb(generator), pos_emb(generator), trf_blocks{{next<I>(generator)...}}, out_head(generator) {}
  template <std::size_t> static constexpr Block next(torch_generator& generator) { return Block(generator); }
  /// A function, at whose end a part from a file is no more.
  template <std::size_t I, class Parts, class Each> static constexpr Block made(Parts const& parts, Each const& each) {
    return each(parts.block(I));
  }

  template <class Parts, class Each, std::size_t... I>
  constexpr model_of(Parts const& parts, Each const& each, std::index_sequence<I...>)
      : tok_emb(each(parts.tok_emb())),
        trf_blocks{{made<I>(parts, each)...}},
        out_head(head_of(parts.out_head(), each)) {
    copy_parameters(parts.pos_emb(), pos_emb);
    copy_parameters(parts.final_norm(), final_norm);
  }

  /// Of a model that nobody filled, all embeddings are 0.
  static constexpr void must_have_weights(Tensor auto const& embedded) {
    for (float const each : embedded)
      if (each != 0) return;
    headsup_diagnostics::reject(
        "gpt2::model: its weights are all 0", headsup_diagnostics::fix_is,
        "load_parameters(model, file, gpt2::hugging_face), or gpt2::model<...> model(generator)");
  }

  template <class X> constexpr auto logits(X const& x) const {
    if constexpr (std::is_same_v<Head, tied_head>) return tok_emb.logits(final_norm(x));
    else return out_head(final_norm(x));
  }
};

template <class Option> inline constexpr bool is_of_block = false;
template <activation Activation> inline constexpr bool is_of_block<activated_by<Activation>> = true;
template <> inline constexpr bool is_of_block<without_bias> = true;

/// The block of a model: its options are Kept, and those of the model that are a block's.
template <class Size, class Kept, class... Options> struct block_of;
template <class Size, class... Kept> struct block_of<Size, headsup_rule::types<Kept...>> {
  using type = transformer_block<typename Size::features, typename Size::context, typename Size::heads, Kept...>;
};
template <class Size, class... Kept, class Option, class... More>
struct block_of<Size, headsup_rule::types<Kept...>, Option, More...>
    : block_of<
          Size,
          std::conditional_t<is_of_block<Option>, headsup_rule::types<Kept..., Option>, headsup_rule::types<Kept...>>,
          More...> {};

template <class Size, class... Options> struct model_parts {
  template <class Option> static constexpr bool has = (std::is_same_v<Options, Option> || ...);
  static constexpr bool projects_with_bias = has<qkv_bias::yes> || !(has<qkv_bias::no> || has<without_bias>);
  using of_projections = std::conditional_t<projects_with_bias, qkv_bias::yes, qkv_bias::no>;
  using block = typename block_of<Size, headsup_rule::types<of_projections>, Options...>::type;
  using head =
      std::conditional_t<has<gpt2::untied>, linear<typename Size::features, typename Size::words, bias::no>, tied_head>;
  using type = model_of<Size, embedding<typename Size::words, typename Size::features>, block, head>;
};
}  // namespace headsup_detail

namespace headsup_rule {
/// HU043: a model has a size.
template <class Size>
using has_a_size = of_types<headsup_codes::no_layer, "gpt2::model", "takes how large it is", "gpt2::model<gpt2::small>",
                            sizeof(Size*) == 0>;
/// HU043: what follows its size are options that it knows.
template <class Size>
using knows_its_options = of_types<headsup_codes::no_layer, "gpt2::model",
                                   "takes gpt2::untied, qkv_bias::no, qkv_bias::yes, without_bias "
                                   "and activated_by<activation::gelu> after its size",
                                   "leave the others out", sizeof(Size*) == 0>;
template <class Option> concept ModelOption =
    BiasOption<Option> || std::is_same_v<Option, gpt2::untied> || headsup::headsup_detail::is_of_block<Option>;
}  // namespace headsup_rule

namespace gpt2 {
/// Refuses other arguments.
template <class Size = void, class... Options> struct model : refused_layer {
  using refused_layer::refused_layer;
  using made =
      decltype(headsup_diagnostics::check<std::conditional_t<
                   std::is_class_v<Size>, headsup_rule::knows_its_options<Size>, headsup_rule::has_a_size<Size>>>());
};
template <class... Sizes> model(Sizes const&...) -> model<>;

/// GPT-2: embeddings of words and positions, transformer blocks, a norm, and logits of the next word, by default by the
/// embedding of words (tied), as in OpenAI's weights. The book's GPTModel (listing 4.7) is a model of small, untied,
/// qkv_bias::no. nanoGPT trains with activated_by<activation::gelu>, and where its bias is False, without_bias.
///
/// The parameters have the names of the book's modules. Small ones are constants; a large one is on the heap.
///
/// - Shapes: ids of [A..., tokens up to the context] -> [A..., tokens, vocab]
/// - Errors: as embedding and multi_head_attention
/// - Source: Radford et al., Language Models are Unsupervised Multitask Learners, section 2.3
template <class Size, headsup_rule::ModelOption... Options> requires std::is_class_v<Size>
struct model<Size, Options...> : headsup_detail::model_parts<Size, Options...>::type {
  static constexpr auto parameters = [] {
    if constexpr (headsup_detail::model_parts<Size, Options...>::template has<untied>)
      return parameter_members<&model::tok_emb, &model::pos_emb, &model::trf_blocks, &model::final_norm,
                               &model::out_head>{"tok_emb", "pos_emb", "trf_blocks", "final_norm", "out_head"};
    else
      return parameter_members<&model::tok_emb, &model::pos_emb, &model::trf_blocks, &model::final_norm>{
          "tok_emb", "pos_emb", "trf_blocks", "final_norm"};
  }();

  /// Norms that change nothing, and all other weights zero, to be loaded into.
  constexpr model() = default;

  /// PyTorch's initial weights, in the order of the book's modules.
  constexpr explicit model(headsup_detail::Generator auto&& generator) : model::model_of(generator) {}
  constexpr explicit model(headsup_detail::no_sizes, auto const&...) {}
};
}  // namespace gpt2
}  // namespace HEADSUP_NAMESPACE
