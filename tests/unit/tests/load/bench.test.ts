import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { inlineStylesAndDeferScripts } from '@/server/next-internals/optimize-page-html';
import { lowScores } from '@/tests/load/bench/lighthouse';
import { readWrk } from '@/tests/load/bench/load';
import { measurePageBytes } from '@/tests/load/bench/page-bytes';
import { budget, exceededBudgets } from '@/tests/load/bench/page-size-budgets';

const root = mkdtempSync(path.join(tmpdir(), 'weigh-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return text;
};
const size = (text: string) => brotliCompressSync(Buffer.from(text)).length;

test('measures a page as served, by type, every file once, without what modern browsers skip', () => {
  const script = put('dist/static/chunks/a.js', 'alert(1);'.repeat(50));
  put('dist/static/chunks/old.js', 'var a;'.repeat(500));
  const font = put('public/fonts/a.woff2', 'font'.repeat(100));
  const html = put(
    'dist/server/app/gr/x.html',
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><script src="/_next/static/chunks/a.js" async=""></script>' +
      '<script src="/_next/static/chunks/old.js" noModule=""></script><link rel="preload" href="/fonts/a.woff2" as="font"/>' +
      '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/><body>' +
      '<script>self.__next_f.push([1,"data"])</script></body>',
  );
  put('dist/static/a.css', 'a{color:red}.b{color:red}');
  const sheets = () => ({ inside: 'a{color:red}', rest: '/_next/static/a.rest.css' });
  expect(measurePageBytes(path.join(root, 'dist'), path.join(root, 'public'), '/gr/x')).toEqual({
    html: size(inlineStylesAndDeferScripts(html, sheets, () => [])),
    script: size(script),
    styles: size('a{color:red}'),
    fonts: font.length,
  });
});

test('a page over its budget is reported with the number', () => {
  const fine = { html: budget.html, script: 1000 + budget.script, styles: 0, fonts: budget.fonts };
  expect(exceededBudgets('article', fine, 1000)).toEqual([]);
  expect(exceededBudgets('article', { ...fine, script: fine.script + 1 }, 1000)).toEqual([
    'article: 8001 bytes of script over an empty page, allowed are 8000',
  ]);
  expect(exceededBudgets('shops', fine, 1000)).toEqual(['shops: 50000 bytes of HTML, allowed are 25000']);
  expect(exceededBudgets('article', { ...fine, html: budget.html + 1, fonts: budget.fonts + 1 }, 1000)).toHaveLength(2);
});

test('parses the output of wrk', () => {
  const text =
    '  Latency Distribution\n     50%  497.00us\n     75%  1.2ms\n     99%   1.08ms\n  64000 requests in 2.00s, 1GB read\n  Non-2xx or 3xx responses: 3\n';
  expect(readWrk(text)).toEqual({ requests: 64000, p50: 0.497, p99: 1.08, errors: 3 });
  expect(() => readWrk('unable to connect')).toThrow('unexpected output of wrk');
});

test('a page with a Lighthouse score below its minimum is reported', () => {
  expect(lowScores(['/en', '99', '100', '100', '100', '1200'])).toEqual([]);
  expect(lowScores(['/en', '98', '100', '96', '100', '1200'])).toEqual([
    '/en: performance 98, not 99',
    '/en: best-practices 96, not 100',
  ]);
});
