/** Generates the files derived from the code, all or the named ones; `--check` only reports which are outdated. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '@/server/project-environment';
import { buildInlineScriptsModuleCode } from '../inline-scripts-module-code';
import { parseCommandLine } from '../parse-command-line';
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

const usage = `Usage: npm run docs -- [<page> ...] [--check]
  The pages are ${Object.keys(pages).join(', ')}; without one, all are written.
  --check  only reports which are outdated
`;
const { values, positionals } = parseCommandLine(usage, {
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !pages[name]);
if (unknown) {
  process.stderr.write(`There is no page ${unknown}\n${usage}`);
  process.exit(1);
}
for (const [name, [file, text]] of Object.entries(pages)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const full = path.join(projectDir, file);
  if (!values.check) writeFileSync(full, text());
  else if (readFileSync(full, 'utf8') !== text()) {
    process.stderr.write(`${file} is outdated: run npm run docs\n`);
    process.exitCode = 1;
  }
}
