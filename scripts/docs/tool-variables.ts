/**
 * Variables that scripts and the build read, in addition to those of `lib/config/env-variables.ts` and of the
 * embedded back end: name, meaning, default.
 */
export const toolVariables: [name: string, meaning: string, fallback: string][] = [
  ['NEXT_OUTPUT', '`standalone` makes the build write a folder with only what the server needs, for containers.', ''],
  [
    'NEXT_TRACED_FILES',
    '`none` makes a build that is served where it is: it does not list the files that a host would have to copy. Set by `npm start`.',
    '',
  ],
  ['NEXT_DIST_DIR', 'Output folder of the build.', '`.next`'],
  ['NEXT_BIN', 'Program used to build and to run the development server; tests replace it.', "Next's own"],
  ['DESIGN_CATALOGUE', 'Also builds the component catalogue at `/design`.', ''],
  ['CHROMIUM_PATH', 'Browser used by the browser tests.', 'an installed one'],
  ['E2E_PORT', 'Port of the site that the browser tests start.', '`3210`'],
  ['E2E_DATA_DIR', 'Data folder of that site.', '`.data/e2e`'],
  ['BENCH_PORT', 'Port of the servers that `npm run bench` measures.', '`3430`'],
  ['LIGHTHOUSE', 'Program with which `npm run bench` runs Lighthouse.', '`npx`'],
  ['PLAN_PDF_OUT', 'Folder in which the feeding plan tests save their PDFs for inspection.', ''],
  ['UPDATE_DOCS', 'The contract test writes the table of `docs/back-end.md` instead of comparing it.', ''],
  ['CI', 'Browser tests: retry once, and refuse `test.only`.', ''],
  [
    'TEST_SUPABASE_URL',
    'Runs the database tests against this back end, with `TEST_SUPABASE_PUBLISHABLE_KEY` and `TEST_SUPABASE_SECRET_KEY`. Use a test project: the tests write and delete.',
    '',
  ],
];

/** Set by programs for their child processes and by the tools that run them, never by hand. */
export const internalVariableNames = [
  ...[
    'BUILT_ON',
    'BUILT_WITH_BACKEND',
    'LAUNCHER_PID',
    'NEXT_COMPILER_CACHE',
    'NODE_ENV',
    'NEXT_PHASE',
    'NEXT_RUNTIME',
    'STRYKER_MUTATOR_WORKER',
    'TEST_TEMPLATES',
  ],
  ...['BACKEND_PORT', 'BACKEND_INSTANCE', 'SUPABASE_JWT_SECRET'],
];
