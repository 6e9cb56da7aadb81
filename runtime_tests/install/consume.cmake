cmake_minimum_required(VERSION 3.25)

# Builds and runs the consumer next to this file, with the library reached in the given WAY.
macro(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endmacro()

file(REMOVE_RECURSE "${WORK}")
if(WAY STREQUAL "package")
  run(${CMAKE_COMMAND} --install "${BUILT}" --prefix "${WORK}/prefix")
  set(reach "-DCMAKE_PREFIX_PATH=${WORK}/prefix")
else()
  set(reach "-DHEADSUP=${HEADSUP}")
endif()
run(${CMAKE_COMMAND} -S "${CMAKE_CURRENT_LIST_DIR}" -B "${WORK}/build" -G "${GENERATOR}" "${reach}"
  "-DCMAKE_CXX_COMPILER=${COMPILER}" "-DCMAKE_CXX_FLAGS=${FLAGS}" -DCMAKE_EXPORT_COMPILE_COMMANDS=ON)
run(${CMAKE_COMMAND} --build "${WORK}/build" --verbose)
run("${WORK}/build/consumer")

# Our tests and our warnings stay at home.
file(GLOB_RECURSE strays "${WORK}/prefix/*_tests/*" "${WORK}/build/headsup/*_tests/*")
file(STRINGS "${WORK}/build/compile_commands.json" warnings REGEX "-W(all|error)")
if(strays OR warnings)
  message(FATAL_ERROR "these reach the consumer: ${strays} ${warnings}")
endif()
