import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform, type Visitor } from 'lightningcss';
import { loaderScript } from '@/lib/page-scripts/bundled-scripts';

/** The part of a stylesheet that a page contains inline, and the URL of the rest. */
export type Stylesheet = { inside: string; rest: string };

/** The sheets of a build, by a sheet's URL and the page that links it. */
export type Stylesheets = (href: string, page: string) => Stylesheet;

/** The link of a stylesheet that React manages. */
export const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="next"\/>/g;
const relative = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/** The file of a built sheet or script. */
export const fileOf = (distDir: string, href: string) => path.join(distDir, href.slice('/_next/'.length));

/** A sheet that can be inlined in any page: its URLs are absolute, and nothing in it closes a style element. */
export const inlineableSheet = (sheet: string, href: string) =>
  sheet
    .replaceAll(relative, (_, quote, to) => `url(${quote}${path.posix.join(path.posix.dirname(href), to)}${quote})`)
    .replaceAll('</', '<\\/');

/** The chunks that the scripts of a page import on demand, by the URLs of the scripts. */
export type OnDemandChunks = (scripts: string[]) => string[];

const chunkName = /"(static\/chunks\/[^"]+\.js)"/g;

/** Finds on-demand chunks in the code of a build: each import names the files that it needs. */
export function onDemandChunksOf(distDir: string): OnDemandChunks {
  const named = new Map<string, string[]>();
  const read = (url: string) => {
    const code = readFileSync(fileOf(distDir, url), 'utf8');
    return [...code.matchAll(chunkName)].map(([, file]) => `/_next/${file}`);
  };
  return (scripts) => {
    for (const url of scripts) if (!named.has(url)) named.set(url, read(url));
    const chunks = new Set(scripts.flatMap((url) => named.get(url) ?? []));
    return [...chunks].filter((url) => !scripts.includes(url));
  };
}

/**
 * A page with its styles inline, so that its first paint waits for a single response. The link stays, disabled: React
 * looks for the sheet by it, and would otherwise fetch the file again.
 */
export function withStyles(html: string, sheets: Stylesheets): string {
  return html.replaceAll(stylesheetLink, (whole, href) => {
    const { inside, rest } = sheets(href, html);
    return `<style>${inside}</style>${whole.replace(' data-', ` disabled="" data-rest="${rest}" data-`)}`;
  });
}

type WholeSheet = { code: Buffer; classes: string[]; rest: string; made: Map<string, Stylesheet> };

const classAttribute = / class="([^"]*)"/g;
const scriptElements = /<script[\s\S]*?<\/script>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The stylesheets of a build, reduced for each page: rules for classes that the page does not use go into a file beside
 * the sheet, which the page requests with its scripts, because only they add new elements.
 */
export function criticalSheetsOf(distDir: string): Stylesheets {
  const read = new Map<string, WholeSheet>();
  return (href, page) => {
    const whole = read.get(href) ?? readWhole(distDir, href);
    read.set(href, whole);
    const has = classesOf(page);
    const unused = whole.classes.filter((name) => !has.has(name));
    // Pages of one kind have the same classes.
    const key = unused.join(' ');
    const sheet = whole.made.get(key) ?? {
      inside: inlineableSheet(minifiedSheet(whole.code, { unused }), href),
      rest: whole.rest,
    };
    whole.made.set(key, sheet);
    return sheet;
  };
}

function readWhole(distDir: string, href: string): WholeSheet {
  const code = readFileSync(fileOf(distDir, href));
  const classes = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      if ('selectors' in part && part.selectors) for (const inner of part.selectors) collect(inner as Selector);
    }
  };
  minifiedSheet(code, { visitor: { Selector: collect } });
  return { code, classes: [...classes], rest: restOf(href), made: new Map() };
}

const restOf = (sheet: string) => sheet.replace(/\.css$/, '.rest.css');

/**
 * Writes, beside each sheet of a build, the file with the rules that `criticalSheetsOf` leaves out: the whole sheet
 * without the fonts, which every page already has.
 */
export function writeRestSheets(distDir: string): void {
  const folder = path.join(distDir, 'static/chunks');
  for (const name of readdirSync(folder).filter((file) => /(?<!\.rest)\.css$/.test(file))) {
    const file = path.join(folder, name);
    // A font declared a second time would be loaded a second time, and the text would change its typeface meanwhile.
    writeFileSync(restOf(file), minifiedSheet(readFileSync(file), { visitor: { Rule: { 'font-face': () => [] } } }));
  }
}

function minifiedSheet(code: Buffer, { unused, visitor }: { unused?: string[]; visitor?: Visitor<never> }): string {
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused, visitor }).code.toString();
}

/** The class names used in a page rendered by React. */
function classesOf(page: string): Set<string> {
  const attributes = [...page.replaceAll(scriptElements, '').matchAll(classAttribute)]
    .map(([, names = '']) => names)
    .join(' ');
  return new Set(attributes.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name).split(/\s+/));
}

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Policy sources (`sha256-…`) of the inline scripts in a page rendered by React, without duplicates. Data blocks such
 * as JSON-LD are not scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  const code = [...html.matchAll(inline)].filter(([, attributes = '']) => !/type="application\//.test(attributes));
  return [...new Set(code.map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}

/** An inline script with a part of the page's flight data. */
export const flightScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** A script element of a chunk. */
export const asyncScript = /<script src="([^"]+)"(?: id="(\w+)")? async=""(?: id="(\w+)")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => escapes[mark] ?? '');

/**
 * A prerendered page that costs a phone less: its styles are inline, its data is one block that is read only when its
 * scripts load, and the scripts are requested after the first paint. A page of unknown structure is left as it is.
 */
export function deferScripts(html: string, sheets: Stylesheets, onDemandChunks: OnDemandChunks): string {
  const late = withLateScripts(html, onDemandChunks);
  return late ? withStyles(late, sheets) : html;
}

function withLateScripts(html: string, onDemandChunks: OnDemandChunks): string | null {
  const parts = [...html.matchAll(flightScript)].map(([, text = '""']) => JSON.parse(text) as string);
  const scripts = [...html.matchAll(asyncScript)].map(([, src = '', ...ids]) => [src, ...ids.filter(Boolean)]);
  const onDemand = onDemandChunks(scripts.map(([src = '']) => src));
  if (!parts.length || !scripts.length || !html.includes('</body>')) return null;
  // A data block costs nothing at start-up; a script would be compiled and run before anybody needs it.
  const content = inScript({ flight: [1, parts.join('')], scripts, onDemand });
  const data = `<script type="application/json" id="_page">${content}</script>`;
  const rest = html.replaceAll(flightScript, '').replaceAll(asyncScript, '').replaceAll(preload, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${data}<script>${loaderScript}</script>${rest.slice(end)}`;
}
