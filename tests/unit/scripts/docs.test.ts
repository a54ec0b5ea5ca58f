import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { environmentVariablesSchema } from '@/lib/config/env-variables';
import {
  findSidewaysImports,
  findUpwardImports,
  formatArchitectureMarkdown,
  formatImportGraphMarkdown,
} from '@/scripts/docs/architecture';
import { formatEnvExample } from '@/scripts/docs/env-example';
import { buildVariableTableCells, formatEnvironmentMarkdown } from '@/scripts/docs/environment';
import { projectPartOf, sourceFilesUnder } from '@/scripts/docs/imports';
import { formatLicencesMarkdown, isLicenceAccepted } from '@/scripts/docs/licences';
import { internalVariableNames, toolVariables } from '@/scripts/docs/tool-variables';
import { buildInlineScriptsModuleCode } from '@/scripts/inline-scripts-module-code';
import { backendVariablesSchema as backEnd } from '@/server/embedded-supabase/settings';

test.each([
  ['docs/environment.md', formatEnvironmentMarkdown],
  ['.env.example', formatEnvExample],
  ['docs/architecture.md', formatArchitectureMarkdown],
  ['docs/licences.md', () => formatLicencesMarkdown()],
  ['lib/page-scripts/bundled-scripts.ts', buildInlineScriptsModuleCode],
])('%s is up to date with the code: run `npm run docs`', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text());
});

test('systemd starts the program of `npm start` directly, because npm does not forward signals', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('docs/deploy/vps.md', 'utf8')).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
});

test('no layer imports from one above it', () => {
  expect(findUpwardImports()).toEqual([]);
  expect(findUpwardImports(new Map([['lib/leads', ['components/leads', 'lib']]]))).toEqual([
    'lib/leads -> components/leads',
  ]);
});

test('areas and domains do not import each other, including those not named in biome.json', () => {
  expect(findSidewaysImports()).toEqual([]);
  const imports = [
    ['lib/stores', ['lib/content', 'lib/auth', 'lib/i18n']],
    ['components/blog', ['components/home', 'components/ui']],
  ] as const;
  expect(findSidewaysImports(new Map(imports.map(([from, to]) => [from, [...to]])))).toEqual([
    'lib/stores -> lib/content',
    'components/blog -> components/home',
  ]);
});

test('the diagram shows a new import once', () => {
  const arrows = (imports: [string, string[]][]) => formatImportGraphMarkdown(new Map(imports)).match(/\w+ --> \w+/g);
  expect(arrows([['app', ['lib/leads', 'lib/stores', 'lib']]])).toEqual(['routes --> domains', 'routes --> ground']);
  expect(projectPartOf('lib/leads/submit-actions.ts')).toBe('lib/leads');
  expect(projectPartOf('lib/config/env.ts')).toBe('lib/config');
  expect(projectPartOf('lib/mail/admin/outbox-queries.ts')).toBe('lib/mail/admin');
});

test('a row has the accepted values, the default, and when it is required', () => {
  const meta = (extra: object) => ({ description: 'Meaning.', ...extra });
  expect(
    buildVariableTableCells(
      'A',
      z.coerce
        .number()
        .int()
        .min(1)
        .max(9)
        .default(2)
        .meta(meta({ built: true })),
    ),
  ).toEqual(['`A`', 'Meaning.', '1 to 9', '`2`', 'no', 'build']);
  expect(buildVariableTableCells('B', z.url().meta(meta({}))).slice(2)).toEqual(['URL', '', 'yes', 'start']);
  expect(
    buildVariableTableCells(
      'C',
      z
        .enum(['x', 'y'])
        .optional()
        .meta(meta({ when: 'with A' })),
    ).slice(2),
  ).toEqual(['`x`, `y`', '', 'with A', 'start']);
  expect(() => buildVariableTableCells('D', z.string())).toThrow('D has no description');
});

test('every variable that any program of the project reads is described', () => {
  const folders = ['app', 'components', 'lib', 'scripts', 'supabase', 'tests'].flatMap((folder) =>
    sourceFilesUnder('.', folder),
  );
  const files = [...folders, ...readdirSync('.').filter((name) => name.endsWith('.ts'))];
  const read = files.flatMap((file) => readFileSync(file, 'utf8').match(/process\.env\.[A-Z][A-Z0-9_]+/g) ?? []);
  const known = [
    ...Object.keys({ ...environmentVariablesSchema.shape, ...backEnd.shape }),
    ...toolVariables.map(([name]) => name),
  ];
  const names = new Set(read.map((match) => match.replace('process.env.', '')));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => ![...known, ...internalVariableNames].includes(name))).toEqual([]);
});

test('a package with an unaccepted or missing licence is reported by name', () => {
  const lock = (license?: string) =>
    JSON.stringify({ packages: { 'node_modules/thing': { version: '1.0.0', license } } });
  expect(formatLicencesMarkdown(lock('MIT'))).toContain('thing 1.0.0');
  for (const license of ['AGPL-3.0-only', 'MIT AND GPL-3.0-only', undefined])
    expect(() => formatLicencesMarkdown(lock(license))).toThrow('not accepted: thing');
  expect(isLicenceAccepted('(AGPL-3.0-only OR MIT)')).toBe(true);
});
