import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium';

const port = Number(process.env.E2E_PORT ?? 3210);
export const e2eDataDir = process.env.E2E_DATA_DIR ?? '.data/e2e';
/** The component catalogue is not in a production build, but its own tests need it. */
export const testBuildEnv = { DESIGN_CATALOGUE: '1' };

/**
 * A photo in a slot invalidates every page for as long as the site runs. From then on Next.js renders it: reading all
 * pages of a language takes eleven seconds of CPU time instead of one.
 */
const invalidatesEveryPage = '**/media.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  // Maps server-only, which throws outside of Next.js, to an empty module.
  tsconfig: './tests/e2e/tsconfig.json',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  timeout: 60_000,
  // Retries once in CI, because a shared runner may stall. A test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/summary/browser.json' }]],
  outputDir: 'test-results/browser',
  snapshotPathTemplate: 'tests/e2e/screenshots/{arg}{ext}',
  expect: { timeout: 10_000 },
  // In this order.
  projects: [
    { name: 'site', testIgnore: invalidatesEveryPage },
    { name: 'pictures', testMatch: invalidatesEveryPage },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every test costs a third of the run time. A failed test takes a screenshot and is recorded on its
    // retry (in CI automatically, otherwise with `npx playwright test --last-failed --trace on`).
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node server/launch.mjs server/start.ts',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), DATA_DIR: e2eDataDir, ...testBuildEnv },
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
