# What the scripts that read messages of compilers share.

# Removes the first line of a text. (CMake lists would break at the brackets and semicolons of C++.)
macro(take_line line text)
  string(FIND "${${text}}" "\n" end)
  string(SUBSTRING "${${text}}" 0 ${end} ${line})
  if(end LESS 0)
    set(${text} "")
  else()
    math(EXPR end "${end} + 1")
    string(SUBSTRING "${${text}}" ${end} -1 ${text})
  endif()
endmacro()

# The texts of a line's string literals, joined: a message computed as template arguments comes in
# pieces.
function(join_literals line result)
  set(joined "")
  while(line MATCHES "^[^\"]*\"(([^\"\\]|\\\\.)*)\"")
    string(REPLACE "\\\"" "\"" literal "${CMAKE_MATCH_1}")
    string(APPEND joined "${literal}")
    string(LENGTH "${CMAKE_MATCH_0}" length)
    string(SUBSTRING "${line}" ${length} -1 line)
  endwhile()
  set(${result} "${joined}" PARENT_SCOPE)
endfunction()

# Sets `result` to what stands in a message in place of a value: an axis without a number (role<size>, tokens<N>), the
# largest numbers, which mean that a size is unknown or too large, or nothing at all. A fix may leave a blank to the
# reader: a letter for a size, or a role that only the reader knows.
function(find_placeholder message result)
  file(STRINGS ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/../include/headsup/axes/roles.hpp roles REGEX " : axis<\"[a-z_]+\"")
  list(TRANSFORM roles REPLACE ".* : axis<\"([a-z_]+)\".*" "\\1")
  list(JOIN roles "|" roles)
  string(REPLACE "<dynamic>" "<0>" message " ${message}")
  string(REGEX REPLACE "; fix: .*" "" said "${message}")
  string(REGEX MATCH "[^a-z_](${roles}|role|axis)<[a-zA-Z_]+[ >]|<[rR]ole>|[^e]<>" in_words "${said}")
  string(REGEX MATCH "[^a-z_](${roles})<[a-z_]+>" in_fix "${message}")
  string(REGEX MATCH "1844674407370955[0-9][0-9][0-9][0-9]|  | [,;]| \\(,|, [,)>]" in_both "${message}")
  set(${result} "${in_words}${in_fix}${in_both}" PARENT_SCOPE)
endfunction()

