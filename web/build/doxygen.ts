// The declarations of headsup and their doc comments, as Doxygen reads them.

import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Block, Field, Piece } from '../src/reference/types.ts';
import { root } from './files.ts';

export interface Parameter {
  type: string;
  name: string;
  value: string;
}

export interface Declaration {
  kind: 'function' | 'class' | 'concept' | 'alias' | 'constant' | 'enum' | 'macro' | 'member';
  /** The namespace below headsup, or ''. */
  scope: string;
  name: string;
  /** The arguments of a specialisation: <In, Out>. */
  special: string;
  header: string;
  line: number;
  template: Parameter[];
  parameters: Parameter[];
  requires: string;
  type: string;
  /** What follows the parameters: const, = delete; or the value of a constant. */
  rest: string;
  bases: string[];
  text: Block[];
  fields: Field[];
  members: Declaration[];
}

/** Macros that a reader of declarations need not see. */
const plain = [
  'HEADSUP_NAMESPACE=headsup', 'HEADSUP_VISIBLE=', 'HEADSUP_HIDDEN=', 'HEADSUP_SELDOM=', 'HEADSUP_EXACT_BEGIN=',
  'HEADSUP_EXACT_END=', 'HEADSUP_OWN_NAMES_BEGIN=', 'HEADSUP_OWN_NAMES_END=', '"HEADSUP_DELETED(wrong,fix)= = delete"',
  '"HEADSUP_ASKED_BY_ROLE= = delete"', '"HEADSUP_NO_TENSOR(fix)= = delete"', '"HEADSUP_COPIED_BY_CLONE(what,x)= = delete"', 'HEADSUP_OPERATOR=+', 'HEADSUP_ASSIGNMENT=+=',
];

const settings = (output: string): string => `
INPUT = ${join(root, 'include/headsup')}
STRIP_FROM_PATH = ${join(root, 'include')}
OUTPUT_DIRECTORY = ${output}
RECURSIVE = YES
FILE_PATTERNS = *.hpp arithmetic_operator.inl
EXTENSION_MAPPING = inl=C++
GENERATE_XML = YES
XML_PROGRAMLISTING = NO
GENERATE_HTML = NO
GENERATE_LATEX = NO
HAVE_DOT = NO
CLASS_GRAPH = NO
EXTRACT_ALL = YES
INLINE_INHERITED_MEMB = YES
AUTOLINK_SUPPORT = NO
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
SEARCH_INCLUDES = NO
PREDEFINED = ${plain.join(' ')}
QUIET = YES
WARNINGS = NO
`;

/** Namespaces that programs name; what is in others is how headsup does it. */
const open = new Set(['', 'image', 'foreign', 'math', 'random']);

export function declarations(): Declaration[] {
  const folder = mkdtempSync(join(tmpdir(), 'headsup-doxygen-'));
  try {
    const ran = spawnSync('doxygen', ['-'], { input: settings(folder), encoding: 'utf8' });
    if (ran.error !== undefined) throw new Error(`The reference needs doxygen (apt-get install doxygen): ${ran.error.message}`);
    if (ran.status !== 0) throw new Error(`doxygen fails:\n${ran.stderr}`);
    const xml = join(folder, 'xml');
    return readdirSync(xml).sort().filter((name) => /^(namespace|class|struct|concept|.*_8(hpp|inl))/.test(name)).flatMap((name) => {
      const compound = childOf(parseXml(readFileSync(join(xml, name), 'utf8')).root as XmlElement, 'compounddef');
      return compound === undefined ? [] : inCompound(compound);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function inCompound(compound: XmlElement): Declaration[] {
  const kind = compound.attributes['kind'] ?? '';
  const full = textOf(compound, 'compoundname');
  if (kind === 'file') {
    // The namespaces hold all but macros, and what a file of its own repeats for each operator.
    const repeated = full.endsWith('.inl');
    return membersOf(compound).filter((each) => each.attributes['kind'] === (repeated ? 'function' : 'define')).map((each) => member(each, ''));
  }
  const scope = full.replace(/<.*/, '').trim().split('::').slice(1, kind === 'namespace' ? undefined : -1).join('::');
  if (!full.startsWith('headsup') || !open.has(scope)) return [];
  if (kind === 'namespace') return membersOf(compound).map((each) => member(each, scope));
  if (kind === 'class' || kind === 'struct' || kind === 'concept') return [compoundAsDeclaration(compound, kind === 'concept' ? 'concept' : 'class', full, scope)];
  return [];
}

function compoundAsDeclaration(compound: XmlElement, kind: 'class' | 'concept', full: string, scope: string): Declaration {
  const [, name = '', special = ''] = /([\w~]+)\s*(<.*>)?$/.exec(tidy(full)) ?? [];
  const place = childOf(compound, 'location');
  return {
    kind, scope, name, special, header: place?.attributes['file'] ?? '', line: Number(place?.attributes['line'] ?? 0),
    template: parametersOf(childOf(compound, 'templateparamlist')), parameters: [], requires: tidy(textOf(compound, 'requiresclause')), type: '',
    rest: tidy(textOf(compound, 'initializer')), bases: childrenOf(compound, 'basecompoundref').map((each) => tidy(each.text)), ...comment(compound),
    members: membersOf(compound, 'public').map((each) => member(each, scope)),
  };
}

const kinds: Record<string, Declaration['kind']> = { function: 'function', typedef: 'alias', variable: 'constant', enum: 'enum', define: 'macro' };

function member(each: XmlElement, scope: string): Declaration {
  const place = childOf(each, 'location');
  const name = tidy(textOf(each, 'name'));
  const [, plainName = name, special = ''] = /^(?!operator)(\w+)\s*(<.*>)$/.exec(name) ?? [];
  const values = childrenOf(each, 'enumvalue').map((value) => textOf(value, 'name'));
  const arguments_ = textOf(each, 'argsstring');
  return {
    kind: kinds[each.attributes['kind'] ?? ''] ?? 'member', scope, name: plainName, special,
    header: place?.attributes['file'] ?? '', line: Number(place?.attributes['line'] ?? 0),
    template: parametersOf(childOf(each, 'templateparamlist')), parameters: childrenOf(each, 'param').map(parameter),
    requires: tidy(textOf(each, 'requiresclause')), type: tidy(textOf(each, 'type')),
    rest: values.length > 0 ? values.join(', ') : tidy(arguments_ !== '' ? arguments_.slice(arguments_.lastIndexOf(')') + 1) : textOf(each, 'initializer')),
    bases: [], ...comment(each), members: [],
  };
}

function membersOf(compound: XmlElement, access = ''): XmlElement[] {
  return childrenOf(compound, 'sectiondef').filter((section) => section.attributes['kind']?.startsWith(access)).flatMap((section) => childrenOf(section, 'memberdef'));
}

function parametersOf(list: XmlElement | undefined): Parameter[] {
  return list === undefined ? [] : childrenOf(list, 'param').map(parameter);
}

/** Doxygen leaves the name of `class X` in its type. */
function parameter(param: XmlElement): Parameter {
  const type = tidy(textOf(param, 'type'));
  const name = textOf(param, 'declname');
  const array = textOf(param, 'array');
  const value = tidy(textOf(param, 'defval'));
  const [, before, last] = name === '' ? /^(class|typename) (\w+)$/.exec(type) ?? [] : [];
  return { type: before ?? type + array, name: last ?? name, value };
}

// Comments

function comment(of: XmlElement): { text: Block[]; fields: Field[] } {
  const text: Block[] = [];
  const fields: Field[] = [];
  for (const part of ['briefdescription', 'detaileddescription'])
    for (const para of childrenOf(childOf(of, part), 'para')) readParagraph(para, text, fields);
  return { text, fields };
}

function readParagraph(para: XmlElement, text: Block[], fields: Field[]): void {
  let pieces: Piece[] = [];
  const end = (): void => {
    const trimmed = trim(pieces);
    if (trimmed.length > 0) text.push({ text: trimmed });
    pieces = [];
  };
  for (const node of para.children) {
    if (node instanceof XmlElement && (node.name === 'verbatim' || node.name === 'programlisting')) {
      end();
      text.push({ code: node.text.trimEnd() });
    } else if (node instanceof XmlElement && node.name === 'itemizedlist') {
      end();
      for (const item of childrenOf(node, 'listitem')) {
        const [first, ...rest] = trim(childrenOf(item, 'para').flatMap((each) => each.children.flatMap(inline)));
        const [, label, start = ''] = typeof first === 'string' ? /^([A-Z][a-z ]+):\s*(.*)$/s.exec(first) ?? [] : [];
        if (label === undefined) text.push({ text: ['• ', ...first === undefined ? [] : [first], ...rest] });
        else fields.push({ label, text: trim([start, ...rest]) });
      }
    } else {
      pieces.push(...inline(node));
    }
  }
  end();
}

function inline(node: unknown): Piece[] {
  if (node instanceof XmlText) return [node.text.replace(/\s+/g, ' ')];
  if (!(node instanceof XmlElement)) return [];
  return node.name === 'computeroutput' ? [{ code: node.text }] : [node.text.replace(/\s+/g, ' ')];
}

/** Neighbouring texts joined, without spaces around all of it. */
function trim(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') joined[joined.length - 1] = last + piece;
    else joined.push(piece);
  }
  const first = joined[0];
  if (typeof first === 'string') joined[0] = first.trimStart();
  const last = joined.at(-1);
  if (typeof last === 'string') joined[joined.length - 1] = last.trimEnd();
  return joined.filter((piece) => piece !== '');
}

// XML

function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return (element?.children ?? []).filter((each): each is XmlElement => each instanceof XmlElement && each.name === name);
}

function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

function textOf(element: XmlElement, name: string): string {
  return (childOf(element, name)?.text ?? '').trim();
}

/** C++ as headsup writes it: Doxygen puts spaces into <> and before &. */
function tidy(code: string): string {
  return code.replace(/\s+/g, ' ').replace(/< /g, '<').replace(/ >/g, '>').replace(/ (&&?)(?=[\w.)]|$)/g, '$1 ').replace(/& (?=[.)]|$)/g, '&').trim();
}
