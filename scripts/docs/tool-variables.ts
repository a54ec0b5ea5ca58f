/** Variables that scripts and the build read, beside those of `lib/env-variables.ts` and of the embedded back end: name, meaning, default. */
export const toolVariables: [name: string, meaning: string, fallback: string][] = [
  ['NEXT_OUTPUT', '`standalone` makes the build write a folder with only what the server needs, for containers.', ''],
  ['NEXT_DIST_DIR', 'Folder of the build.', '`.next`'],
  ['NEXT_BIN', 'The program that builds and develops; tests put another in its place.', "Next's own"],
  ['DESIGN_CATALOGUE', 'Builds the catalogue of parts at `/design` too.', ''],
  ['TYPES_CHECKED', 'The build leaves out its check of the types, which `npm test` makes by itself.', ''],
  ['CHROMIUM_PATH', 'Browser of the browser tests.', 'an installed one'],
  ['BENCH_PORT', 'Port of the servers that `npm run bench` measures.', '`3430`'],
  ['LIGHTHOUSE', 'How `npm run bench` calls Lighthouse.', '`npx`'],
  ['PLAN_PDF_OUT', 'Folder into which the tests of the feeding plan put the PDFs they made, to be looked at.', ''],
  ['CI', 'Browser tests: try once more, and refuse a test that is marked to run alone.', ''],
  [
    'TEST_SUPABASE_URL',
    'Runs the database tests on that back end, with `TEST_SUPABASE_PUBLISHABLE_KEY` and `TEST_SUPABASE_SECRET_KEY`: one for tests, because they write and delete.',
    '',
  ],
];

/** Set by the programs themselves for their children and by what runs them; nobody sets them by hand. */
export const internalVariables = [
  ...[
    'BUILT_ON',
    'BUILT_WITH_BACKEND',
    'LAUNCHER_PID',
    'NODE_ENV',
    'NEXT_PHASE',
    'NEXT_RUNTIME',
    'STRYKER_MUTATOR_WORKER',
  ],
  ...['BACKEND_PORT', 'BACKEND_INSTANCE', 'SUPABASE_JWT_SECRET'],
];
