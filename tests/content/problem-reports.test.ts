import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { localeCodes } from '@/lib/i18n/locales';
import { checkContent } from './check-content';
import { copyProjectTexts, copyProjectTextsAndPrograms, runIn } from './project-copy';

let copy: string;
beforeEach(() => {
  copy = copyProjectTexts();
});
afterEach(() => rmSync(copy, { recursive: true }));

const at = (file: string) => path.join(copy, file);
const write = (file: string, text: string) => writeFileSync(at(file), text);
const edit = (file: string, change: (text: string) => string) => {
  const old = readFileSync(at(file), 'utf8');
  const changed = change(old);
  expect(changed).not.toBe(old);
  write(file, changed);
};
// biome-ignore lint/suspicious/noExplicitAny: the tests change whatever the files contain.
type Json = any;
const editJson = (file: string, change: (value: Json) => void) =>
  edit(file, (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value, null, 2);
  });

/** The lines of the check without the reminder to date the changes. */
async function check(...args: string[]): Promise<string[]> {
  const { stdout, stderr } = await checkContent(copy, args);
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => line && !line.includes('content:dates'));
}
/** What the check reports, without its last line. */
const problems = async () => (await check()).slice(0, -1);

describe('files and folders', () => {
  test.each(['stores', 'brand', 'media', 'countries', 'ingredients', 'places', 'redirects'])(
    'a deleted content/%s.json is named, and that other checks wait for it',
    async (name) => {
      const file = `content/${name}.json`;
      rmSync(at(file));
      const lines = [
        `${file}: is missing: bring it back with git restore ${file}`,
        '1 problem in the content; other checks wait until it is mended',
      ];
      expect(await check()).toEqual(lines);
      expect(runIn(copy, 'scripts/record-content-changes.ts').stdout).toContain(lines[0]);
    },
  );

  test('each missing file of a language is reported once', async () => {
    for (const file of ['messages/lv.json', 'content/products/simple/lv.json', 'content/posts/bones/lv.mdx'])
      rmSync(at(file));
    rmSync(at('content/pages/cats/en.json'));
    rmSync(at('content/dictionaries/fr.json'));
    expect((await problems()).sort()).toEqual([
      'content/dictionaries/fr.json: is missing',
      'content/pages/cats/en.json: is missing',
      'content/posts/bones/lv.mdx: is missing',
      'content/products/simple/lv.json: is missing',
      'messages/lv.json: is missing',
    ]);
  });

  test('a file among the folders and a file with a wrong name are reported with what to do', async () => {
    write('content/products/notes.txt', 'hello');
    write('content/posts/notes.txt', 'hello');
    write('content/notes.txt', 'hello');
    renameSync(at('content/products/yummy/en.json'), at('content/products/yummy/EN.json'));
    renameSync(at('content/posts/bones/lv.mdx'), at('content/posts/bones/lv.md'));
    write('content/posts/bones/plan.docx', 'hello');
    const lines = await problems();
    expect(lines).toEqual([
      'content/notes.txt: nothing reads this file: delete it',
      'content/posts/bones/lv.md: nothing reads this file: rename it to lv.mdx',
      'content/posts/bones/lv.mdx: is missing',
      'content/posts/bones/plan.docx: nothing reads this file: delete it, or name it as post.json, or a language such as en.mdx',
      'content/posts/notes.txt: a file, not a post, which is a folder; nothing reads it: delete it',
      'content/products/notes.txt: a file, not a product, which is a folder; nothing reads it: delete it',
      'content/products/yummy/EN.json: nothing reads this file: rename it to en.json',
      'content/products/yummy/en.json: is missing',
    ]);
  });

  test('a folder of no page is reported as such, once', async () => {
    mkdirSync(at('content/pages/promo'));
    for (const locale of localeCodes)
      cpSync(at(`content/pages/about/${locale}.json`), at(`content/pages/promo/${locale}.json`));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^content\/pages\/promo: no page of the site has this name, .*: delete it, or have the page/,
      ),
    ]);
  });
});

describe('messages', () => {
  test('a value that is no text is named, and only once', async () => {
    editJson('messages/lv.json', (texts) => {
      texts.common.close = 3;
      texts.nav.contact = null;
      texts.nav.exports = ['a', 'b'];
      texts.nav.compare = { text: 'Salīdzināt' };
      texts.cart = 'x';
      texts.leadReplies = 'x';
    });
    const lines = await problems();
    for (const [key, value] of [
      ['common.close', 'the number 3'],
      ['nav.contact', 'null'],
      ['nav.exports', 'a list'],
      ['nav.compare', 'a group'],
    ])
      expect(lines.filter((line) => line.includes(`: ${key}`))).toEqual([
        expect.stringMatching(
          new RegExp(`^messages/lv\\.json:\\d+:\\d+: ${key}: should be a text in quotes, not ${value}$`),
        ),
      ]);
    expect(lines.filter((line) => line.includes(': leadReplies'))).toEqual([
      expect.stringMatching(/: leadReplies: should be a group in \{ \}, not the text 'x'$/),
    ]);
    expect(lines.some((line) => line.endsWith(': cart: not in the other languages'))).toBe(true);
  });
});

describe('wording', () => {
  test('a merge conflict is called one', async () => {
    const conflict = '<<<<<<< HEAD\n$1=======\n$1>>>>>>> texts\n';
    edit('messages/lv.json', (text) => text.replace(/( {2}"[^\n]*\n)/, conflict));
    edit('content/posts/bones/lv.mdx', (text) => text.replace(/^(title: .*\n)/m, conflict));
    edit('content/posts/bones/fr.mdx', (text) => text.replace('\n## ', '\n=======\n## '));
    edit('content/posts/bones/es.mdx', (text) => text.replace('\n## ', '\n>>>>>>> texts\n## '));
    const lines = await problems();
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/posts\/bones\/es\.mdx:\d+:1: a merge conflict of git: keep the lines of one side/,
      ),
      expect.stringMatching(/^content\/posts\/bones\/fr\.mdx:\d+:1: a merge conflict of git/),
      expect.stringMatching(/^content\/posts\/bones\/lv\.mdx:2:1: a merge conflict of git/),
      expect.stringMatching(/^messages\/lv\.json:2:1: a merge conflict of git/),
    ]);
  });

  test('a value against a rule is reported with the rule', async () => {
    editJson('content/pages/faq/lv.json', ({ sections }) => {
      sections[0].items[1].key = 'ερώτηση';
    });
    editJson('content/stores.json', ({ stores }) => {
      stores[0].specialDays = [{ date: '24.12.2026', closed: true }];
    });
    editJson('content/changes.json', (changes) => {
      changes['pages/about'].gr = 'yesterday';
    });
    editJson('content/redirects.json', ({ moved }) => {
      moved.push({ from: '/old-page', to: '/about' });
    });
    editJson('content/pages/about/fr.json', (page) => {
      page.metaDescription = 'court';
    });
    editJson('messages/fr.json', (texts) => {
      texts.nav.exports = ' ';
    });
    const { stdout } = await checkContent(copy);
    const lines = stdout.split('\n');
    for (const expected of [
      /^content\/redirects\.json:\d+:\d+: moved\.\d+\.since: is missing$/,
      /^content\/pages\/faq\/lv\.json:\d+:\d+: sections\.0\.items\.1\.key: is no key: write Latin letters, digits, - or _/,
      /^content\/stores\.json:\d+:\d+: stores\.0\.specialDays\.0\.date: no such day; days are written as 2026-12-31$/,
      /^content\/changes\.json:\d+:\d+: pages\/about\.gr: is not written by hand: delete this line and run npm run content:dates$/,
      /^content\/pages\/about\/fr\.json:\d+:\d+: metaDescription: is too short: 5 characters, at least 30$/,
      /^messages\/fr\.json:\d+:\d+: nav\.exports: is empty/,
    ])
      expect(
        lines.filter((line) => expected.test(line)),
        `${expected}\n${stdout}`,
      ).toHaveLength(1);
  });

  test('Windows line ends are reported with the way to repair them', async () => {
    edit('content/pages/about/fr.json', (text) => text.replaceAll('\n', '\r\n'));
    expect((await check())[0]).toBe(
      'content/pages/about/fr.json:1: has the line ends of Windows: save it with those of Unix (LF), or run the check with --fix',
    );
  });

  test('a name that the dictionary lacks and a product uses is reported once', async () => {
    editJson('content/dictionaries/lv.json', ({ ingredients }) => {
      delete ingredients.carrot;
    });
    expect((await problems()).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'content/dictionaries/lv.json: ingredients.carrot: missing, but a product uses it',
    ]);
  });

  test('a claim removed from the figures is named wherever else it is left', async () => {
    editJson('content/claims.json', (claims) => claims.pop());
    const lines = await problems();
    for (const locale of localeCodes)
      expect(
        lines.filter((line) => line.includes(`/${locale}.json`)).map((line) => line.replace(/:\d+:\d+.*?: /, ' ')),
      ).toEqual([
        expect.stringMatching(
          /^content\/pages\/home\/.* content\/claims\.json has no figure for 'vetVisits', so the page/,
        ),
        expect.stringMatching(
          /^content\/pages\/why\/.* content\/claims\.json has no figure for 'vetVisits', so the page/,
        ),
        expect.stringMatching(/^content\/terms\/.* there is no claim 'claims\.vetVisits': delete this entry/),
      ]);
  });

  test('a claim that no longer exists is named in the file of terms that still lists it', async () => {
    const claim = 'vetVisits';
    edit('content/terms/fr.json', (text) => text.replaceAll(`claims.${claim}`, 'claims.vetVisit'));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^content\/terms\/fr\.json:\d+:\d+: claimPhrases: there is no claim 'claims\.vetVisit': delete this entry, or correct its name$/,
      ),
    ]);
  });
});

describe('sections of pages', () => {
  const faq = 'content/pages/faq/lv.json';

  test('a removed question is named, and nothing else', async () => {
    editJson(faq, ({ sections }) => sections[0].items.shift());
    expect((await problems()).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      `${faq}: sections.0.items: the entry 'what-is-barf' is missing; the English file has it`,
    ]);
  });

  test('another order is one problem for each list', async () => {
    editJson(faq, ({ sections }) => {
      sections.reverse();
      sections[0].items.reverse();
    });
    const lines = await problems();
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/sections: the sections stand in another order than in English; put them in this one: /);
    expect(lines[1]).toMatch(/sections\.0\.items: the entries stand in another order than in English/);
  });

  test('another number of paragraphs is told in words, and what is left in English is still found', async () => {
    const english = JSON.parse(readFileSync('content/pages/about/en.json', 'utf8')).sections;
    editJson('content/pages/about/lv.json', ({ sections }) => {
      sections[0].paragraphs.shift();
      sections[1].paragraphs[0] = english[1].paragraphs[0];
      sections.push({ id: 'more', heading: 'Vēl', paragraphs: [] });
    });
    const lines = await problems();
    expect(lines.filter((line) => line.includes('sections.0'))).toEqual([
      expect.stringMatching(
        /sections\.0\.paragraphs: the section 'company' has \d paragraphs? here and \d in English: write as many in every language$/,
      ),
    ]);
    expect(lines.some((line) => /sections\.1\.paragraphs\.0: same as English/.test(line))).toBe(true);
    expect(lines.filter((line) => line.includes("'more'"))).toEqual([
      expect.stringMatching(
        /the section 'more' is not in the English file: delete it here, or add it in every language$/,
      ),
    ]);
  });
});

test('files that the programs import keep the other checks waiting, which the last line says, also after --fix', () => {
  const programs = copyProjectTextsAndPrograms();
  const run = (...args: string[]) => runIn(programs, 'scripts/content-check.ts', {}, args, programs);
  const changeJson = (file: string, change: (value: Json) => void) => {
    const value = JSON.parse(readFileSync(file, 'utf8'));
    change(value);
    writeFileSync(path.join(programs, file), JSON.stringify(value, null, 2));
  };
  try {
    changeJson('content/redirects.json', ({ moved }) => moved.push({ from: '/old-page', to: '/about' }));
    changeJson('messages/lv.json', ({ nav }) => {
      nav.exports = ' ';
    });
    for (const { stdout, stderr } of [run(), run('--fix')])
      expect({ stderr, lines: stdout.trim().split('\n') }).toEqual({
        stderr: '',
        lines: [
          expect.stringMatching(/^content\/redirects\.json:\d+:\d+: moved\.\d+\.since: is missing$/),
          '1 problem in the content; other checks wait until it is mended',
        ],
      });
    changeJson('content/redirects.json', () => undefined);
    changeJson('content/ingredients.json', (ingredients) => {
      delete ingredients.carrot;
    });
    const unknown = run()
      .stdout.split('\n')
      .filter((line) => line.includes("unknown ingredient 'carrot'"));
    expect(unknown).toEqual([
      expect.stringMatching(/: add it to content\/ingredients\.json .* \(also in \d+ other places\)$/),
    ]);
  } finally {
    rmSync(programs, { recursive: true });
  }
});
