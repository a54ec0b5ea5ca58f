import { afterEach, expect, it, vi } from 'vitest';
import { contentFingerprint, listChangeTrackedFolders } from '@/lib/content/change-dates';

/** Changes of files, by path. */
let edits: Record<string, (text: string) => string> = {};
vi.mock('@/lib/content/read-content', async (original) => {
  const read = await original<typeof import('@/lib/content/read-content')>();
  return { ...read, readContentText: (path: string) => (edits[path] ?? ((text) => text))(read.readContentText(path)) };
});
afterEach(() => {
  edits = {};
});

/** Whether an edit of a file changes the fingerprint of a source. */
function changes(source: string, file: string, edit: (text: string) => string): boolean {
  edits = {};
  const before = contentFingerprint(source, 'en');
  edits = { [file]: edit };
  return contentFingerprint(source, 'en') !== before;
}

it('covers pages, articles and foods', () => {
  expect(listChangeTrackedFolders()).toEqual(expect.arrayContaining(['pages/about', 'posts/bones', 'products/simple']));
});

it('an article changes with its text and its facts, not with line ends, kinds of spaces or its own dates', () => {
  const [text, facts] = ['posts/bones/en.mdx', 'posts/bones/post.json'];
  expect(changes('posts/bones', text, (whole) => whole.replace('calcium', 'iron'))).toBe(true);
  expect(changes('posts/bones', facts, (whole) => whole.replace('"wine"', '"sea"'))).toBe(true);
  expect(changes('posts/bones', text, (whole) => whole.replaceAll('\n', '\r\n').replaceAll(' g ', '\u00a0g '))).toBe(
    false,
  );
  expect(changes('posts/bones', facts, (whole) => whole.replace('2026-01-15', '2026-01-14'))).toBe(false);
  expect(changes('posts/bones', 'posts/bones/lv.mdx', (whole) => whole.replace('kaulu', 'gaļas'))).toBe(false);
});

it.each([
  ['an ingredient', '"Whole chicken with ground bone"', true],
  ['an ingredient of other foods', '"Sardine"', false],
  ['a name of the analysis', /"Crude protein"/, true],
])('a food changes with the names that its page shows: %s', (_, name, isShown) => {
  const edit = (whole: string) => whole.replace(name, '"Something else"');
  expect(changes('products/simple', 'dictionaries/en.json', edit)).toBe(isShown);
});

it('a food changes with the description of its line', () => {
  const edit = (whole: string) => {
    const names = JSON.parse(whole);
    names.lines['full-range'].description += '!';
    return JSON.stringify(names);
  };
  expect(changes('products/simple', 'dictionaries/en.json', edit)).toBe(true);
  expect(changes('products/yummy', 'dictionaries/en.json', edit)).toBe(false);
});
