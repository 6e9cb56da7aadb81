# by_its_command.sh FOLDER EXAMPLE...: compiles and runs the examples by the commands at their tops, as in the folder of
# the project, but writes to FOLDER.
set -eu
project=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
cd "$1"
shift
ln -sfn "$project/include" include
ln -sfn "$project/examples" examples
for example; do
  command=$(sed -n 's|^// \(g++ .*\)$|\1|p' "$example")
  test -n "$command"
  rm -f a.out
  echo "$command"
  sh -c "$command"
done
