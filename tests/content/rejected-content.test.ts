import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseJsonFileText } from '@/lib/files/parse-file';
import { checkContent } from './check-content';
import { copyProjectTexts, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: string, to: string) {
  const text = readFileSync(path.join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
}
const linesOf = ({ status, stdout, stderr }: { status: number | null; stdout: string; stderr: string }) => {
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  return stdout.split('\n');
};

test('files that cannot be read are named with their line, by the check and by what dates the texts', () => {
  edit('messages/bg.json', '",\n', '"\n');
  edit('content/products/simple/lv.json', '",\n', '"\n');
  for (const program of ['scripts/content-check.ts', 'scripts/record-content-changes.ts'])
    expect(linesOf(runIn(copy, program))).toEqual([
      'content/products/simple/lv.json:2:19: not valid JSON: a comma is missing at the end of this line',
      expect.stringMatching(/^messages\/bg\.json:3:\d+: not valid JSON: a comma is missing at the end of this line$/),
      // What the check does not look at before these files can be read, the dates do not need.
      `2 problems in the content${program.includes('check') ? '; other checks wait until they are mended' : ''}`,
      '',
    ]);
  expect(() => parseJsonFileText('content/x.json', '{\n"a": "\uFFFD"}')).toThrow(
    /^content\/x\.json: line 2: not UTF-8; save the file/,
  );
  expect(() => parseJsonFileText('content/x.json', '\uFEFF{}')).toThrow(
    /^content\/x\.json: begins with a byte order mark/,
  );
});

test('everything wrong is reported at once, by file and field, and what editors leave behind is no content', async () => {
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
  edit(
    'content/pages/contact/fr.json',
    'Ces horaires sont',
    'De 9\u00a0h\u00a000 à 16\u00a0h\u00a000. Ces horaires sont',
  );
  edit('content/pages/contact/ru.json', 'Время указано', 'С 9:00 до 16:00. Время указано');
  edit('content/dictionaries/bg.json', '"g": "', '"g": "{brand} ');
  cpSync(path.join(copy, 'content/posts/puppies-by-age'), path.join(copy, 'content/posts/Puppies copy'), {
    recursive: true,
  });
  edit('content/products/raw-hunter/facts.json', '"complete"', '"complementary"');
  // Two values that changed places: the sum of the analysis is right, and so are the kilojoules.
  edit('content/products/beef-dinner/facts.json', '"protein": 17.0', '"protein": 6.0');
  edit('content/products/beef-dinner/facts.json', '"fat": 6.0', '"fat": 17.0');
  rmSync(path.join(copy, 'content/products/active/ru.json'));
  const issues = linesOf(await checkContent(copy)).filter((line) => !line.includes('run npm run content:dates'));
  for (const line of [
    /^content\/hero\.json:\d+:\d+: 1\.scene: /,
    /^content\/claims\.json:\d+:\d+: 0\.percent: /,
    /^content\/media\.json:\d+:\d+: tile\/cats: there is no public\/photos\/cats\.jpg$/,
    /^content\/media\.json:\d+:\d+: pack\/active-minced-1kg: .* is 480 x 640 pixels, not 481 x 640$/,
    /^content\/dictionaries\/cn\.json:\d+:\d+: analysis\.complementaryPetFoodCats: missing, but a product uses it$/,
    /^content\/dictionaries\/lv\.json:\d+:\d+: analysis\.crudeProtein: missing$/,
    /^content\/products\/beef-dinner\/facts\.json:\d+:\d+: nutrition\.kcal: 120 does not match protein, fat and carbohydrates, which give 174 to \d+$/,
    /^content\/dictionaries\/lv\.json:\d+:\d+: analysis\.rawProtein: not in content\/dictionaries\/en\.json$/,
    /^content\/posts\/bones\/post\.json:\d+:\d+: products\.0: there is no content\/products\/hare$/,
    /^content\/posts\/bones\/post\.json:\d+:\d+: related\.0: there is no content\/posts\/winter$/,
    /^content\/products\/simple\/it\.json: subtitle: is missing$/,
    /^content\/products\/simple\/it\.json:5:3: has 'subtitel', which nothing here reads: delete it or correct its name$/,
    /^content\/products\/active\/ru\.json: is missing$/,
    /^content\/pages\/why\/fr\.json:\d*:? ?.*has \{Brand\}, but only \{brand\} is filled in$/,
    /^content\/posts\/bones\/es\.mdx:\d+: has a brace, but only \{brand\} is filled in$/,
    /^content\/posts\/bones\/es\.mdx:\d+:\d+: .*expression/,
    /^content\/pages\/contact\/fr\.json:\d+:\d+: sections\.1\.paragraphs\.0: contains a time; the page shows the hours of content\/brand\.json$/,
    /^content\/pages\/contact\/ru\.json:\d+:\d+: sections\.1\.paragraphs\.0: contains a time; the page shows the hours of content\/brand\.json$/,
    /^content\/posts\/Puppies copy: cannot be part of a URL: use lower-case Latin letters/,
    /^content\/media\.json:\d+:\d+: tile\/cats: say in 'alt' what the photograph shows/,
    /^content\/dictionaries\/bg\.json:\d+:\d+: units\.g: has \{brand\}, but nothing is filled in here$/,
  ])
    expect(
      issues.filter((one) => line.test(one)),
      String(line),
    ).toHaveLength(1);
  // The kind that has no name is reported for each of the nine languages.
  expect(issues.filter((line) => line !== '')).toHaveLength(32);
});

test('what the text of a post cannot show is reported, and days that cannot be', async () => {
  const issues = async () => linesOf(await checkContent(copy)).slice(0, -2);
  const post = (name: string, from: string, to: string) => edit(`content/posts/${name}`, from, to);
  post('bones/post.json', '"related": [', '"related": ["bones", ');
  post('puppies-by-age/en.mdx', '---\n', '');
  post('puppies-by-age/lv.mdx', 'title: "', 'title: "a "b" ');
  post('puppies-by-age/es.mdx', 'title: "', 'title: "\uFFFD');
  const text = '---\n\n![](/photos/hare.jpg)\n\n[lepre](/hare?a#b) [qui](/faq#how)\n\n<Chart x="1" />\n\n';
  post('puppies-by-age/it.mdx', '---\n\n', text);
  expect(await issues()).toEqual([
    expect.stringMatching(/^content\/posts\/puppies-by-age\/es\.mdx:2:9: not UTF-8; save the file as UTF-8/),
    'content/posts/bones/post.json:8:15: related.0: names the post itself',
    'content/posts/puppies-by-age/en.mdx:1: does not begin with a header between two lines of ---',
    'content/posts/puppies-by-age/it.mdx:7:1: there is no public/photos/hare.jpg',
    'content/posts/puppies-by-age/it.mdx:11:1: <Chart>: a post has no such part',
    expect.stringMatching(
      /^content\/posts\/puppies-by-age\/lv\.mdx:2:\d+: its head cannot be read: write each text in straight/,
    ),
    'content/posts/puppies-by-age/lv.mdx:2:11: " is not a quotation mark of this language: use „…”',
    'content/posts/puppies-by-age/lv.mdx:2:13: " is not a quotation mark of this language: use „…”',
    ...['bones', 'puppies-by-age'].map(
      (slug) => `content/posts/${slug}: changed after its date in content/changes.json: run npm run content:dates`,
    ),
  ]);
  post('puppies-by-age/it.mdx', '<Chart x="1" />\n', '');
  expect(await issues()).toEqual(
    expect.arrayContaining([
      'content/posts/puppies-by-age/it.mdx:7:1: there is no public/photos/hare.jpg',
      'content/posts/puppies-by-age/it.mdx:9:1: /hare?a#b: leads to no page of the site',
      "content/posts/puppies-by-age/it.mdx:9:20: /faq#how: /faq has no place 'how'",
    ]),
  );
  post('bones/post.json', '"2026-01-15"', '"2099-01-01"');
  post('puppies-by-age/post.json', '"2025-11-20"', '"20/11/2025"');
  const ofDates = await issues();
  expect(ofDates.filter((line) => /puppies-by-age\/post\.json:\d+:\d+: updated: /.test(line))).toEqual([]);
  expect(ofDates).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/posts\/bones\/post\.json:\d+:\d+: updated: is before published$/),
      expect.stringMatching(/post\.json:\d+:\d+: published: no such day; days are written as 2026-12-31$/),
    ]),
  );
});

test('the drawing that every build begins with names the file', () => {
  edit('content/products/simple/facts.json', '"order": 3,', '"order": 3');
  const { status, stderr } = runIn(copy, 'scripts/art/index.ts');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/products\/simple\/facts\.json: line 2, column 13: not valid JSON: a comma is missing/,
  );
});

test('what is not written yet is not built', () => {
  edit('content/posts/bones/lv.mdx', '## ', '## TODO: ');
  // Were it built, it would fail for want of this program.
  const { status, stderr } = runIn(copy, 'server/build/index.ts', { NEXT_BIN: 'no-such-program' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^content\/posts\/bones\/lv\.mdx:\d+: not written yet: TODO: .*\nNot built: texts are not written yet \(1\)\n$/,
    ),
  });
});
