# Many small files are compiled as one: starting a compiler and reading the headers takes longer than such a file.

# Sets `result` to whether a file must be compiled alone: it opens the library's namespaces, or says how its headers are
# read, be it by making macros of ordinary words.
function(is_alone source result)
  file(STRINGS "${source}" opened REGEX "^(namespace (headsup|HEADSUP_NAMESPACE)|#define (HEADSUP_|[a-z]+$))")
  if(opened)
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

# Writes `unit`: all headers, which do not belong into a namespace, and then each of the files in one of its own.
function(write_together unit)
  set(includes "#include <headsup/headsup.hpp>")  # what is precompiled comes first
  set(spaces "")
  set(number 0)
  foreach(source IN LISTS ARGN)
    cmake_path(GET source PARENT_PATH folder)
    file(STRINGS "${source}" its REGEX "^#include .*hpp[\">]|^#include <")
    foreach(each IN LISTS its)
      string(REGEX REPLACE "^#include \"(.*)\"" "${folder}/\\1" path "${each}")
      if(EXISTS "${path}")
        set(each "#include \"${path}\"")
      endif()
      list(APPEND includes "${each}")
    endforeach()
    math(EXPR number "${number} + 1")
    string(APPEND spaces "namespace together_${number} {\n#include \"${source}\"\n}\n")
  endforeach()
  list(REMOVE_DUPLICATES includes)
  list(JOIN includes "\n" includes)
  file(CONFIGURE OUTPUT "${unit}" CONTENT "${includes}\n${spaces}" @ONLY)
endfunction()
