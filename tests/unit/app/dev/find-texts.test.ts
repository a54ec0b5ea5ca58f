import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { findTextsInDom, type TextToFind } from '@/app/[locale]/dev/find-texts-in-dom';
import { buildRenderedTextPatternSource } from '@/scripts/texts/rendered-text-pattern';

const sought = (id: string, text: string): TextToFind => ({
  id,
  text,
  pattern: buildRenderedTextPatternSource(text, true),
});

/** What is found in a page: id, name of the element and attribute. */
function find(html: string, ...texts: TextToFind[]) {
  const found = findTextsInDom(parse(html) as unknown as Element, texts, (element) => element.id === 'tool');
  return found.map(({ sought: { id }, element, attribute }) =>
    [id, element.tagName.toLowerCase(), attribute].filter(Boolean).join(' '),
  );
}

test('a text is found in the innermost element that shows it', () => {
  expect(find('<main><p><b>Where to buy</b></p><p>Other</p></main>', sought('a', 'Where to buy'))).toEqual(['a b']);
});

test('joiners, soft hyphens, kinds of space, line ends and case do not hide it', () => {
  const html = '<p>10\u2060\u00a0GRAMS of\n pro\u00adtein</p><h2>Raw food<br>for cats</h2>';
  expect(find(html, sought('a', '10 grams of protein'), sought('b', 'Raw food for cats'))).toEqual(['a p', 'b h2']);
});

test('placeholders, plural forms and tags are filled in on the page', () => {
  const plural = sought('a', '{count, plural, one {# shop} other {# shops}} in {city}');
  expect(find('<p>12 shops in Rīga</p><p>1 shop in Rīga</p><p>12 shops</p>', plural)).toEqual(['a p', 'a p']);
  expect(
    find('<p>I accept the <a href="/terms">terms</a>.</p>', sought('b', 'I accept the <terms>terms</terms>.')),
  ).toEqual(['b p']);
});

test('texts that nobody sees are found on their element', () => {
  const html = '<button aria-label="Close the menu"></button><img alt="A dog"><input placeholder="Town">';
  expect(find(html, sought('a', 'Close the menu'), sought('b', 'A dog'), sought('c', 'Town'))).toEqual([
    'a button aria-label',
    'b img alt',
    'c input placeholder',
  ]);
});

test('a longer text is found beside others, a short one is not', () => {
  const html = '<p>Free of grain and of artificial colours. Shop</p>';
  expect(find(html, sought('a', 'Free of grain and of artificial colours.'), sought('b', 'Shop'))).toEqual(['a p']);
});

test('two keys that say the same are both found; the tools themselves are not searched', () => {
  const html = '<p>Back</p><aside id="tool"><p>Back</p></aside><script>Back</script>';
  expect(find(html, sought('a', 'Back'), sought('b', 'Back'))).toEqual(['a p', 'b p']);
});
