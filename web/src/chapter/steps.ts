// The events of a section as what is drawn: steps, each a sentence and what belongs to it.

import type { ChapterEvent, Code, Given, HeatMap, Moves, Section, Shapes, Tensor } from './events.ts';

/** What code and pictures have in common: a variable, as made by one statement of several that may have its name. */
export type Link = string;

export interface Statement {
  event: Code | Given;
  makes: Link;
  /** The variables that it reads, by name. */
  reads: Record<string, Link>;
}

export interface Drawing {
  kind: 'drawing';
  /** Which it is of the section's shapes; -1 where no shape is said. */
  which: number;
  shapes: Shapes | null;
  tensor: Tensor;
  /** Each input's, then the result's. */
  links: Link[];
  heat: HeatMap | null;
  /** The chapter prints its numbers, so they are seen at once. */
  printed: boolean;
}

export type Block =
  | Drawing
  | { kind: 'code'; statements: Statement[] }
  | { kind: 'refusal'; text: string; code: string; operands: { tensor: Tensor; link: Link }[] }
  | { kind: 'moves'; moves: Moves; beside: Moves | null }
  | { kind: 'event'; event: Exclude<ChapterEvent, Code | Given | Shapes | Moves | HeatMap> };

export interface Step {
  blocks: Block[];
}

const names = (text: string): string[] => text.match(/[A-Za-z_]\w*/g) ?? [];

export function stepsOf(section: Section): Step[] {
  const steps: Step[] = [];
  const made = new Map<string, Link>();
  const counted = new Map<string, number>();
  const tensors = new Map<Link, Tensor>();
  let shapesSoFar = 0;
  let lastRight: Moves | null = null;
  let lastCode: Statement | null = null;

  const make = (name: string): Link => {
    const times = (counted.get(name) ?? 0) + 1;
    counted.set(name, times);
    made.set(name, `${name}-${times}`);
    return `${name}-${times}`;
  };
  const linkOf = (tensor: Tensor): Link => names(tensor.name).map((name) => made.get(name)).filter((link) => link !== undefined).join(' ');
  const remember = (tensor: Tensor): Link => {
    const link = linkOf(tensor);
    if (made.get(tensor.name) === link) tensors.set(link, tensor);
    return link;
  };

  for (const event of section.events) {
    if (steps.length === 0 || (event.type === 'say' && event.begins)) steps.push({ blocks: [] });
    const { blocks } = steps.at(-1) as Step;
    const drawn = (tensor: Tensor): Drawing | undefined => blocks.findLast((block): block is Drawing =>
      block.kind === 'drawing' && block.tensor.name === tensor.name && block.links.at(-1) === linkOf(tensor));
    switch (event.type) {
      case 'code':
      case 'given': {
        const reads = Object.fromEntries(names(event.type === 'code' ? event.text : '').flatMap((name) => {
          const link = made.get(name);
          return link === undefined ? [] : [[name, link]];
        }));
        const name = event.type === 'code' ? event.makes : event.name;
        const statement = { event, reads, makes: name === '' ? '' : make(name) };
        const last = blocks.at(-1);
        if (last?.kind === 'code') last.statements.push(statement);
        else blocks.push({ kind: 'code', statements: [statement] });
        lastCode = statement;
        break;
      }
      case 'shapes': {
        const links = event.from.map(remember);
        links.push(remember(event.to));
        blocks.push({ kind: 'drawing', which: shapesSoFar++, shapes: event, tensor: event.to, links, heat: null, printed: false });
        break;
      }
      case 'result': {
        if (event.of === null) {
          blocks.push({ kind: 'event', event });
          break;
        }
        const there = drawn(event.of);
        if (there !== undefined) there.printed = true;
        else blocks.push({ kind: 'drawing', which: -1, shapes: null, tensor: event.of, links: [remember(event.of)], heat: null, printed: true });
        break;
      }
      case 'heat_map': {
        const there = drawn(event.of);
        if (there !== undefined) Object.assign(there, { printed: true, heat: event });
        else blocks.push({ kind: 'drawing', which: -1, shapes: null, tensor: event.of, links: [remember(event.of)], heat: event, printed: true });
        break;
      }
      case 'refusal': {
        const sums = /sum to one/.test(event.text);
        const operands = sums && lastCode !== null ? Object.values(lastCode.reads).flatMap((link) => {
          const tensor = tensors.get(link);
          return tensor === undefined ? [] : [{ tensor, link }];
        }) : [];
        const code = lastCode?.event.type === 'code' ? lastCode.event.text : '';
        blocks.push({ kind: 'refusal', text: event.text, code, operands });
        break;
      }
      case 'moves': {
        const beside = event.right ? null : lastRight;
        blocks.push({ kind: 'moves', moves: event, beside });
        if (event.right) lastRight = event;
        break;
      }
      default:
        blocks.push({ kind: 'event', event });
    }
  }
  return steps;
}
