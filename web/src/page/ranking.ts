// What a search finds, and in which order.

/** What is searched of a thing: its names count most, then its title, what it is about, and all other words. */
export interface Words {
  names: string[];
  /** What it is called elsewhere. */
  also?: string[];
  title: string;
  /** Names of other things that it is about. */
  about?: string[];
  /** Sentences that one may have read elsewhere. */
  said?: string[];
  more: string;
}

interface Indexed<T> {
  item: T;
  names: Set<string>;
  also: Set<string>;
  partsOfNames: Set<string>;
  title: Set<string>;
  phrases: string;
  about: Set<string>;
  more: Set<string>;
}

/** Words of a question that say nothing of what is looked for. */
const questions = new Set('a an and are be by can cannot do does for from get how i in is it its mean means my not of on or the this to what when where which why with wrong'.split(' '));

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
}

/** A search through the items, prepared once. It finds the beginnings of words too, so it can answer while one types. */
export function searchOf<T>(items: T[], wordsOfItem: (item: T) => Words): (query: string) => T[] {
  const all = items.map((item): Indexed<T> => {
    const { names, also = [], title, about = [], said = [], more } = wordsOfItem(item);
    const lower = names.map((name) => name.toLowerCase());
    // LayerNorm is layer_norm.
    return { item, names: new Set(lower.flatMap((name) => [name, name.replaceAll('_', '')])), also: new Set(also.map((each) => each.toLowerCase())), partsOfNames: new Set(lower.flatMap((name) => name.split(/[_:]+/))), title: new Set(wordsOf(title)), phrases: ` ${[title, ...said].map((each) => wordsOf(each).join(' ')).join(' | ')} `, about: new Set(about), more: new Set(wordsOf([more, ...said].join(' '))) };
  });
  const vocabulary = new Set(all.flatMap(({ names, also, partsOfNames, title, about, more }) => [...names, ...also, ...partsOfNames, ...title, ...about, ...more]));

  return (query) => {
    const asked = [...new Set(wordsOf(query))];
    const telling = asked.filter((term) => term.length > 1 && !questions.has(term));
    const terms = (telling.length > 0 ? telling : asked).map((term) => {
      const { points, count } = pointsOf(term);
      if (count > 0 || term.length < 5) return { points, count };
      const meant = [...vocabulary].filter((word) => isAlmost(term, word));
      const guesses = meant.map(pointsOf);
      return { points: all.map((_, i) => Math.max(0, ...guesses.map((guess) => guess.points[i] ?? 0)) / 2), count: meant.length };
    }).filter(({ count }) => count > 0);
    const total = terms.reduce((sum, { count }) => sum + rarity(count), 0);
    const phrase = ` ${wordsOf(query).join(' ')} `;
    return all.map(({ item, phrases }, i) => {
      let score = phrases.includes(phrase) ? 10 : 0;
      let found = 0;
      for (const { points, count } of terms) {
        score += rarity(count) * (points[i] ?? 0);
        if (points[i] !== 0) found += rarity(count);
      }
      return { item, score: score * found / total, share: found / total };
    }).filter(({ share }) => share >= 0.5).sort((a, b) => b.score - a.score).map(({ item }) => item);
  };

  function pointsOf(term: string): { points: number[]; count: number } {
    const points = all.map((each) => pointsIn(each, term));
    return { points, count: points.filter((each) => each > 0).length };
  }
  /** A word that few items have says more. */
  function rarity(count: number): number {
    return Math.log(1 + all.length / count);
  }
}

function pointsIn({ names, also, partsOfNames, title, about, more }: Indexed<unknown>, term: string): number {
  // Concatenate is longer than concat.
  const isLongerThan = (words: Set<string>): boolean => [...words].some((word) => word.length > 3 && term.startsWith(word));
  const begins = (words: Set<string>): boolean => term.length > 1 && [...words].some((word) => word.startsWith(term));
  if (names.has(term)) return 20;
  if (also.has(term)) return 15;
  if (begins(names)) return 10;
  if (partsOfNames.has(term)) return 8;
  if (title.has(term)) return 6;
  if (begins(partsOfNames)) return 5;
  if (begins(title) || begins(also) || about.has(term)) return 4;
  if (isLongerThan(names)) return 4;
  if (begins(about) || isLongerThan(partsOfNames) || isLongerThan(title)) return 3;
  if (more.has(term)) return 2;
  return begins(more) ? 1 : 0;
}

/** Whether one letter more, less, exchanged or swapped with its neighbour makes one word the other. */
export function isAlmost(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) ++start;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) ++end;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
}
