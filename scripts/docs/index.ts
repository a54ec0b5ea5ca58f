/** Generates the files derived from the code, all or the named ones; `--check` only reports which are outdated. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '@/server/project-environment';
import { buildInlineScriptsModuleCode } from '../inline-scripts-module-code';
import { formatArchitectureMarkdown } from './architecture';
import { formatEnvExample } from './env-example';
import { formatEnvironmentMarkdown } from './environment';
import { formatLicencesMarkdown } from './licences';

const pages: Record<string, [file: string, text: () => string]> = {
  environment: ['docs/environment.md', formatEnvironmentMarkdown],
  'env-example': ['.env.example', formatEnvExample],
  architecture: ['docs/architecture.md', formatArchitectureMarkdown],
  'page-scripts': ['lib/page-scripts/bundled-scripts.ts', buildInlineScriptsModuleCode],
  licences: ['docs/licences.md', () => formatLicencesMarkdown()],
};

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
for (const name of positionals.length > 0 ? positionals : Object.keys(pages)) {
  const [file, text] = pages[name] ?? [];
  if (!file || !text) throw new Error(`There is no page ${name}; there are: ${Object.keys(pages).join(', ')}`);
  const full = path.join(projectDir, file);
  if (!values.check) writeFileSync(full, text());
  else if (readFileSync(full, 'utf8') !== text()) {
    process.stderr.write(`${file} is outdated: run npm run docs\n`);
    process.exitCode = 1;
  }
}
