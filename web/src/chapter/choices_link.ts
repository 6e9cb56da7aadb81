// A link that carries what a reader chose: #/chapter/3.3.1/words=["Your","trip"]. What comes from a link may be anything.

import { linkTo } from '../page/route.ts';
import type { Choices } from './live.ts';

const most = { values: 200, letters: 100, choices: 40 };

export function linkWithChoices(section: string, choices: Choices, page: string): string {
  const parts = Object.entries(choices).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
  return page.replace(/#.*$/, '') + linkTo('chapter', section, ...parts);
}

/** What the parts of an address after the section choose; those that choose nothing are left out. */
export function choicesIn(parts: string[]): Choices {
  const found: Choices = {};
  for (const part of parts.slice(0, most.choices)) {
    const [, key, list] = /^([\w./]{1,60})=(\[.*\])$/.exec(part) ?? [];
    if (key === undefined || list === undefined) continue;
    try {
      const values = JSON.parse(list) as unknown[];
      const all = values.filter((each): each is string => typeof each === 'string' && each.length <= most.letters);
      if (all.length === values.length && all.length > 0 && all.length <= most.values) found[key] = all;
    } catch {
      continue;
    }
  }
  return found;
}
