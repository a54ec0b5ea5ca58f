import { expect, test } from 'vitest';
import { createTextUseFinder, describeTextUses } from '@/scripts/texts/text-uses';
import { collectTextRowsForTranslator } from '@/scripts/texts/translator-text-rows';

const placesOf = createTextUseFinder();

test('a message appears on the pages whose code names it', () => {
  expect(placesOf('messages/home.whyMore')).toEqual({
    pages: ['/'],
    code: ['components/home/why-raw-section.tsx'],
    otherPlaces: [],
  });
  const nav = placesOf('messages/nav.exports');
  expect(nav.code).toContain('components/site-shell/site-header.tsx');
  expect(nav.pages).toEqual(expect.arrayContaining(['/', '/blog', '/contact']));
  expect(placesOf('messages/wizard.generate').pages).toEqual([
    '/feeding-plan/cat',
    '/feeding-plan/detailed',
    '/feeding-plan/quick',
  ]);
  expect(placesOf('messages/planPdf.title').otherPlaces).toContain('PDF');
  expect(placesOf('messages/authMail.code.subject').otherPlaces).toEqual(['email']);
});

test('content appears on the page that it belongs to', () => {
  expect(placesOf('content/pages/terms/lead').pages).toEqual(['/terms']);
  expect(placesOf('content/pages/home/lead').pages).toEqual(['/']);
  expect(placesOf('content/hero.json/0.messages.en.title').pages).toEqual(['/']);
  expect(placesOf('content/products/beef-dinner/badge').pages).toEqual([expect.stringMatching(/^\/products\/.*beef/)]);
  expect(placesOf('content/pages/yummy/lead').pages).toEqual([expect.stringMatching(/^\/products\/.*yummy$/)]);
  expect(placesOf('content/posts/bones/title').pages).toEqual(['/blog/bones']);
});

test('nearly every text is found somewhere, and a text that does not exist is not', () => {
  const rows = collectTextRowsForTranslator('en');
  const lost = rows.filter(({ id }) => describeTextUses(placesOf(id)) === '').map(({ id }) => id);
  expect(lost.length).toBeLessThan(rows.length / 100);
  expect(placesOf('messages/nothing.of.the.kind')).toEqual({ pages: [], code: [], otherPlaces: [] });
});

test('many places become a short list', () => {
  const pages = Array.from({ length: 12 }, (_, at) => `/${at}`);
  expect(describeTextUses({ pages, code: [], otherPlaces: ['PDF'] }).split('\n')).toEqual([
    ...pages.slice(0, 8),
    'and 5 more',
  ]);
  expect(describeTextUses({ pages: ['*'], code: [], otherPlaces: [] })).toBe('every page');
});
