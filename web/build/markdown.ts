// The repository's documents as HTML for the page: their links lead to the page's parts, and programs open in the playground.

import { cppLanguage } from '@codemirror/lang-cpp';
import { classHighlighter, highlightTree } from '@lezer/highlight';
import MarkdownIt from 'markdown-it';
import { posix } from 'node:path';
import { linkTo } from '../src/page/route.ts';
import { silentBugs } from './error_pages.ts';
import { axisColours } from './style.ts';

const markdown = new MarkdownIt({ html: true });
const { escapeHtml } = markdown.utils;
const roles = new Set(axisColours().map(({ role }) => role));
const axisClass = (role: string): string => `axis-${roles.has(role) ? role : 'other'}`;

export function html(text: string, folder: string): string {
  return markdown.render(text, { folder });
}

/** What a reader reads of it, for the search. */
export function textOf(text: string): string {
  return html(text, 'docs').replace(/<!--[^]*?-->|<[^>]*>/g, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** Where a link of the document leads on the page; undefined where nothing on the page corresponds. */
export function address(href: string, folder: string): string | undefined {
  if (/^https?:/.test(href)) return href;
  const path = posix.join(folder, href.replace(/#.*/, ''));
  const [, small] = /\/small_programs\.txt#(\w+)$/.exec(href) ?? [];
  if (small !== undefined) return linkTo('playground', 'case', small);
  const [, code] = /^docs\/errors\/(HU\d{3})\.md$/.exec(path) ?? [];
  if (code !== undefined) return linkTo('errors', code);
  const [, name] = /^static_tests\/must_not_compile\/(\w+)\.cpp$/.exec(path) ?? [];
  if (name !== undefined) return linkTo('playground', 'case', name);
  const [, example] = /^examples\/(\d\d_\w+)\.cpp$/.exec(path) ?? [];
  if (example !== undefined) return linkTo('playground', 'example', example);
  const [, lesson] = /^examples\/lessons\/(\d\d)_\w+\.cpp$/.exec(path) ?? [];
  if (lesson !== undefined) return linkTo('lessons', lesson);
  const [, bug] = /^docs\/errors\/pytorch\/bug_(\d\d)_\w+\.py$/.exec(path) ?? [];
  const silent = bug === undefined ? undefined : silentBugs().find(({ number }) => number === Number(bug));
  if (silent !== undefined) return linkTo('errors', silent.code, `bug-${silent.number}`);
  const [, teaching] = /^docs\/teaching\/(\w+)\.md$/.exec(path) ?? [];
  if (teaching !== undefined) return teaching === 'README' ? linkTo('teaching') : linkTo('teaching', teaching);
  if (path === 'docs/teaching/questions.txt') return linkTo('questions');
  const [, sheet] = /^docs\/teaching\/(\w+\.(?:html|svg))$/.exec(path) ?? [];
  if (sheet !== undefined) return `teaching/${sheet.replace('.svg', '.html')}`;
  if (path === 'docs/errors/README.md') return linkTo('errors');
  if (path === 'docs/cannot_see.md') return linkTo('errors', 'cannot_see');
  return undefined;
}

/** The place on a page to which #/errors/HU003/bug-5 leads: the beginning of a heading. */
export function placeOf(heading: string): string {
  return (/^Bug \d+/.exec(heading)?.[0] ?? heading).toLowerCase().replace(/\W+/g, '-').replace(/^-|-$/g, '');
}

/** C++ as the editor shows it: axes in their colours, all else by its weight. */
export function highlighted(code: string): string {
  const classes = new Array<string>(code.length).fill('');
  highlightTree(cppLanguage.parser.parse(code), classHighlighter, (from, to, found) => {
    const name = /\btok-(comment|meta|keyword|string)\b/.exec(found)?.[0] ?? '';
    classes.fill(name, from, to);
  });
  const own = new Set([...code.matchAll(/\bstruct\s+(\w+)\s*:\s*(?:headsup::)?axis\s*</g)].map((match) => match[1] as string));
  for (const { index, 0: whole, 1: name = '', 2: size } of code.matchAll(/(?<![\w.]|->)([A-Za-z_]\w*)\b(<\s*\w+\s*>)?/g)) {
    if (!roles.has(name) && !own.has(name)) continue;
    if (size === undefined && /comment|string|meta/.test(classes[index] ?? '')) continue;
    classes.fill(axisClass(name), index, index + whole.length);
  }
  // What is no axis may hold one: softmax<keys>.
  for (const { index, 1: name = '' } of code.matchAll(/(?<=[<,]\s*)([a-z_]\w*)(?=[,>])/g))
    if ((roles.has(name) || own.has(name)) && classes[index] === '') classes.fill(axisClass(name), index, index + name.length);
  let result = '';
  for (let at = 0, end = 0; at < code.length; at = end) {
    while (end < code.length && classes[end] === classes[at]) ++end;
    const text = escapeHtml(code.slice(at, end));
    result += classes[at] === '' ? text : `<span class="${classes[at]}">${text}</span>`;
  }
  return result;
}

/** A sentence of headsup with its axes in their colours. */
function sentence(text: string): string {
  return escapeHtml(text).replace(/\b(\w+)&lt;(?:\d+|dynamic|\?)&gt;|\b([a-z]\w*)\b(?!\(|&lt;)/g, (whole, sized?: string, bare?: string) => {
    const name = sized ?? bare ?? '';
    return sized === undefined && !roles.has(name) ? whole : `<span class="axis ${axisClass(name)}">${whole}</span>`;
  });
}

// Links whose target is not on the page lose it, and keep their text.
markdown.core.ruler.push('addresses', (state) => {
  const folder = String(state.env['folder']);
  for (const block of state.tokens) {
    const open: boolean[] = [];
    block.children = block.children?.filter((token) => {
      if (token.type === 'link_open') {
        const where = address(String(token.attrGet('href')), folder);
        open.push(where !== undefined);
        if (where === undefined) return false;
        token.attrSet('href', where);
        if (!where.startsWith('#')) token.attrSet('rel', 'noreferrer');
        return true;
      }
      return token.type !== 'link_close' || open.pop() === true;
    }) ?? null;
  }
});

// Headings can be linked to; programs of the tests open in the playground.
markdown.core.ruler.push('places', (state) => {
  let name: string | undefined;
  for (const [i, token] of state.tokens.entries()) {
    if (token.type === 'heading_open') token.attrSet('id', placeOf(state.tokens[i + 1]?.content ?? ''));
    if (token.type === 'html_block') name = /^<!-- case (\w+) -->/.exec(token.content)?.[1] ?? name;
    if (token.type === 'fence' && token.info === 'cpp' && name !== undefined) {
      token.meta = { name };
      name = undefined;
    }
  }
});

markdown.renderer.rules['html_block'] = (tokens, i) => {
  const content = tokens[i]?.content ?? '';
  return content.startsWith('<!--') ? '' : content;
};

markdown.renderer.rules['fence'] = (tokens, i) => {
  const token = tokens[i];
  if (token === undefined) return '';
  const { content, info } = token;
  if (info === 'cpp') {
    const { name } = token.meta as { name?: string } ?? {};
    const link = name === undefined ? '' : `<p class="open"><a href="${linkTo('playground', 'case', name)}">Open in the playground</a></p>`;
    return `<div class="program"><pre><code>${highlighted(content.trimEnd())}</code></pre>${link}</div>\n`;
  }
  if (info === 'diff') {
    const lines = content.trimEnd().split('\n').map((line) => {
      const [tag, word] = line.startsWith('+') ? ['ins', 'added'] : ['del', 'removed'];
      return `<${tag}><span class="sign" aria-label="${word}">${line[0] === '+' ? '+' : '−'}</span>${highlighted(line.slice(1))}</${tag}>`;
    });
    return `<pre class="diff"><code>${lines.join('\n')}</code></pre>\n`;
  }
  if (/^HU\d{3} [^\n]*\n$/.test(content)) return `<p class="says">${sentence(content.trim())}</p>\n`;
  return `<pre class="${info === 'text' ? 'output' : 'source'}"><code>${escapeHtml(content.trimEnd())}</code></pre>\n`;
};

markdown.renderer.rules['code_inline'] = (tokens, i) => {
  const content = tokens[i]?.content ?? '';
  if (/^HU\d{3} /.test(content)) return `<span class="says">${sentence(content)}</span>`;
  const shown = `<code>${escapeHtml(content)}</code>`;
  // An address of the page.
  return /^#\/[\w./]+$/.test(content) ? `<a href="${content}">${shown}</a>` : shown;
};

markdown.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0"><table>';
markdown.renderer.rules['table_close'] = () => '</table></div>';
