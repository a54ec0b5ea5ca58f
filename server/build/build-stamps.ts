import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentVariablesSchema } from '@/lib/config/env-variables';
import { projectDir } from '@/server/project-environment';

/** Files and folders that the pages of a build depend on. */
export const pageBuildInputPaths = [
  ...['app', 'components', 'lib', 'messages', 'content', 'public', 'documents', 'assets'],
  ...[
    'instrumentation.ts',
    'server/log-request-error.ts',
    'server/start-background-work.ts',
    'server/stop-background-work.ts',
    'server/wait-until-launcher-reports-backend.ts',
    'server/mail-composer-registry.ts',
    'next.config.ts',
  ],
  ...[
    'middleware.ts',
    'postcss.config.mjs',
    'tsconfig.json',
    'package-lock.json',
    'server/next-internals/cache-handler.mjs',
    'server/next-internals/action-ids.ts',
  ],
];

// Texts and data that code reads from disk when it renders a page. Code may import the JSON files directly in `content`.
const isReadAtRuntime = (file: string) => /^(messages|public)\/|^content\/[^/]+\//.test(file);

/** The code that turns the output of Next into the response bundle; other changes of the server need no new bundle. */
const preparation = [
  'server/build',
  'server/next-internals',
  'server/http/serve-assets-from-disk.ts',
  'server/http/prepared-response-bundle.ts',
];

/** Folders whose files are drawn after a build and served directly. */
export const foldersDrawnAfterBuild = ['public/catalogue', 'public/og'];

// Variables whose values prerendered pages contain.
const pageValues = Object.entries(environmentVariablesSchema.shape).flatMap(([name, type]) =>
  type.meta()?.built ? [name] : [],
);
const isBuiltIn = (name: string) =>
  pageValues.includes(name) || name === 'DESIGN_CATALOGUE' || name === 'NEXT_OUTPUT' || name.startsWith('NEXT_PUBLIC_');

/** The folder of the build, as in next.config.ts. */
export const buildDir = path.join(projectDir, process.env.NEXT_DIST_DIR || '.next');

/** The parts of a build; each of the last four depends on the previous one. */
export type BuildStage = 'pictures' | 'code' | 'pages' | 'served' | 'finished';
const stampFile = (part: BuildStage) => path.join(buildDir, 'stamps', part);

function* filesUnder(file: string): Generator<string> {
  if (!existsSync(file) || foldersDrawnAfterBuild.includes(path.relative(projectDir, file))) return;
  if (!statSync(file).isDirectory()) {
    yield file;
    return;
  }
  for (const name of readdirSync(file).sort()) yield* filesUnder(path.join(file, name));
}

function hashOf(paths: string[], isIncluded = (_file: string) => true) {
  const hash = createHash('sha256');
  for (const source of paths)
    for (const file of filesUnder(path.join(projectDir, source))) {
      const relativePath = path.relative(projectDir, file);
      if (!isIncluded(relativePath)) continue;
      const content = readFileSync(file);
      hash.update(`${relativePath}\0${content.length}\0`).update(content);
    }
  return hash;
}

/** A hash of the code that turns the output of Next into the response bundle, and of its libraries. */
export const hashCodeThatWritesResponseBundle = () => hashOf([...preparation, 'package-lock.json']).digest('hex');

/** What decides whether a picture is missing: the drawings, which products and posts there are, and which files. */
function picturesStamp(): string {
  const hash = hashOf(['scripts/art', 'content/media.json', 'package-lock.json']);
  for (const folder of ['content', 'public', 'app', 'components/admin/dashboard'])
    for (const file of filesUnder(path.join(projectDir, folder))) {
      hash.update(`${path.relative(projectDir, file)}\0`);
      if (path.basename(file) === 'facts.json') hash.update(readFileSync(file));
    }
  return hash.digest('hex');
}

/** Hashes of everything that each part of a build depends on. */
export function computeSourceStamps(): Record<BuildStage, string> {
  const names = Object.keys(process.env).filter(isBuiltIn).sort();
  const variables = [
    ...names.map((name) => `${name}=${process.env[name]}`),
    // As next.config.ts has it.
    `BUILT_WITH_BACKEND=${Boolean(process.env.SUPABASE_URL)}`,
  ];
  const hashWithVariables = (hash: ReturnType<typeof hashOf>) => hash.update(variables.join('\0')).digest('hex');
  const code = hashWithVariables(hashOf(pageBuildInputPaths, (file) => !isReadAtRuntime(file)));
  const pages = hashWithVariables(hashOf(pageBuildInputPaths));
  const served = hashOf(preparation).update(pages).digest('hex');
  return { pictures: picturesStamp(), code, pages, served, finished: served };
}

/** True if a part of the last build was built from these sources. */
export function isBuildPartCurrent(part: BuildStage, stamps: Record<BuildStage, string>): boolean {
  const complete = existsSync(path.join(buildDir, 'BUILD_ID')) && existsSync(stampFile(part));
  return complete && readFileSync(stampFile(part), 'utf8') === stamps[part];
}

export function markBuildPartCurrent(part: BuildStage, stamps: Record<BuildStage, string>): void {
  mkdirSync(path.dirname(stampFile(part)), { recursive: true });
  writeFileSync(stampFile(part), stamps[part]);
}

/** Marks a part as outdated, which it is while it is being rebuilt. */
export function markBuildPartOutdated(part: BuildStage): void {
  rmSync(stampFile(part), { force: true });
}
