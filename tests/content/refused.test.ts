import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseJson } from '@/lib/files/parse-file';
import { copyOfWords, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyOfWords();
});
afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
}
const linesOf = (program: string) => {
  const { status, stdout, stderr } = runIn(copy, program);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  return stdout.split('\n');
};

test('unreadable files are reported with their line, by the check and by the program that dates the texts', () => {
  edit('messages/bg.json', '",\n', '"\n');
  edit('content/products/simple/lv.json', '",\n', '"\n');
  for (const program of ['scripts/content-check.ts', 'scripts/content-dates.ts'])
    expect(linesOf(program)).toEqual([
      expect.stringMatching(/^content\/products\/simple\/lv\.json: not valid JSON, line 3 \(/),
      expect.stringMatching(/^messages\/bg\.json: not valid JSON, line 4 \(/),
      '2 problems in the content',
      '',
    ]);
  expect(() => parseJson('content/x.json', '{\n"a": "\uFFFD"}')).toThrow(
    /^content\/x\.json: not UTF-8, line 2; save it/,
  );
  expect(() => parseJson('content/x.json', '\uFEFF{}')).toThrow(/^content\/x\.json: begins with a byte order mark/);
});

test('all problems are reported at once, by file and field, and editors’ temporary files are ignored', () => {
  writeFileSync(path.join(copy, 'content/products/.DS_Store'), '');
  writeFileSync(path.join(copy, 'content/posts/.DS_Store'), '');
  edit('content/hero.json', '"rooster-dawn"', '"rooster"');
  edit('content/claims.json', '90', '900');
  edit('content/media.json', '"/art/tiles/cats.svg"', '"/photos/cats.jpg"');
  edit('content/media.json', '"width": 480', '"width": 481');
  edit('content/dictionaries/lv.json', '"crudeProtein"', '"rawProtein"');
  edit('content/posts/bones/post.json', '"related": [', '"related": ["winter", ');
  edit('content/posts/bones/post.json', '"products": [', '"products": ["hare", ');
  edit('content/products/simple/it.json', '"subtitle"', '"subtitel"');
  edit('content/pages/why/fr.json', '{brand}', '{Brand}');
  edit('content/posts/bones/es.mdx', '## ', '## {brand ');
  edit('content/pages/contact/fr.json', 'Les heures sont', 'De 9\u00a0h\u00a000 à 16\u00a0h\u00a000. Les heures sont');
  edit('content/pages/contact/ru.json', 'Время указано', 'С 9:00 до 16:00. Время указано');
  edit('content/dictionaries/bg.json', '"g": "', '"g": "{brand} ');
  cpSync(path.join(copy, 'content/posts/puppies-by-age'), path.join(copy, 'content/posts/Puppies copy'), {
    recursive: true,
  });
  edit('content/products/raw-hunter/facts.json', '"complete"', '"complementary"');
  // Two swapped values: the sum of the analysis is still right, and so are the kilojoules.
  edit('content/products/beef-dinner/facts.json', '"protein": 17.0', '"protein": 6.0');
  edit('content/products/beef-dinner/facts.json', '"fat": 6.0', '"fat": 17.0');
  rmSync(path.join(copy, 'content/products/active/ru.json'));
  const said = linesOf('scripts/content-check.ts').filter((line) => !line.includes('run npm run content:dates'));
  for (const line of [
    /^content\/hero\.json: 1\.scene: /,
    /^content\/claims\.json: 0\.percent: /,
    /^content\/media\.json: tile\/cats: there is no public\/photos\/cats\.jpg$/,
    /^content\/media\.json: pack\/active-minced-1kg: .* is 480 x 640 pixels, not 481 x 640$/,
    /^content\/dictionaries\/cn\.json: analysis\.complementaryPetFoodCats: missing, but a product uses it$/,
    /^content\/dictionaries\/lv\.json: analysis\.crudeProtein: missing$/,
    /^content\/products\/beef-dinner\/facts\.json: nutrition\.kcal: 120 does not match protein, fat and carbohydrates, which give 174 to \d+$/,
    /^content\/dictionaries\/lv\.json:\d+: analysis\.rawProtein: not in content\/dictionaries\/en\.json$/,
    /^content\/posts\/bones\/post\.json: products: there is no content\/products\/hare$/,
    /^content\/posts\/bones\/post\.json: related: there is no content\/posts\/winter$/,
    /^content\/products\/simple\/it\.json: subtitle: .*Unrecognized key: "subtitel"$/,
    /^content\/products\/active\/ru\.json: cannot be read$/,
    /^content\/pages\/why\/fr\.json:\d*:? ?.*has a brace, but only \{brand\} is filled in$/,
    /^content\/posts\/bones\/es\.mdx:\d+: has a brace, but only \{brand\} is filled in$/,
    /^content\/posts\/bones\/es\.mdx: .*expression/,
    /^content\/pages\/contact\/fr\.json: sections\.1\.paragraphs\.0: contains a time; the page shows the hours of content\/brand\.json$/,
    /^content\/pages\/contact\/ru\.json: sections\.1\.paragraphs\.0: contains a time; the page shows the hours of content\/brand\.json$/,
    /^content\/posts\/Puppies copy: cannot be part of a URL: use lower-case Latin letters/,
    /^content\/dictionaries\/bg\.json:\d+: units\.g: has a brace, but nothing is filled in here$/,
  ])
    expect(
      said.filter((one) => line.test(one)),
      String(line),
    ).toHaveLength(1);
  // The unnamed kind is reported once per language with readable products.
  expect(said.filter((line) => line !== '')).toHaveLength(26);
});

test('a post is checked for content it cannot show and for impossible dates', () => {
  const said = () => linesOf('scripts/content-check.ts').slice(0, -2);
  const post = (name: string, from: string, to: string) => edit(`content/posts/${name}`, from, to);
  post('bones/post.json', '"related": [', '"related": ["bones", ');
  post('puppies-by-age/en.mdx', '---\n', '');
  post('puppies-by-age/lv.mdx', 'title: "', 'title: "a "b" ');
  post('puppies-by-age/es.mdx', 'title: "', 'title: "\uFFFD');
  const text = '---\n\n![](/photos/hare.jpg)\n\n[lepre](/hare?a#b) [qui](/faq#how)\n\n<Chart x="1" />\n\n';
  post('puppies-by-age/it.mdx', '---\n\n', text);
  expect(said()).toEqual([
    'content/posts/bones/post.json: related: names the post itself',
    expect.stringMatching(
      /^content\/posts\/puppies-by-age\/en\.mdx: does not begin with a header between two lines of ---$/,
    ),
    expect.stringMatching(/^content\/posts\/puppies-by-age\/es\.mdx: not UTF-8, line 2; save it/),
    expect.stringMatching(
      /^content\/posts\/puppies-by-age\/lv\.mdx: its head cannot be read: write each text in straight/,
    ),
    'content/posts/puppies-by-age/it.mdx:7: there is no public/photos/hare.jpg',
    'content/posts/puppies-by-age/it.mdx:9: /hare?a#b: leads to no page of the site',
    'content/posts/puppies-by-age/it.mdx:11: <Chart>: a post has no such part',
  ]);
  post('bones/post.json', '"published":', '"updated": "2020-02-02",\n"published":');
  post('puppies-by-age/post.json', '"2025-11-20"', '"20/11/2025"');
  expect(said()).toEqual(
    expect.arrayContaining([
      'content/posts/bones/post.json: updated: is before published',
      'content/posts/puppies-by-age/post.json: published: no such day; days are written as 2026-12-31',
    ]),
  );
});

test('the drawing step of a build names the invalid file', () => {
  edit('content/products/simple/facts.json', '"order": 3,', '"order": 3');
  const { status, stderr } = runIn(copy, 'scripts/art/index.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(/content\/products\/simple\/facts\.json: not valid JSON, line 3 \(/);
});

test('unfinished content is not built', () => {
  edit('content/posts/bones/lv.mdx', '## ', '## TODO: ');
  // The build would otherwise fail with this missing program.
  const { status, stderr } = runIn(copy, 'server/build/index.ts', { NEXT_BIN: 'no-such-program' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^content\/posts\/bones\/lv\.mdx:\d+: not written yet: TODO: .*\nNot built: texts are not written yet \(1\)\n$/,
    ),
  });
});
