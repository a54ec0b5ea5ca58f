import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import { localeCodes } from '@/lib/i18n/locales';
import packageFile from '@/package.json' with { type: 'json' };
import { copyProject, readJson, writeJson } from '@/scripts/project-copy';
import { commandsOf, followTask, tasks } from './tasks';

describe.each(tasks)('%s', (task) => {
  const text = readFileSync(path.join('docs/tasks', task), 'utf8');

  test('names only commands that exist', () => {
    const scripts = commandsOf(task).map(({ command }) => /^npm run ([\w:]+)/.exec(command)?.[1]);
    expect(scripts.filter((name) => name && !(name in packageFile.scripts))).toEqual([]);
  });

  test('names only files that exist', () => {
    const files = [...text.matchAll(/`((?:[\w[\]().-]+\/)*[\w[\]().-]+\.(?:tsx?|mjs|json|md|css|sql))`/g)]
      .map(([, file = '']) => file)
      .filter((file) => file.includes('/'));
    const roots = ['.', ...readdirSync('.'), 'components/admin/leads', 'server/next-internals', 'tests/unit'];
    expect(files.filter((file) => !roots.some((root) => existsSync(path.join(root, file))))).toEqual([]);
    // A file named without its folder is somewhere in the project.
    const everything = [...readdirSync('.'), ...sources().map((file) => path.basename(file))];
    const bare = [...text.matchAll(/`([\w.-]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file);
    expect(bare.filter((file) => !everything.includes(file))).toEqual([]);
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.join('docs/tasks', link));
    expect(links.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names only exported names, fields and folders that the project has', () => {
    // Names of code such as `leadForms`, and calls such as `section(copy, 'id')`, by their first word.
    const names = [...text.matchAll(/`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name);
    const code = projectCode();
    expect([...new Set(names)].filter((name) => !code.includes(name))).toEqual([]);
  });
});

const sources = () =>
  ['app', 'components', 'lib', 'scripts', 'server', 'content', 'messages', 'tests'].flatMap(listFilesBelow);

let all = '';
function projectCode(): string {
  all ||= sources()
    .filter((file) => /\.(tsx?|mjs|json)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return all;
}

describe('followed to the letter in a copy, with the content check green at the end', { timeout: 600_000 }, () => {
  let copy: string;
  const at = (file: string) => path.join(copy, file);
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(at(file), 'utf8');
    const after = change(before);
    expect(after, file).not.toBe(before);
    writeFileSync(at(file), after);
  };
  const inEvery = (folder: string, change: (locale: string, file: string) => void) => {
    for (const locale of localeCodes) change(locale, `${folder}/${locale}`);
  };

  beforeAll(() => {
    copy = copyProject('tasks', ['scripts', 'public', 'deploy', 'package.json', 'biome.json', '.gitignore']);
  });
  beforeEach(() => {
    for (const folder of ['content', 'messages', 'app', 'components', 'lib']) {
      rmSync(at(folder), { recursive: true });
      cpSync(folder, at(folder), { recursive: true });
    }
    writeJson(at('package.json'), packageFile);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  test('a product', () => {
    const folder = 'content/products/hare-dinner';
    followTask(copy, 'add-a-product.md', {
      2: () => {
        const { notes, ...facts } = readJson(at(`${folder}/facts.json`));
        expect(notes).toBeTruthy();
        writeJson(at(`${folder}/facts.json`), facts);
      },
      3: () =>
        inEvery(folder, (locale, file) => {
          const texts = readJson(at(`content/products/simple/${locale}.json`));
          writeJson(at(`${file}.json`), { ...texts, name: 'Hare Dinner' });
        }),
    });
  });

  test('a post', () => {
    const folder = 'content/posts/winter-walks';
    followTask(copy, 'add-a-post.md', {
      2: () => writeJson(at(`${folder}/post.json`), { ...readJson(at(`${folder}/post.json`)), related: ['bones'] }),
      3: () =>
        inEvery(folder, (locale, file) => {
          const text = readFileSync(at(`content/posts/bones/${locale}.mdx`), 'utf8');
          writeFileSync(at(`${file}.mdx`), text.replace(/^title: "/m, 'title: "2026 '));
        }),
    });
  });

  test('a section of a page', () => {
    followTask(copy, 'add-a-section.md', {
      1: () =>
        inEvery('content/pages/about', (_, file) => {
          const page = readJson(at(`${file}.json`)) as { sections: { id: string; heading: string }[] };
          const company = page.sections.find(({ id }) => id === 'company');
          page.sections.push({ ...company, id: 'visitors', heading: `${company?.heading} 2` });
          writeJson(at(`${file}.json`), page);
        }),
      3: () =>
        edit('app/[locale]/about/page.tsx', (text) =>
          text.replace(
            '    </PageShell>',
            "      <HeadingAndText section={section(copy, 'visitors')} />\n    </PageShell>",
          ),
        ),
    });
  });

  test('a page', () => {
    followTask(copy, 'add-a-page.md', {
      1: () =>
        edit('lib/config/site-paths.ts', (text) => text.replace("faq: '/faq',", "faq: '/faq',\n  press: '/press',")),
      2: () =>
        inEvery('messages', (_, file) =>
          edit(`${file}.json`, (text) => {
            const messages = JSON.parse(text);
            messages.pageTitles.press = `${messages.pageTitles.about} 2`;
            return `${JSON.stringify(messages, null, 2)}\n`;
          }),
        ),
      3: () => cpSync(at('content/pages/about'), at('content/pages/press'), { recursive: true }),
      4: () => {
        mkdirSync(at('app/[locale]/press'));
        const about = readFileSync(at('app/[locale]/about/page.tsx'), 'utf8');
        const press = about.replace('AboutPage', 'PressPage').replace(/'about'(?=\)|,)/g, "'press'");
        writeFileSync(at('app/[locale]/press/page.tsx'), press.replace('sitePaths.about', 'sitePaths.press'));
      },
      5: () => {
        edit('components/site-shell/footer-links.ts', (text) =>
          text.replace("{ text: 'blog',", "{ text: 'press', path: sitePaths.press },\n      { text: 'blog',"),
        );
        inEvery('messages', (_, file) =>
          edit(`${file}.json`, (text) => {
            const messages = JSON.parse(text);
            messages.nav.press = `${messages.nav.about} 2`;
            return `${JSON.stringify(messages, null, 2)}\n`;
          }),
        );
      },
    });
  });
});
