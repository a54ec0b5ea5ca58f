import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFilesBelow } from '@/lib/files/list-files';
import packageFile from '@/package.json' with { type: 'json' };
import { copyProject } from '@/scripts/project-copy';
import { openTaskCopy, type TaskCopy } from './task-copy';
import { addField } from './task-steps/add-a-field';
import { addForm } from './task-steps/add-a-form';
import { addLanguage } from './task-steps/add-a-language';
import { addLeadStatus } from './task-steps/add-a-lead-status';
import { addPage } from './task-steps/add-a-page';
import { addPost } from './task-steps/add-a-post';
import { addProduct } from './task-steps/add-a-product';
import { addRole } from './task-steps/add-a-role';
import { addSection } from './task-steps/add-a-section';
import { followTasks, run, stepsOf, tasks } from './tasks';

describe.each(tasks)('%s', (task) => {
  const text = readFileSync(path.join('docs/tasks', task), 'utf8');

  test('names only commands that exist', () => {
    const scripts = stepsOf(task).flatMap(({ commands }) =>
      commands.map((command) => /^npm run ([\w:]+)/.exec(command)?.[1]),
    );
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

describe('upgrade-next.md', () => {
  const text = readFileSync('docs/tasks/upgrade-next.md', 'utf8');

  test('has a line for every file that knows a private format, and for no other', () => {
    const lines = [...text.matchAll(/^\| `([\w.-]+)`/gm)].map(([, file]) => file);
    expect([...new Set(lines)].sort()).toEqual(readdirSync('server/next-internals').sort());
  });

  test('upgrades the packages that have one version, and its test of the formats is found by that name', () => {
    const { dependencies } = packageFile;
    expect(dependencies['@next/env']).toBe(dependencies.next);
    expect(text).toContain('`npm i next@<version> @next/env@<version> && npm run lock:complete`');
    expect(text).toContain('npx playwright test next-contract`');
    expect(run('.', 'npx playwright test next-contract --list')).toMatch(/Total: [1-9]\d* tests in 1 file/);
  });
});

describe('followed to the letter, all in one copy', { timeout: 900_000 }, () => {
  let copy: TaskCopy;
  beforeAll(() => {
    const needed = ['scripts', 'public', 'deploy', 'docs', 'tests', 'supabase'];
    const files = ['biome.json', '.gitignore', 'vitest.config.ts', 'playwright.config.ts'];
    copy = openTaskCopy(copyProject('tasks', [...needed, ...files]));
    copy.writeJson('package.json', packageFile);
    followTasks(copy, [
      ['add-a-product.md', addProduct],
      ['add-a-post.md', addPost],
      ['add-a-section.md', addSection],
      ['add-a-page.md', addPage],
      ['add-a-field.md', addField],
      ['add-a-form.md', addForm],
      ['add-a-lead-status.md', addLeadStatus],
      ['add-a-role.md', addRole],
      ['add-a-language.md', addLanguage],
    ]);
  }, 900_000);
  afterAll(() => rmSync(copy.root, { recursive: true }));

  // The commands that the pages leave to the end, each once for all of them.
  test('the types are right', () => run(copy.root, 'npx tsc --noEmit --incremental false -p .'));

  test('the database tests pass, with the schema written anew', () => {
    const names = ['schema-dump', 'schema-rules', 'permissions', 'leads', 'lead-saving', 'lead-figures', 'team'];
    const files = names.map((name) => `tests/db/${name}.test.ts`);
    run(copy.root, `npx vitest run --config tests/db/vitest.config.ts ${files.join(' ')} -u`);
    for (const expected of ['contact_messages.town', 'visit_requests', "'waiting'", "'shops'", "'de'"])
      expect(copy.read('tests/db/fixtures/schema.txt')).toContain(expected);
  });

  test('completing the lock file, as after an upgrade, leaves the one of today as it is', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    copy.write('package-lock.json', lock);
    run(copy.root, 'npm run lock:complete');
    expect(copy.read('package-lock.json')).toBe(lock);
  });

  test('the unit tests that the pages name pass', () =>
    run(copy.root, 'npx vitest run tests/unit/lib/leads tests/unit/scripts/art.test.ts'));
});
