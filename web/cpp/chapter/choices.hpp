#ifndef HEADSUP_WEB_CHAPTER_CHOICES_HPP
#define HEADSUP_WEB_CHAPTER_CHOICES_HPP

#include <initializer_list>
#include <string>
#include <string_view>

// What the reader of the live chapter chose in place of what is given.

namespace chapter {

/// Prints {"error": ..., "given": name} and ends the program with status 2.
[[noreturn]] void refuse(std::string_view given, std::initializer_list<std::string_view> sentence);

/// Notes "name=value"; refuses what is not of that form.
void choose(std::string_view name_and_value);

/// Sets the words and the embeddings to what was chosen, or refuses it.
void set_words_and_inputs();

/// Refuses a choice for which nothing that was shown has asked.
void refuse_what_was_not_asked();

/// Forgets all choices.
void start_again();

}  // namespace chapter

#endif
