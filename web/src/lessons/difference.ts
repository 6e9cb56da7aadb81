// Two programs, line by line.

export interface Line {
  mark: ' ' | '-' | '+';
  text: string;
}

/** The lines of both in order, those that they share once: the most that can be shared. Blanks at the end are no difference. */
export function differences(one: string, other: string): Line[] {
  const [left, right] = [one, other].map((text) => text.trimEnd().split('\n').map((line) => line.trimEnd())) as [string[], string[]];
  // How many lines are shared from here on.
  const shared = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number): number => shared[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; --i)
    for (let j = right.length - 1; j >= 0; --j) (shared[i] as number[])[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: Line[] = [];
  for (let i = 0, j = 0; i < left.length || j < right.length;) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      lines.push({ mark: ' ', text: left[i] as string });
      ++i, ++j;
    } else if (i < left.length && (j === right.length || at(i + 1, j) >= at(i, j + 1))) lines.push({ mark: '-', text: left[i++] as string });
    else lines.push({ mark: '+', text: right[j++] as string });
  }
  return lines;
}

/** Those that differ, each run of them apart. */
export function changes(lines: Line[]): Line[][] {
  const runs: Line[][] = [];
  lines.forEach((line, i) => {
    if (line.mark === ' ') return;
    if (i === 0 || lines[i - 1]?.mark === ' ') runs.push([]);
    runs.at(-1)?.push(line);
  });
  return runs;
}
