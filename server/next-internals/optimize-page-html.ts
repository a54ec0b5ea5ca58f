import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type FontFaceRule,
  type Location2,
  type MediaCondition,
  type MediaQuery,
  type Selector,
  transform,
  type Visitor,
} from 'lightningcss';
import { loaderScript } from '@/lib/page-scripts/bundled-scripts';
import { omittedPageDataAttribute } from '@/lib/page-scripts/omitted-page-data-attribute';

/** The part of a stylesheet that a page contains inline, and the URL of the rest. */
export type SplitStylesheet = { inside: string; rest: string };

/** The sheets of a build, by a sheet's URL and the page that links it. */
export type FindSplitStylesheet = (href: string, page: string) => SplitStylesheet;

/** The link of a stylesheet that React manages. */
export const stylesheetLinkPattern =
  /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="next"\/>/g;
const relative = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/** The file of a built sheet or script. */
export const resolveBuiltAssetPath = (distDir: string, href: string) =>
  path.join(distDir, href.slice('/_next/'.length));

/** A sheet that can be inlined in any page: its URLs are absolute, and nothing in it closes a style element. */
export const toInlineableStylesheet = (sheet: string, href: string) =>
  sheet
    .replaceAll(relative, (_, quote, to) => `url(${quote}${path.posix.join(path.posix.dirname(href), to)}${quote})`)
    .replaceAll('</', '<\\/');

/** The chunks that the scripts of a page import on demand, by the URLs of the scripts. */
export type FindOnDemandChunks = (scripts: string[]) => string[];

const chunkFolder = 'static/chunks';
const chunkName = /"(static\/chunks\/[^"]+\.js)"/g;

/** The chunks that each script of a build names, by its URL. */
function namedChunks(distDir: string): Map<string, Set<string>> {
  const scripts = readdirSync(path.join(distDir, chunkFolder)).filter((name) => name.endsWith('.js'));
  return new Map(
    scripts.map((name) => {
      const code = readFileSync(path.join(distDir, chunkFolder, name), 'utf8');
      return [
        `/_next/${chunkFolder}/${name}`,
        new Set([...code.matchAll(chunkName)].map(([, file]) => `/_next/${file}`)),
      ];
    }),
  );
}

/**
 * Finds on-demand chunks in the code of a build: each import names the files that it needs. Those that the fewest
 * scripts name come first: they are what the page is about, the others belong to its header and footer.
 */
export function createChunkFinder(distDir: string): FindOnDemandChunks {
  let named: Map<string, Set<string>> | undefined;
  const uses = new Map<string, number>();
  function index() {
    const found = namedChunks(distDir);
    for (const urls of found.values()) for (const url of urls) uses.set(url, (uses.get(url) ?? 0) + 1);
    return found;
  }
  return (scripts) => {
    named ??= index();
    const all = named;
    return [...new Set(scripts.flatMap((url) => [...(all.get(url) ?? [])]))]
      .filter((url) => !scripts.includes(url))
      .sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
  };
}

/**
 * A page with its styles inline, so that its first paint waits for a single response. The link stays, disabled: React
 * looks for the sheet by it, and would otherwise fetch the file again.
 */
export function inlineStylesheets(html: string, sheets: FindSplitStylesheet): string {
  return html.replaceAll(stylesheetLinkPattern, (whole, href) => {
    const { inside, rest } = sheets(href, html);
    const style = `<style>${inside}</style>${whole.replace(' data-', ` disabled="" data-rest="${rest}" data-`)}`;
    return `${style}<noscript><link rel="stylesheet" href="${rest}"/></noscript>`;
  });
}

type NamesInPage = Record<'classes' | 'elements' | 'attributes', Set<string>> & {
  rootLanguage: string;
  /** The URLs of its sheets. */
  sheets: string[];
  /** The custom properties that its style attributes read. */
  propertiesInStyles: string[];
};
/** The rules of a sheet that a page uses, and the classes that they name although the page does not have them. */
type UsedRules = { id: string; code: string; unusedClasses: string[] };
/**
 * A rule that some pages do not need, and where it is in the code of its sheet: lightningcss takes four times as long
 * when it has to pass each rule to JavaScript, so that happens once for each sheet and not for each page.
 */
type SheetRule = { start: number; end: number } & (
  | { type: 'style'; selectors: Selector[] }
  | { type: 'font'; family: string }
  | { type: 'later' }
);
/** What the selectors of a sheet name. An attribute is written with its value where the selector has one. */
type NamesInSheet = Record<'classes' | 'elements' | 'attributes' | 'languages', Set<string>>;
type WholeSheet = {
  code: string;
  hash: string;
  rules: SheetRule[];
  names: NamesInSheet;
  foreignFonts: Map<string, Set<string>>;
  rest: string;
  used: Map<string, UsedRules>;
  made: Map<string, SplitStylesheet>;
};

/** Reduced stylesheets by what determines them, so that a build can use those of the last one. */
export type ReducedStylesheetCache = {
  get: (key: string) => string | undefined;
  set: (key: string, css: string) => void;
};

const classAttribute = / class="[^"]*"/g;
const styleAttribute = / style="([^"]*)"/g;
const elementStart = /<[a-z][\w-]*/gi;
const scriptElements = /<script[\s\S]*?<\/script>/g;
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const observedAttribute = / (?:(?:data|aria)-[\w-]+|type)(?:="[^"]*")?/g;
const dateTypes = ['date', 'datetime-local', 'month', 'time', 'week'];
/** Pseudo-elements that only inputs of these types have. */
const inputParts: [name: RegExp, types: string[]][] = [
  [/file-selector-button/, ['file']],
  [/-webkit-(date|calendar)/, dateTypes],
  [/-spin-button/, ['number', ...dateTypes]],
];
/** What lib/page-scripts adds before the rest of the styles is there. */
const added = {
  elements: ['section', 'p', 'a', 'button'],
  attributes: ['data-theme', 'data-offer', 'data-failed', 'aria-busy', 'aria-busy=true'],
};

/**
 * The stylesheets of a build, reduced for each page: rules for classes, elements, types of inputs, data and ARIA
 * attributes that the page does not have, for the pointer and for printing, and custom properties and animations that
 * nothing reads, go into a file beside the sheet. The page requests it with its scripts, because only they add new
 * elements, and at once where no scripts run. Fonts of other languages stay away.
 */
export function createPerPageStylesheetReducer(
  distDir: string,
  reduced: ReducedStylesheetCache = new Map(),
): FindSplitStylesheet {
  const reduce = (parts: unknown[], make: () => string): string => {
    const key = sha256(JSON.stringify(parts));
    const css = reduced.get(key) ?? make();
    reduced.set(key, css);
    return css;
  };
  const read = new Map<string, WholeSheet>();
  const sheetOf = (href: string): WholeSheet => {
    const whole = read.get(href) ?? readWhole(distDir, href);
    read.set(href, whole);
    return whole;
  };
  let last: (NamesInPage & { page: string }) | undefined;
  /** The names in a page, found once for all of its sheets. */
  const namesIn = (page: string): NamesInPage => {
    if (last?.page !== page) last = { page, ...readNames(page) };
    return last;
  };
  return (href, page) => {
    const names = namesIn(page);
    const whole = sheetOf(href);
    const own = usedRules(whole, names);
    // One sheet of a page reads what another declares.
    const others = names.sheets.filter((other) => other !== href).map((other) => usedRules(sheetOf(other), names));
    const read = names.propertiesInStyles;
    // Pages of one kind have the same rules.
    const key = JSON.stringify([names.sheets, ...[own, ...others].map(({ id }) => id), read]);
    const make = (): SplitStylesheet => {
      const codeOfOthers = others.map(({ code }) => code).join('');
      const unread = unreadNames(own.code, [...propertiesReadIn(codeOfOthers), ...read], codeOfOthers);
      const reduced = reduce([whole.hash, own.id, names.rootLanguage, unread], () =>
        minifiedSheet(own.code, { unused: [...own.unusedClasses, ...unread] }),
      );
      return { inside: toInlineableStylesheet(reduced, href), rest: whole.rest };
    };
    const sheet = whole.made.get(key) ?? make();
    whole.made.set(key, sheet);
    return sheet;
  };
}

function usedRules(whole: WholeSheet, { classes, elements, attributes, rootLanguage }: NamesInPage): UsedRules {
  const unusedClasses = [...whole.names.classes].filter((name) => !classes.has(name));
  // Only what the sheet names makes a difference, so that most pages of one kind share their rules in all languages.
  const id = [
    unusedClasses,
    [...whole.names.elements].filter((name) => elements.has(name)),
    [...whole.names.attributes].filter((name) => attributes.has(name)),
    [...whole.names.languages].filter((language) => !isForeign([language], rootLanguage)),
    inputParts.flatMap(([, types]) => types).filter((type) => attributes.has(`type=${type}`)),
  ].join(' ');
  const isAbsentPart = (part: Selector[number], isRoot: boolean): boolean => {
    if (part.type === 'class') return !classes.has(part.name);
    if (part.type === 'type') return !elements.has(part.name.toLowerCase());
    if (part.type === 'attribute') return /^(data-|aria-|type$)/.test(part.name) && !hasAttribute(attributes, part);
    if (part.type === 'pseudo-element') return isAbsentInputPart(part, attributes);
    if (part.type !== 'pseudo-class') return false;
    // A pointer that moves loads the rest.
    if (part.kind === 'hover') return true;
    if (part.kind === 'lang') return isRoot && isForeign(part.languages, rootLanguage);
    return (part.kind === 'is' || part.kind === 'where') && part.selectors.every(isAbsent);
  };
  const isAbsent = (selector: Selector): boolean => {
    const isRoot = isOfRoot(selector);
    return selector.some((part) => isAbsentPart(part, isRoot));
  };
  const foreignFonts = () => {
    const foreign = whole.foreignFonts.get(rootLanguage) ?? fontsOfOthers(whole, rootLanguage);
    whole.foreignFonts.set(rootLanguage, foreign);
    return foreign;
  };
  // A rule with one selector that the page needs stays whole.
  const isUnneeded = (rule: SheetRule): boolean => {
    if (rule.type === 'style') return rule.selectors.every(isAbsent);
    return rule.type === 'later' || foreignFonts().has(rule.family);
  };
  const found = whole.used.get(id) ?? {
    id,
    code: withoutRules(whole.code, whole.rules.filter(isUnneeded)),
    unusedClasses,
  };
  whole.used.set(id, found);
  return found;
}

/** Printing begins after the first gesture, which loads the rest; where no scripts run, it is loaded at once. */
const isOfLater = ({ mediaType, condition, qualifier }: MediaQuery) =>
  qualifier !== 'not' && (condition ? needsNoScripts(condition) : mediaType === 'print');

function needsNoScripts(condition: MediaCondition): boolean {
  if (condition.type === 'operation') return condition.operator === 'and' && condition.conditions.some(needsNoScripts);
  if (condition.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  return name === 'scripting' && value.type === 'ident' && value.value === 'none';
}

const isOfRoot = (selector: Selector) => selector.some((part) => part.type === 'pseudo-class' && part.kind === 'root');

const isForeign = (languages: string[], own: string) =>
  !languages.some((language) => own.toLowerCase().startsWith(language.toLowerCase()));

const familyOf = ({ properties }: FontFaceRule) => {
  const family = properties.find(({ type }) => type === 'font-family')?.value;
  return typeof family === 'string' ? family : '';
};

/** The rules of a sheet in the order of their places. */
function rulesOf(code: string): SheetRule[] {
  const lineStarts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const rules: SheetRule[] = [];
  const placeOf = ({ line, column }: Location2) => {
    const start = (lineStarts[line] ?? 0) + column - 1;
    return { start, end: endOfRule(code, start) };
  };
  minifiedSheet(code, {
    visitor: {
      Rule: {
        style: ({ value }) => void rules.push({ ...placeOf(value.loc), type: 'style', selectors: value.selectors }),
        'font-face': ({ value }) => void rules.push({ ...placeOf(value.loc), type: 'font', family: familyOf(value) }),
        media: ({ value }) => {
          if (value.query.mediaQueries.every(isOfLater)) rules.push({ ...placeOf(value.loc), type: 'later' });
        },
      },
    },
  });
  return rules.sort((one, other) => one.start - other.start);
}

/** Where the block of the rule that begins there ends. */
function endOfRule(code: string, start: number): number {
  const mark = /\\[\s\S]|\/\*[\s\S]*?\*\/|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{}]/g;
  mark.lastIndex = start;
  let depth = 0;
  for (let found = mark.exec(code); found; found = mark.exec(code)) {
    if (found[0] === '{') depth++;
    if (found[0] === '}' && --depth === 0) return mark.lastIndex;
  }
  return code.length;
}

/** The code of a sheet without some of its rules, which are in the order of their places. */
function withoutRules(code: string, rules: { start: number; end: number }[]): string {
  let rest = '';
  let end = 0;
  for (const rule of rules) {
    // It is part of a rule that is left out already.
    if (rule.start < end) continue;
    rest += code.slice(end, rule.start);
    end = rule.end;
  }
  return rest + code.slice(end);
}

/** The fonts that a sheet names in rules for the pages of other languages alone. */
function fontsOfOthers({ code, rules }: WholeSheet, language: string): Set<string> {
  const isOfOthers = (selector: Selector) =>
    isOfRoot(selector) &&
    selector.some(
      (part) => part.type === 'pseudo-class' && part.kind === 'lang' && isForeign(part.languages, language),
    );
  const fonts = rules.filter(({ type }) => type === 'font');
  const all = withoutRules(code, fonts);
  const own = withoutRules(
    code,
    rules.filter((rule) => rule.type === 'font' || (rule.type === 'style' && rule.selectors.every(isOfOthers))),
  );
  const families = fonts.map((rule) => (rule.type === 'font' ? rule.family : ''));
  return new Set(families.filter((name) => name && all.includes(name) && !own.includes(name)));
}

type PseudoElementPart = Extract<Selector[number], { type: 'pseudo-element' }>;

function isAbsentInputPart(part: PseudoElementPart, attributes: Set<string>): boolean {
  const name = 'name' in part ? String(part.name) : part.kind;
  const types = inputParts.find(([pattern]) => pattern.test(name))?.[1];
  return types?.every((type) => !attributes.has(`type=${type}`)) ?? false;
}

type AttributePart = Extract<Selector[number], { type: 'attribute' }>;

const hasAttribute = (attributes: Set<string>, part: AttributePart): boolean =>
  added.attributes.includes(part.name) || attributes.has(attributeKey(part));

const attributeKey = ({ name, operation }: AttributePart): string =>
  operation?.operator === 'equal' ? `${name}=${operation.value}` : name;

const propertiesReadIn = (css: string) => [
  ...new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
];

const keyframes = /@keyframes ([\w-]+)/g;
// After a brace or a semicolon, so that no selector counts. A semicolon in a string ends the value too early: what the
// rest of it reads then counts as read.
const propertyDeclaration = /(?<=[{;]\s*)(--[\w-]+)\s*:[^;{}]*/g;

const hasWord = (text: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

/** The custom properties and animations of a sheet that neither it nor anything else, such as other sheets, reads. */
function unreadNames(css: string, externalReferences: string[], codeOfOthers: string): string[] {
  const read = new Set([...externalReferences, ...propertiesReadIn(css)]);
  const declared = new Set([...css.matchAll(propertyDeclaration)].map(([, name = '']) => name));
  const properties = [...declared].filter((name) => !read.has(name));
  const animations = [...css.matchAll(keyframes)].filter(
    ([, name = '']) => css.split(name).length === 2 && !hasWord(codeOfOthers, name),
  );
  const unread = [...properties, ...animations.map(([, name = '']) => name)];
  if (!unread.length) return [];
  const places = animations.map(({ index }) => ({ start: index, end: endOfRule(css, index) }));
  const rest = withoutRules(css, places).replaceAll(propertyDeclaration, (whole, name) =>
    properties.includes(name) ? '' : whole,
  );
  // A property that only such a one read is unread from then on.
  return [...unread, ...unreadNames(rest, externalReferences, codeOfOthers)];
}

function readWhole(distDir: string, href: string): WholeSheet {
  const code = readFileSync(resolveBuiltAssetPath(distDir, href), 'utf8');
  const names: NamesInSheet = {
    classes: new Set(),
    elements: new Set(),
    attributes: new Set(),
    languages: new Set(),
  };
  const collect = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class') names.classes.add(part.name);
      if (part.type === 'type') names.elements.add(part.name.toLowerCase());
      if (part.type === 'attribute') names.attributes.add(attributeKey(part));
      if (part.type === 'pseudo-class' && part.kind === 'lang')
        for (const tag of part.languages) names.languages.add(tag);
      if ('selectors' in part && part.selectors) for (const inner of part.selectors) collect(inner as Selector);
    }
  };
  minifiedSheet(code, { visitor: { Selector: collect } });
  return {
    ...{ code, hash: sha256(code), rules: rulesOf(code), names, rest: restOf(href) },
    ...{ foreignFonts: new Map(), used: new Map(), made: new Map() },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url');

const restOf = (sheet: string) => sheet.replace(/\.css$/, '.rest.css');

/**
 * Writes, beside each sheet of a build, the file with the rules that `createPerPageStylesheetReducer` leaves out: the
 * whole sheet without the fonts, which every page already has.
 */
export function writeDeferredStylesheets(distDir: string): void {
  const folder = path.join(distDir, 'static/chunks');
  for (const name of readdirSync(folder).filter((file) => /(?<!\.rest)\.css$/.test(file))) {
    const file = path.join(folder, name);
    // A font declared a second time would be loaded a second time, and the text would change its typeface meanwhile.
    writeFileSync(
      restOf(file),
      minifiedSheet(readFileSync(file, 'utf8'), { visitor: { Rule: { 'font-face': () => [] } } }),
    );
  }
}

function minifiedSheet(css: string, { unused, visitor }: { unused?: string[]; visitor?: Visitor<never> }): string {
  const code = Buffer.from(css);
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols: unused, visitor }).code.toString();
}

function readNames(page: string): NamesInPage {
  const markup = page.replaceAll(scriptElements, '');
  return {
    classes: classesOf(markup),
    elements: elementsOf(markup),
    attributes: attributesOf(markup),
    rootLanguage: /<html[^>]* lang="([^"]*)"/.exec(page)?.[1] ?? '',
    sheets: [...page.matchAll(stylesheetLinkPattern)].map(([, href = '']) => href),
    propertiesInStyles: propertiesReadIn([...markup.matchAll(styleAttribute)].map(([, style = '']) => style).join(';')),
  };
}

// Of each, the different spellings are collected first: a page repeats most of them hundreds of times.

/** The class names used in a page rendered by React. */
function classesOf(markup: string): Set<string> {
  const names = [...new Set(markup.match(classAttribute))].map((attribute) => attribute.slice(8, -1)).join(' ');
  return new Set(names.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name).split(/\s+/));
}

/** The names of the elements that a page has, or will have before its scripts run. */
const elementsOf = (markup: string): Set<string> =>
  new Set([...added.elements, ...[...new Set(markup.match(elementStart))].map((tag) => tag.slice(1).toLowerCase())]);

/** The data and ARIA attributes of a page, and `type`: each by its name, and by its name and value. */
const attributesOf = (markup: string): Set<string> =>
  new Set(
    [...new Set(markup.match(observedAttribute))].flatMap((attribute) => {
      const [name = '', value = ''] = attribute.slice(1).split(/=?"/, 2);
      return [name, `${name}=${value}`];
    }),
  );

/** An inline script with a part of the page's flight data. */
export const flightScriptPattern = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** A script element of a chunk. */
export const asyncScriptPattern = /<script src="([^"]+)"(?: id="(\w+)")? async=""(?: id="(\w+)")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;

/** JSON as it may stand inside a script element. */
const inScript = (json: string) =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The release that rendered a page, from its flight data. */
const releaseInFlight = /"b":"([^"]+)"/;

/** Stores the flight data that a page is sent without, and returns the version by which the page requests them. */
export type RegisterFlightData = (flight: string) => string;

/**
 * A prerendered page that costs a phone less: its styles are inline, its data is one block that is read only when its
 * scripts load, and the scripts are requested after the first paint. A page with an element that has
 * `omittedPageDataAttribute` has no data: they are requested with the scripts. A page of unknown structure is left as
 * it is.
 */
export function inlineStylesAndDeferScripts(
  html: string,
  sheets: FindSplitStylesheet,
  onDemandChunks: FindOnDemandChunks,
  keepFlight: RegisterFlightData = () => '',
): string {
  const late = withLateScripts(html, onDemandChunks, keepFlight);
  return late ? inlineStylesheets(late, sheets) : html;
}

function withLateScripts(
  html: string,
  onDemandChunks: FindOnDemandChunks,
  keepFlight: RegisterFlightData,
): string | null {
  // Each is a JSON string; joined unparsed, because parsing and writing them again is a tenth of a page's time.
  const parts = [...html.matchAll(flightScriptPattern)].map(([, text = '""']) => text.slice(1, -1));
  const scripts = [...html.matchAll(asyncScriptPattern)].map(([, src = '', ...ids]) => [src, ...ids.filter(Boolean)]);
  const onDemand = onDemandChunks(scripts.map(([src = '']) => src));
  if (!parts.length || !scripts.length || !html.includes('</body>')) return null;
  // A data block costs nothing at start-up; a script would be compiled and run before anybody needs it.
  const flight = `"${parts.join('')}"`;
  const text: string = html.includes(` ${omittedPageDataAttribute}=`) ? JSON.parse(flight) : '';
  const release = releaseInFlight.exec(text)?.[1];
  // A page without its data is short of bytes: the first are what it is about.
  const data = release
    ? JSON.stringify({ release, version: keepFlight(text), scripts, onDemand: onDemand.slice(0, 3) })
    : `{"flight":[1,${flight}],${JSON.stringify({ scripts, onDemand }).slice(1)}`;
  const content = inScript(data);
  const block = `<script type="application/json" id="_page">${content}</script>`;
  const rest = html.replaceAll(flightScriptPattern, '').replaceAll(asyncScriptPattern, '').replaceAll(preload, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${block}<script>${loaderScript}</script>${rest.slice(end)}`;
}

const incidentDigest = /E\{\\?"digest\\?":\\?"([^"\\]+)/;

/** The number by which the log names the error of a page that Next failed to render; empty if it has none. */
export const findIncidentInHtml = (html: string): string => incidentDigest.exec(html)?.[1] ?? '';

/** Adds what is shown without scripts to a page that Next sends empty, for its scripts to fill; null for another one. */
export const addTextToEmptyPage = (html: string, text: string): string | null =>
  html.includes('<html id="__next_error__">')
    ? html.replace('<body>', () => `<body><noscript>${text}</noscript>`)
    : null;
