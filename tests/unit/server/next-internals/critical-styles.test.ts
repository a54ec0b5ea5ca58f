import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPerPageStylesheetReducer, writeDeferredStylesheets } from '@/server/next-internals/optimize-page-html';

const distDir = mkdtempSync(path.join(tmpdir(), 'critical-'));
afterAll(() => rmSync(distDir, { recursive: true, force: true }));
const folder = path.join(distDir, 'static/chunks');
mkdirSync(folder, { recursive: true });
const href = '/_next/static/chunks/a.css';
const sheet = (css: string) => writeFileSync(path.join(folder, 'a.css'), css);
const inside = (page: string) => createPerPageStylesheetReducer(distDir)(href, page).inside;

test('a page contains the rules of its own classes, elements and data attributes, in every state and at every width', () => {
  sheet(
    '@layer a,b;@layer b{h1{top:0}.here{top:1px}.gone{top:2px}.here:focus,.gone{top:3px}.gone .here{top:4px}}' +
      '@media (width>=1px){.here{top:5px}.gone{top:6px}}[data-open] .here:not(.gone){top:7px}:is(.gone,.here) b{top:8px}:is(.gone) b{top:9px}',
  );
  expect(inside('<h1><b class="x here" data-open>')).toBe(
    '@layer a;@layer b{h1{top:0}.here{top:1px}.here:focus,.gone{top:3px}}' +
      '@media (width>=1px){.here{top:5px}}[data-open] .here:not(.gone){top:7px}:is(.gone,.here) b{top:8px}',
  );
  expect(inside('<p class="here gone"><b>')).toContain('top:9px');
});

test('what a pointer, the printer or a page without scripts needs is in the rest, and the states that only scripts bring', () => {
  sheet(
    'p:hover{top:1px}p:is(:hover,.here){top:2px}@media print{p{top:3px}}@media print,(width>=1px){p{top:4px}}' +
      '@media (scripting:none){p{top:9px}}@media (scripting:none) and (width>=1px),print{p{top:9px}}' +
      '@media not print{p{top:5px}}[aria-invalid=true]{top:6px}[aria-pressed=true]{top:7px}[aria-busy=true]{top:8px}',
  );
  expect(inside('<p class="here" aria-pressed="true">')).toBe(
    'p:is(:hover,.here){top:2px}@media print,(width>=1px){p{top:4px}}@media not print{p{top:5px}}' +
      '[aria-pressed=true]{top:7px}[aria-busy=true]{top:8px}',
  );
});

test('a page contains no rule that needs an element or data attribute it does not have', () => {
  sheet(
    'table,p{top:1px}p>table{top:2px}:where(code,pre) p{top:3px}:is(code,p){top:4px}p:not(table){top:5px}' +
      '[data-x] p,[data-theme] p{top:6px}[data-x]{top:6px}[open]{top:6px}*{top:7px}foreignObject{top:8px}section p{top:9px}',
  );
  expect(inside('<p><svg><foreignObject>')).toBe(
    'table,p{top:1px}:is(code,p){top:4px}p:not(table){top:5px}[data-x] p,[data-theme] p,[open]{top:6px}*{top:7px}foreignObject{top:8px}section p{top:9px}',
  );
});

test('a page contains the rules for the values that its data attributes have', () => {
  sheet('[data-x=a]{top:1px}[data-x=b]{top:2px}[data-x=""]{top:3px}[data-x]{top:4px}[data-theme=dark]{top:5px}');
  const always = '[data-x]{top:4px}[data-theme=dark]{top:5px}';
  expect(inside('<p data-x="b">')).toBe(`[data-x=b]{top:2px}${always}`);
  expect(inside('<p data-x="">')).toBe(`[data-x=""]{top:3px}${always}`);
});

test('a page contains what is for its own language', () => {
  sheet(':root:lang(zh){top:1px}:root:lang(bg){top:2px}:lang(zh) p{top:3px}');
  expect(inside('<html class="x" lang="zh-Hans"><p>')).toBe(':root:lang(zh){top:1px}:lang(zh) p{top:3px}');
  expect(inside('<html lang="bg"><p>')).toBe(':root:lang(bg){top:2px}:lang(zh) p{top:3px}');
});

test('a page contains no rule for inputs of a type that it does not have', () => {
  const date = 'input::-webkit-datetime-edit{top:1px}';
  const file = '::file-selector-button{top:2px}';
  const range = 'input[type=range]{top:3px}';
  const always = 'input:not([type=file]){top:4px}input,[type=radio]{top:5px}::placeholder{top:6px}';
  sheet(date + file + range + always);
  expect(inside('<input type="text">')).toBe(always);
  expect(inside('<input type="date"><input type="range">')).toBe(date + range + always);
  expect(inside('<input type="file">')).toBe(file + always);
});

test('a page contains the fonts of its own language', () => {
  const font = (family: string) => `@font-face{font-family:${family};src:url(/${family}.woff2)}`;
  const chinese = ':root:lang(zh){--s:Marks,Base}';
  const base = 'p{font-family:var(--s)}:root{--s:Base}';
  sheet(font('Base') + font('Marks') + font('Elsewhere') + base + chinese);
  expect(inside('<html lang="el"><p>')).toBe(font('Base') + font('Elsewhere') + base);
  expect(inside('<html lang="zh-Hans"><p>')).toBe(font('Base') + font('Marks') + font('Elsewhere') + base + chinese);
});

test('a page contains no custom property that nothing in it reads', () => {
  sheet(':root{--a:1px;--b:var(--a);--c:2px;--d:3px;--e:var(--f);--f:4px}p{top:var(--b)}.gone{top:var(--c)}');
  expect(inside('<p style="left:var(--d)">')).toBe(':root{--a:1px;--b:var(--a);--d:3px}p{top:var(--b)}');
  // An animation that only such a property names goes too.
  sheet(':root{--a:in 1s}@keyframes in{to{top:0}}@keyframes out{to{top:0}}p{animation:out 1s}');
  expect(inside('<p>')).toBe('@keyframes out{to{top:0}}p{animation:1s out}');
  sheet(':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--b)}');
  writeFileSync(path.join(folder, 'b.css'), 'p{left:var(--c)}');
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  expect(inside(`${link('a')}${link('b')}<p>`)).toBe(':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--b)}');
  // An animation of another sheet, by its whole name.
  sheet('@keyframes in{to{top:0}}@keyframes out{to{top:0}}p{top:0}');
  writeFileSync(path.join(folder, 'b.css'), 'p{animation:in 1s;outline:0}');
  expect(inside(`${link('a')}${link('b')}<p>`)).toBe('@keyframes in{to{top:0}}p{top:0}');
});

test('parses class names like a browser, ignoring those that only a script contains', () => {
  sheet('.\\[\\&\\>\\*\\]\\:m-1>*{top:1px}.a\\[\\"x\\"\\]{top:2px}.late{top:3px}');
  const page =
    '<ul class="[&amp;&gt;*]:m-1 a[&quot;x&quot;]"><script>{"html":" class=\\"late\\" class="late""}</script>';
  expect(inside(page)).toMatch(/top:1px.*top:2px/);
  expect(inside(page)).not.toContain('late');
});

test('the deferred sheet is the whole sheet without its fonts, at the URL in the page', () => {
  sheet('@font-face{font-family:A;src:url(../media/a.woff2)}.here{top:0}.gone{top:1px;background:url(../media/b.svg)}');
  writeDeferredStylesheets(distDir);
  const page = createPerPageStylesheetReducer(distDir)(href, '<p class="here">');
  expect(page.inside).toBe('@font-face{font-family:A;src:url(/_next/static/media/a.woff2)}.here{top:0}');
  expect(page.rest).toBe('/_next/static/chunks/a.rest.css');
  const rest = readFileSync(path.join(folder, 'a.rest.css'), 'utf8');
  expect(rest).toMatch(/^\.here\{top:0\}\.gone\{.*url\("?\.\.\/media\/b\.svg"?\).*\}$/);
  // A second preparation of the same build changes nothing.
  writeDeferredStylesheets(distDir);
  expect(readFileSync(path.join(folder, 'a.rest.css'), 'utf8')).toBe(rest);
});

test('rules end where their block does, whatever strings, escapes and comments they contain', () => {
  sheet(
    '.gone{content:"}{";top:1px}\n.here{top:2px}.gone\\}{/* } */top:3px}.gone{& b{top:4px}top:5px}\n.here{content:"}"}',
  );
  expect(inside('<b class="here">')).toBe('.here{content:"}";top:2px}');
});
