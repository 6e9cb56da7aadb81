// The page in Chromium, or in Firefox if HEADSUP_BROWSER says so, served as any static host would serve it: from a folder,
// without special headers. Each check is a visitor who has never been here, and fails if the page wrote an error to the console.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { after, test } from 'node:test';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import puppeteer, { type Browser, type BrowserContext, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';

declare const ROOT: string;
const site = join(ROOT, 'build/site');
const pictures = join(ROOT, 'build/web/screenshots');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.wasm': 'application/wasm',
  '.gz': 'application/gzip', '.svg': 'image/svg+xml', '.txt': 'text/plain; charset=utf-8', '.woff2': 'font/woff2', '.hpp': 'text/plain; charset=utf-8',
};

/** What the host and the way to it are like; change it at any time. */
export interface Weather {
  /** Milliseconds before an answer begins. */
  delay: number;
  bytesPerSecond: number;
  /** Files that break off in the middle. */
  broken: RegExp | null;
  /** Files that the host fails to give. */
  failing: RegExp | null;
  /** Nobody answers. */
  down: boolean;
}

export class Site {
  readonly weather: Weather = { delay: 0, bytesPerSecond: Infinity, broken: null, failing: null, down: false };
  /** Bytes that were sent, by file. */
  readonly sent = new Map<string, number>();
  url = '';
  private readonly server = createServer((request, response) => {
    this.answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/a/folder/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  bytes(): number {
    return [...this.sent.values()].reduce((sum, each) => sum + each, 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { delay, bytesPerSecond, broken, failing, down } = this.weather;
    if (down) {
      request.socket.destroy();
      return;
    }
    if (delay > 0) await pause(delay);
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname).replace(/^\/a\/folder\//, '') || 'index.html';
    const file = join(site, path);
    if (failing?.test(path) || !file.startsWith(site) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(failing?.test(path) ? 503 : 404).end();
      return;
    }
    const { size, mtimeMs } = statSync(file);
    const etag = `"${size}-${mtimeMs}"`;
    const count = (bytes: number): void => { this.sent.set(path, (this.sent.get(path) ?? 0) + bytes); };
    if (request.headers['if-none-match'] === etag) {
      count(0);
      response.writeHead(304, { etag }).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream', 'content-length': size, etag });
    const slowed = new Transform({
      async transform(chunk: Uint8Array, _encoding, done) {
        if (bytesPerSecond !== Infinity) await pause(1000 * chunk.length / bytesPerSecond);
        count(chunk.length);
        done(null, chunk);
      },
    });
    if (broken?.test(path)) {
      response.write(readFileSync(file).subarray(0, size >> 1), () => response.destroy());
      return;
    }
    await pipeline(createReadStream(file), slowed, response);
  }
}

/** Waits for what the selector names, which may end in ::-p-text(…). It looks at every frame: told of changes alone,
 * puppeteer reads a text whose node stays from before the change, and then waits in vain. */
export async function untilSeen(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true });
}

export interface Visit {
  page: Page;
  site: Site;
  /** Opens an address of the page such as 'lessons/07' and waits until its heading is there. */
  go(address: string): Promise<void>;
  /** An error of this kind belongs to the check, such as that a file is missing. */
  expect(error: RegExp): void;
}

/** Machines that run tests are often busy, and slow is not wrong. */
const patience = 300_000;

/** A second tab of the same visitor, in front. */
export async function otherTab(page: Page): Promise<Page> {
  const other = await page.browserContext().newPage();
  other.setDefaultTimeout(patience);
  await other.bringToFront();
  return other;
}

export interface Look {
  width?: number;
  dark?: boolean;
  reducedMotion?: boolean;
  /** In a process that has never compiled Clang, as a visitor's is. */
  cold?: boolean;
  /** What the page remembers of an earlier visit. */
  stored?: Record<string, unknown>;
}

let browser: Promise<Browser> | undefined;
let host: Site | undefined;

const isFirefox = process.env['HEADSUP_BROWSER'] === 'firefox';
const options: LaunchOptions = isFirefox ? { browser: 'firefox', executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr' } : {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', headless: 'shell',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--renderer-process-limit=1'],
};

async function running(): Promise<{ browser: Browser; host: Site }> {
  browser ??= puppeteer.launch({ ...options, protocolTimeout: 2 * patience });
  if (host === undefined) {
    host = new Site();
    await host.start();
  }
  return { browser: await browser, host };
}

after(async () => {
  await (await browser)?.close();
  host?.stop();
});

let keepsCompiler = false;
let keeper: Promise<Page> | undefined;

/** The visits of this file share one compiled Clang: compiling it again is most of what a short visit costs. */
export function keepCompiler(): void {
  keepsCompiler = true;
}

/** A tab that holds Clang compiled. The browser finds that code for the other tabs of its process. */
async function openKeeper(browser: Browser, host: Site): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.goto(`${host.url}headsup.hpp`);
  await page.evaluate(async (file) => {
    const { body } = await fetch(file);
    const code = new Response((body as ReadableStream<BufferSource>).pipeThrough(new DecompressionStream('gzip')), { headers: { 'content-type': 'application/wasm' } });
    Object.assign(globalThis, { compiled: await WebAssembly.compileStreaming(code) });
  }, 'compiler/llvm.core.wasm.gz');
  return page;
}

/** Ends a visit, so that the next begins with nothing. */
async function leave(context: BrowserContext, host: Site): Promise<void> {
  const kept = await keeper;
  if (kept?.browserContext() !== context) {
    await context.close();
    return;
  }
  for (const page of await context.pages()) if (page !== kept) await page.close();
  const storage = await kept.createCDPSession();
  await storage.send('Storage.clearDataForOrigin', { origin: new URL(host.url).origin, storageTypes: 'all' });
  await storage.detach();
}

/** Firefox shows what its user has set: light, and things move. */
async function shownIn(page: Page, dark: boolean, reducedMotion = false): Promise<void> {
  if (isFirefox) return;
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
  ]);
}

/** No tab answers. If it is the page that hangs, and not the browser, it does so in the next browser too. */
class Hung extends Error {}

/** What the threads of browsers do, and how long they ran, where `ps` tells it. */
function whatThreadsDo(): string {
  const threads = (spawnSync('ps', ['-eL', '-o', 'pid=,stat=,time=,wchan:24=,comm='], { encoding: 'utf8' }).stdout ?? '').split('\n');
  const of = (thread: string): string => thread.trim().split(/\s+/)[0] ?? '';
  const browsers = new Set(threads.filter((thread) => thread.includes('chrom')).map(of));
  return threads.filter((thread) => browsers.has(of(thread)) && !thread.includes(' 00:00:00 ')).join('\n');
}

/** Why something did not come is often told in a tab, where nobody sees it when the test has ended; null if none answers. */
async function whatTabsShow(context: BrowserContext, errors: string[]): Promise<string | null> {
  const tabs = await Promise.all((await context.pages()).map(async (tab) => {
    const text = tab.evaluate(() => `${document.visibilityState}: ${document.body.innerText.replace(/\s+/g, ' ').slice(0, 300)}`);
    return { tab, shows: await Promise.race([text, pause(10_000)]).catch(String) };
  }));
  if (tabs.length > 0 && tabs.every(({ shows }) => shows === undefined)) return null;
  return ['', ...tabs.map(({ tab, shows }) => `${tab.url()} is ${shows ?? 'busy'}`), ...errors].join('\n');
}

/** What Firefox says of all that was on its way when a page was left. */
export const onItsWay = /ReadableStream|NetworkError|NS_BINDING_ABORTED|downloadable font: download failed/;

/** A test that visits the page; in a new browser, if the first one hangs. */
export function visit(name: string, look: Look, steps: (visit: Visit) => Promise<void>): void {
  test(name, { timeout: 900_000 }, async () => {
    try {
      await visitOnce(name, look, steps);
    } catch (error) {
      if (!(error instanceof Hung)) throw error;
      console.log(`the browser hung: ${name}\n${error.message}`);
      const pid = (await browser)?.process()?.pid;
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');  // with all its processes
      browser = keeper = undefined;
      await visitOnce(name, look, steps);
    }
  });
}

async function visitOnce(name: string, look: Look, steps: (visit: Visit) => Promise<void>): Promise<void> {
  const { browser, host } = await running();
  Object.assign(host.weather, new Site().weather);
  const shared = keepsCompiler && !isFirefox && look.cold !== true;
  const context = shared ? (await (keeper ??= openKeeper(browser, host))).browserContext() : await browser.createBrowserContext();
  host.sent.clear();
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const width = look.width ?? 1280;
  await page.setViewport({ width, height: width < 600 ? 844 : 900, isMobile: width < 600, hasTouch: width < 600 });
  await shownIn(page, look.dark === true, look.reducedMotion);
  await page.evaluateOnNewDocument((remembered) => {
    try {
      for (const [key, value] of Object.entries(remembered)) localStorage[`headsup.${key}`] ??= JSON.stringify(value);
    } catch {
      // A blank page remembers nothing.
    }
  }, look.stored ?? {});
  const errors: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => { if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`); });
  page.on('pageerror', (error) => errors.push(String(error)));
  const go = async (address: string): Promise<void> => {
    await page.goto(`${host.url}#/${address}`);
    await page.waitForSelector(`.part-${address.split('/')[0] || 'start'} h1`);
  };
  try {
    await steps({ page, site: host, go, expect: (error) => expected.push(error) });
    assert.deepEqual(errors.filter((error) => !expected.some((each) => each.test(error))), [], 'errors in the console');
  } catch (error) {
    const tabs = await whatTabsShow(context, errors);
    if (tabs === null) throw new Hung(`${String(error)}\n${whatThreadsDo()}`);
    await picture(page, `failed-${name.replace(/\W+/g, '-')}`).catch(() => {});
    if (error instanceof Error) error.message += tabs;
    await leave(context, host);
    throw error;
  }
  await leave(context, host);
}

/** Looks at what is shown: a picture in light and one in dark, each well made. */
export type Seen = (what: string, whole?: boolean) => Promise<void>;

/** A test on a window of 1280 pixels, and one on a phone's. */
export function visitWideAndNarrow(name: string, steps: (visit: Visit, seen: Seen, width: number) => Promise<void>, look: Look = {}): void {
  for (const width of [1280, 390]) {
    visit(`${name}, ${width} pixels`, { ...look, width, reducedMotion: true }, (visited) => steps(visited, async (what, whole) => {
      const { page } = visited;
      for (const dark of isFirefox ? [false] : [true, false]) {
        await shownIn(page, dark, true);
        await wellMade(page, dark ? ['color-contrast'] : undefined);
        await picture(page, `${what}-${width}-${isFirefox ? 'firefox' : dark ? 'dark' : 'light'}`, whole);
      }
    }, width));
  }
}

/** Writes what is seen, or all of it from top to bottom, to build/web/screenshots. */
export async function picture(page: Page, name: string, whole = false): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `${name}.png`) as `${string}.png`, fullPage: whole });
}

interface Axe {
  run(options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Puts a program in the place of what the editor holds. */
export async function write(page: Page, program: string, editor = '.cm-content'): Promise<void> {
  await page.waitForSelector(editor);
  await page.focus(editor);
  await pressWithControl(page, 'a');
  await insert(page, program);
}

export async function pressWithControl(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press(key);
  await page.keyboard.up('Control');
}

/** Puts a text where the cursor is, as a paste does. */
export async function insert(page: Page, text: string): Promise<void> {
  await page.evaluate((inserted) => document.execCommand('insertText', false, inserted), text);
}

/** No rule of axe-core is broken, or none of these, and nothing makes the page scroll sideways. */
export async function wellMade(page: Page, rules?: string[]): Promise<void> {
  await page.evaluate(axe);
  const found = await page.evaluate(async (only) => {
    const options = only === undefined ? {} : { runOnly: { type: 'rule', values: only } };
    // What it looks at may be drawn anew meanwhile, for which it has a TypeError: then it looks again.
    const look = (times: number): ReturnType<Axe['run']> => (globalThis as unknown as { axe: Axe }).axe.run(options)
      .catch((error: unknown) => { if (times > 1 && error instanceof TypeError) return look(times - 1); throw error; });
    const { violations } = await look(3);
    return violations.map(({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `${node.html.slice(0, 300)}\n${node.failureSummary}`).join('\n')}`);
  }, rules);
  assert.deepEqual(found, []);
  const tooWide = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
  assert.equal(tooWide, 0, `the page is ${tooWide} pixels wider than the window`);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
