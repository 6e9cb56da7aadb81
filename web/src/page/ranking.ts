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
  titleWords: Set<string>;
  title: string;
  phrases: string;
  about: Set<string>;
  more: Set<string>;
}

/** Words of English that say nothing of what is looked for. */
const common = new Set((
  'a about also am an and any are as at be because but by can cannot could did do does explain for from get had ' +
  'has have he her here his how i if in into is it its just like may me mean means my not of on or our own ' +
  'please she should so some such tell than that the their them then there these they thing things this to too ' +
  'us use used using very was we were what when where which who why will with would wrong you your').split(' '));

/** What others call what the page says in other words. */
const elsewhere = new Map([['d_k', 'scale'], ['sqrt', 'root'], ['kv', 'cache'], ['upside', 'flipped'], ['down', 'flipped'], ['inverted', 'flipped'], ['positional', 'positions'], ['encoding', 'embedding'], ['bmm', 'matmul']]);

/** Not named; its title has every word; a word is its name, or every word a part of it; the whole query is its name or
 * title. */
export type Named = 0 | 1 | 2 | 3;

export interface Found<T> {
  item: T;
  /** Whether it is meant, and does not only mention the words of the query. */
  named: Named;
}

/** The words of a query that tell what is looked for. */
export function tellingWords(query: string): string[] {
  const asked = [...new Set(wordsOf(query))];
  const telling = asked.filter((term) => term.length > 1 && !common.has(term));
  return telling.length > 0 ? telling : asked;
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
}

/** A search through the items, prepared once. It finds the beginnings of words too, so it can answer while one types. */
export function searchOf<T>(items: T[], wordsOfItem: (item: T) => Words): (query: string) => Found<T>[] {
  const all = items.map((item): Indexed<T> => {
    const { names, also = [], title, about = [], said = [], more } = wordsOfItem(item);
    const lower = names.map((name) => name.toLowerCase());
    // LayerNorm is layer_norm.
    return {
      item,
      names: new Set(lower.flatMap((name) => [name, name.replaceAll('_', '')])),
      also: new Set(also.map((each) => each.toLowerCase())),
      partsOfNames: new Set(lower.flatMap((name) => [...name.split(/[_:]+/), ...initialsIn(name)])),
      titleWords: new Set(wordsOf(title)),
      title: ` ${wordsOf(title).join(' ')} `,
      phrases: ` ${[title, ...said].map((each) => wordsOf(each).join(' ')).join(' | ')} `,
      about: new Set(about), more: new Set(wordsOf([more, ...said].join(' '))),
    };
  });
  const vocabulary = new Set(all.flatMap(({ names, also, partsOfNames, titleWords, about, more }) => [...names, ...also, ...partsOfNames, ...titleWords, ...about, ...more]));

  return (query) => {
    const asked = tellingWords(query);
    // Some things are called by a common word, and of all others it says nothing.
    const onlyNames = asked.every((term) => common.has(term));
    const terms = asked.map((term) => {
      const exactly = pointsOf(term);
      if (exactly.count > 0 || term.length < 5) return { term, ...exactly };
      const guesses = [...vocabulary].filter((word) => isAlmost(term, word)).map(pointsOf);
      const best = (of: 'points' | 'told'): number[] =>
        all.map((_, i) => Math.max(0, ...guesses.map((guess) => guess[of][i] ?? 0)) / 2);
      return { term, points: best('points'), told: best('told'), count: guesses.length };
    }).filter(({ count }) => count > 0);
    const total = terms.reduce((sum, { count }) => sum + rarity(count), 0);
    const phrase = ` ${wordsOf(query).join(' ')} `;
    const namedBy = ({ names, title }: Indexed<T>, i: number): Named => {
      const isTitle = phrase.length > title.length / 2 && title.includes(phrase);
      if (isTitle || names.has(asked.join('_'))) return 3;
      if (asked.some((term) => names.has(term))) return 2;
      const least = Math.min(...terms.map(({ told }) => told[i] ?? 0));
      return terms.length < asked.length || least < leastOfTitle ? 0 : least < pointsOfPart ? 1 : 2;
    };
    return all.map((each, i) => {
      const { item, phrases, names } = each;
      let score = phrases.includes(phrase) ? 10 : 0;
      const whole = partsAsked(names, asked);
      let found = 0;
      for (const { term, points, count } of terms) {
        score += rarity(count) * (whole.includes(term) ? pointsOfName : points[i] ?? 0);
        if (points[i] !== 0) found += rarity(count);
      }
      return {
        item, score: score * found / total, share: found / total, complete: terms.every(({ points }) => points[i] !== 0),
        named: namedBy(each, i),
      };
    }).filter(({ share, named }) => share >= 0.5 && (!onlyNames || named >= 2))
      .sort((a, b) => Number(b.complete) - Number(a.complete) || b.score - a.score)
      .map(({ item, named }) => ({ item, named }));
  };

  /** In another word it is told as well, but what has the word itself is found before. */
  function pointsOf(term: string): { points: number[]; told: number[]; count: number } {
    const other = elsewhere.get(term);
    const both = all.map((each) => [pointsIn(each, term), other === undefined ? 0 : pointsIn(each, other)] as const);
    const points = both.map(([own, others]) => Math.max(own, others / 2));
    const told = both.map(([own, others]) => Math.max(own, others));
    return { points, told, count: points.filter((each) => each > 0).length };
  }
  /** A word that few items have says more. */
  function rarity(count: number): number {
    return Math.log(1 + all.length / count);
  }
}

/** kv is key_value, mha is multi_head_attention. */
function initialsIn(name: string): string[] {
  const letters = name.split(/[_:]+/).map((part) => part.slice(0, 1)).join('');
  return [...letters].flatMap((_, from) => [...letters].slice(from + 1).map((_, more) => letters.slice(from, from + more + 2)));
}

/** The parts of a name if all of them are asked for: who asks for heads and split means split_heads. */
function partsAsked(names: Set<string>, asked: string[]): string[] {
  return [...names].map((name) => name.split(/[_:]+/)).find((parts) => parts.length > 1 && parts.every((part) => asked.includes(part))) ?? [];
}

const pointsOfName = 20;
const pointsOfPart = 8;
/** Who has fewer points has the word only in its text, or one that it merely begins with. */
const leastOfTitle = 4;

function pointsIn({ names, also, partsOfNames, titleWords, about, more }: Indexed<unknown>, term: string): number {
  // Concatenate is longer than concat.
  const isLongerThan = (words: Set<string>): boolean => [...words].some((word) => word.length > 3 && term.startsWith(word));
  const begins = (words: Set<string>): boolean => term.length > 1 && [...words].some((word) => word.startsWith(term));
  if (names.has(term)) return pointsOfName;
  if (also.has(term)) return 15;
  if (begins(names)) return 10;
  if (partsOfNames.has(term)) return pointsOfPart;
  if (titleWords.has(term)) return 6;
  if (begins(partsOfNames)) return 5;
  if (begins(titleWords) || begins(also)) return leastOfTitle;
  if (isLongerThan(names)) return leastOfTitle - 0.1;
  if (isLongerThan(partsOfNames) || isLongerThan(titleWords)) return 3.5;
  if (about.has(term) || begins(about)) return 3;
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
