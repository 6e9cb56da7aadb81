// The style sheet: as it is written, its dark colours for who prefers them, and the colours of axes from the library.

import { read, write } from './files.ts';

/** What the library's table of colours holds: on light paper, and on a dark screen. */
export function axisColours(): { role: string; light: string; dark: string }[] {
  const rows = [...read('include/headsup/pictures/colour.hpp').matchAll(/\{"(\w+)", \{0x([0-9A-F]{6}), 0x([0-9A-F]{6})\}\}/gi)];
  if (rows.length === 0) throw new Error('include/headsup/pictures/colour.hpp has no table of colours that can be read');
  return rows.map(([, role, light, dark]) => ({ role: role as string, light: `#${light}`, dark: `#${dark}` }));
}

/** The colours of the library's heat maps, from the smallest number's to the largest's, and what can be read on them. */
function heatColours(count: number): { paper: string; ink: string }[] {
  const source = read('include/headsup/pictures/heat_scale.hpp');
  const stops = /stops\[\] = \{([^}]*)\}/.exec(source)?.[1]?.match(/(?<=0x)[0-9A-F]{6}/g);
  const dark = /level < (\d+) \? 0xFFFFFF : 0x000000/.exec(source)?.[1];
  if (!stops || dark === undefined) throw new Error('include/headsup/pictures/heat_scale.hpp has no colours that can be read');
  return Array.from({ length: count }, (_, i) => {
    const at = i / (count - 1) * (stops.length - 1);
    const from = Math.min(Math.floor(at), stops.length - 2);
    const channel = (stop: number, which: number): number => parseInt((stops[stop] as string).slice(2 * which, 2 * which + 2), 16);
    const mixed = [0, 1, 2].map((which) => Math.round(channel(from, which) + (channel(from + 1, which) - channel(from, which)) * (at - from)));
    return { paper: `rgb(${mixed.join()})`, ink: i / (count - 1) * 255 < Number(dark) ? '#fff' : '#000' };
  });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((x) => x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As little darker or lighter as it takes to be read on all papers of the page, of which the library knows only one. */
function readable(colour: string, papers: string[], towards: '#000000' | '#ffffff'): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = '#' + [1, 3, 5].map((at) => {
      const [from, to] = [colour, towards].map((each) => parseInt(each.slice(at, at + 2), 16)) as [number, number];
      return Math.round(from + (to - from) * share).toString(16).padStart(2, '0');
    }).join('');
    const contrast = (paper: string): number => {
      const [low, high] = [luminance(mixed), luminance(paper)].sort((one, other) => one - other) as [number, number];
      return (high + 0.05) / (low + 0.05);
    };
    if (papers.every((paper) => contrast(paper) >= 4.6)) return mixed;
  }
  return towards;
}

/** The colours that are behind text. */
function papersIn(style: string): string[] {
  return [...style.matchAll(/--(?:paper|raised|[a-z]+-paper|mark): (#[0-9a-f]{6})/g)].map(([, colour]) => colour as string);
}

export function buildStyle(bundled: string): void {
  const written = read('web/src/page.css');
  const onDark = /\/\* on-dark \*\/([\s\S]*?)\/\* end on-dark \*\//.exec(written)?.[1];
  if (onDark === undefined) throw new Error('web/src/page.css has lost its dark colours');
  const papers = { light: papersIn(written.slice(0, written.indexOf('/* on-dark */'))), dark: papersIn(onDark) };
  const colours = axisColours().map(({ role, light, dark }) =>
    ({ role, light: readable(light, papers.light, '#000000'), dark: readable(dark, papers.dark, '#ffffff') }));
  const heat = heatColours(32);
  const roles = (which: 'light' | 'dark'): string =>
    [...colours.map((each) => `--axis-${each.role}:${each[which]}`), `--axis-other:${which === 'light' ? '#404040' : '#d0d0d0'}`].join(';');
  const system = onDark.replaceAll(':root[data-theme="dark"]', ':root:not([data-theme="light"])');
  write('page.css', [
    bundled,
    `:root{${roles('light')}}`,
    `:root[data-theme="dark"]{${roles('dark')}}`,
    `@media (prefers-color-scheme: dark){${system}:root:not([data-theme="light"]){${roles('dark')}}}`,
    ...colours.map(({ role }) => `.axis-${role}{color:var(--axis-${role})}`),
    '.axis-other{color:var(--axis-other)}',
    ...heat.map(({ paper, ink }, i) => `.numbers td.heat-${i}{background:${paper};color:${ink}}`),
    `.ramp{width:8rem;height:0.8em;border-radius:2px;background:linear-gradient(to right,${heat.map(({ paper }) => paper).join()})}`,
  ].join('\n') + '\n');
}
