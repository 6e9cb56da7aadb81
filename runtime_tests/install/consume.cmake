cmake_minimum_required(VERSION 3.25)

# Builds and runs the consumer next to this file, with the library reached in the given WAY; one of compiled_* uses what
# was compiled with the library.
set(source "${CMAKE_CURRENT_LIST_DIR}/main.cpp")
set(component headsup)
set(pc headsup)
if(WAY MATCHES "^compiled_(.*)$")
  set(WAY ${CMAKE_MATCH_1})
  set(source "${CMAKE_CURRENT_LIST_DIR}/../compiled/main.cpp")
  set(component compiled)
  set(pc headsup-compiled)
endif()

macro(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endmacro()

file(REMOVE_RECURSE "${WORK}")

# The one file that is installed beside the headers is all that a program needs.
if(WAY STREQUAL "one_file")
  run(${CMAKE_COMMAND} --install "${BUILT}" --prefix "${WORK}/prefix")
  file(COPY "${WORK}/prefix/include/headsup.hpp" DESTINATION "${WORK}/alone")
  file(READ "${source}" program)
  string(REPLACE "<headsup/headsup.hpp>" "<headsup.hpp>" program "${program}")
  file(WRITE "${WORK}/main.cpp" "${program}")
  separate_arguments(FLAGS UNIX_COMMAND "${FLAGS}")
  run(${COMPILER} -std=c++20 ${FLAGS} "-I${WORK}/alone" "${WORK}/main.cpp" -o "${WORK}/consumer")
  run("${WORK}/consumer")
  return()
endif()

# A library that nobody tests is configured without what tests need, and installed without what Python would write.
if(WAY STREQUAL "without_tests")
  run(${CMAKE_COMMAND} -S "${HEADSUP}" -B "${WORK}/build" -G "${GENERATOR}" -DHEADSUP_TESTS=OFF
    "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}"
    -DCMAKE_DISABLE_FIND_PACKAGE_Catch2=ON -DCMAKE_DISABLE_FIND_PACKAGE_Python3=ON)
  run(${CMAKE_COMMAND} --install "${WORK}/build" --prefix "${WORK}/prefix")
  if(NOT EXISTS "${WORK}/prefix/include/headsup/headsup.hpp" OR EXISTS "${WORK}/prefix/include/headsup.hpp")
    message(FATAL_ERROR "without Python, the headers are installed, and the one file is not")
  endif()
  return()
endif()

if(WAY STREQUAL "package" OR WAY STREQUAL "pkg_config")
  run(${CMAKE_COMMAND} --install "${BUILT}" --prefix "${WORK}/prefix")
  set(reach "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
  foreach(wanted IN ITEMS licenses/headsup/LICENSE headsup/headsup.py gdb/python/gdb/printer/headsup.py)
    if(NOT EXISTS "${WORK}/prefix/share/${wanted}")
      message(FATAL_ERROR "share/${wanted} is not installed")
    endif()
  endforeach()
else()
  set(reach "-DHEADSUP=${HEADSUP}")
endif()

if(WAY STREQUAL "pkg_config")
  find_program(pkg_config NAMES pkg-config pkgconf)
  if(NOT pkg_config)
    message("skipped: there is no pkg-config")
    return()
  endif()
  file(GLOB_RECURSE file "${WORK}/prefix/*/${pc}.pc")
  cmake_path(GET file PARENT_PATH directory)
  set(ENV{PKG_CONFIG_PATH} "${directory}")
  execute_process(COMMAND ${pkg_config} --cflags --libs ${pc}
    OUTPUT_VARIABLE cflags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(cflags UNIX_COMMAND "${cflags}")
  separate_arguments(FLAGS UNIX_COMMAND "${FLAGS}")
  run(${COMPILER} -std=c++20 ${FLAGS} "${source}" ${cflags} -o "${WORK}/consumer")
  run("${WORK}/consumer")
  return()
endif()

run(${CMAKE_COMMAND} -S "${CMAKE_CURRENT_LIST_DIR}" -B "${WORK}/build" -G "${GENERATOR}" "${reach}"
  -DCOMPONENT=${component} "-DSOURCE=${source}" "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)
run(${CMAKE_COMMAND} --build "${WORK}/build" --verbose)
run("${WORK}/build/consumer")

# Our tests and our warnings stay at home.
file(GLOB_RECURSE strays "${WORK}/prefix/*_tests/*" "${WORK}/build/headsup/*_tests/*")
file(STRINGS "${WORK}/build/compile_commands.json" warnings REGEX "-W(all|error)")
if(strays OR warnings)
  message(FATAL_ERROR "these reach the consumer: ${strays} ${warnings}")
endif()

# What is installed with a project that takes the library as a subdirectory, that project decides.
function(installed_with option result)
  run(${CMAKE_COMMAND} ${option} "${WORK}/build")
  run(${CMAKE_COMMAND} --install "${WORK}/build" --prefix "${WORK}/parent")
  file(GLOB_RECURSE files "${WORK}/parent/*")
  set(${result} "${files}" PARENT_SCOPE)
endfunction()
if(WAY STREQUAL "subdirectory")
  installed_with(-UHEADSUP_INSTALL by_default)
  installed_with(-DHEADSUP_INSTALL=ON on_demand)
  if(by_default OR NOT on_demand MATCHES "headsup\\.hpp")
    message(FATAL_ERROR "installed with a parent by default: ${by_default}; on demand: ${on_demand}")
  endif()
endif()
