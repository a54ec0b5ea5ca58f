import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from '@/scripts/serve/inline-scripts';
import { leanHtml } from '@/scripts/serve/lean-html';

const sheet = 'a{content:"é</b>"}'.repeat(3000);
const length = Buffer.byteLength(sheet).toString(16);
const flight = [
  '0:["$","style","0",{"nonce":"$undefined","precedence":"next","href":"/_next/a.css","children":"$7"}]\n7:T',
  `${length},${sheet}1:["&",`,
  '"</script>\u2028"]\n',
];
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`;
const page = `<html><head><style>${sheet}</style><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script><script src="/_next/old.js" noModule=""></script></head><body><h1>A</h1><script src="/_next/a.js" id="_R_" async=""></script>${flight.map(push).join('')}</body></html>`;

/** What the page's inline scripts leave in `__next_f`. */
function runs(html: string) {
  const self = { __next_f: [] as [number, string][] };
  const added: { src?: string; id?: string; async?: boolean }[] = [];
  const listeners: Record<string, () => void> = {};
  const element = () => {
    const script = { setAttribute: (name: string, value: string) => Object.assign(script, { [name]: value }) };
    return script;
  };
  const picture = { complete: false, addEventListener: (name: string, call: () => void) => (listeners[name] = call) };
  const document = {
    createElement: element,
    head: { append: (script: object) => added.push(script) },
    querySelector: () => picture,
  };
  const now = (call: () => void) => call();
  for (const [, code = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    runInNewContext(code, { self, document, requestAnimationFrame: now, setTimeout: now });
  return { data: self.__next_f.map(([, text]) => text).join(''), added, listeners };
}

describe('a page that costs a phone less', () => {
  const lean = leanHtml(page);

  test('its data is whole, in one piece, with the sheet emptied', () => {
    expect(runs(lean).data).toBe(flight.join('').replace(`${length},${sheet}`, '1, '));
    expect(inlineScriptHashes(lean)).toHaveLength(2);
  });

  test('asks for its scripts only once the opening picture is there, with the addresses and marks they had', () => {
    const { added, listeners } = runs(lean);
    expect(added).toEqual([]);
    listeners.load?.();
    expect(added.map(({ src, id }) => [src, id])).toEqual([
      ['/_next/b.js', undefined],
      ['/_next/a.js', '_R_'],
    ]);
    expect(lean).not.toMatch(/<script[^>]*src="\/_next\/[ab]\.js"|rel="preload"/);
  });

  test('a picture that fails counts as there', () => {
    const { added, listeners } = runs(lean);
    listeners.error?.();
    expect(added).toHaveLength(2);
  });

  test('keeps everything else, and pages of another form, byte for byte', () => {
    expect(lean).toContain(`<style>${sheet}</style>`);
    expect(lean).toContain('<script src="/_next/old.js" noModule=""></script></head><body><h1>A</h1><script>');
    for (const other of ['<html></html>', page.replace('</body>', ''), page.replaceAll('async', 'defer')])
      expect(leanHtml(other)).toBe(other);
  });
});
