import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Selector, transform, type Visitor } from 'lightningcss';
import { portable, type Stylesheet, type Stylesheets, sheetFile } from '@/server/next-internals/page-html';

type Whole = { code: Buffer; classes: string[]; rest: string; made: Map<string, Stylesheet> };

const attribute = / class="([^"]*)"/g;
const scripts = /<script[\s\S]*?<\/script>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/**
 * The stylesheets of a build, reduced for each page: rules for classes that the page does not use go into a file beside
 * the sheet, which the page requests with its scripts, because only they add new elements.
 */
export function criticalSheetsOf(distDir: string): Stylesheets {
  const read = new Map<string, Whole>();
  return (href, page) => {
    const whole = read.get(href) ?? readWhole(distDir, href);
    read.set(href, whole);
    const has = classesOf(page);
    const unused = whole.classes.filter((name) => !has.has(name));
    // Pages of one kind have the same classes.
    const key = unused.join(' ');
    const sheet = whole.made.get(key) ?? { inside: portable(minified(whole.code, { unused }), href), rest: whole.rest };
    whole.made.set(key, sheet);
    return sheet;
  };
}

function readWhole(distDir: string, href: string): Whole {
  const code = readFileSync(sheetFile(distDir, href));
  const classes = new Set<string>();
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') classes.add(part.name);
      if ('selectors' in part && part.selectors) for (const inner of part.selectors) collect(inner as Selector);
    }
  };
  minified(code, { visitor: { Selector: collect } });
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
    writeFileSync(restOf(file), minified(readFileSync(file), { visitor: { Rule: { 'font-face': () => [] } } }));
  }
}

function minified(code: Buffer, { unused, visitor }: { unused?: string[]; visitor?: Visitor<never> }): string {
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused, visitor }).code.toString();
}

/** The class names used in a page rendered by React. */
function classesOf(page: string): Set<string> {
  const attributes = [...page.replaceAll(scripts, '').matchAll(attribute)].map(([, names = '']) => names).join(' ');
  return new Set(attributes.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name).split(/\s+/));
}
