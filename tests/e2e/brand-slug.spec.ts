import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brand } from '@/lib/brand';

const copy = '.cache/brand-slug';
const slug = 'zoira';
const port = 3212;
const env = { ...process.env, DESIGN_CATALOGUE: '', NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
const next = join(process.cwd(), 'node_modules/next/dist/bin/next');
const parts = [
  'app',
  'assets',
  'components',
  'content',
  'lib',
  'messages',
  'next.config.ts',
  'middleware.ts',
  'postcss.config.mjs',
  'tsconfig.json',
];
let site: ChildProcess;

test.describe.configure({ mode: 'serial' });

// The one edit that the README promises: the slug in content/brand.json.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of parts) if (existsSync(part)) cpSync(part, join(copy, part), { recursive: true });
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  writeFileSync(join(copy, 'content/brand.json'), JSON.stringify({ ...brand, slug }));
  const build = spawnSync(process.execPath, [next, 'build'], { cwd: copy, env, encoding: 'utf8' });
  expect(build.status, build.stdout + build.stderr).toBe(0);
  site = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: copy, env, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          (r) => r.status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});
test.afterAll(() => {
  site?.kill();
  rmSync(copy, { recursive: true, force: true });
});

test('the routes that carry the slug move with it', async ({ request }) => {
  const status = async (path: string) => (await request.get(`http://localhost:${port}${path}`)).status();
  for (const path of [
    `/why-${slug}-food`,
    `/cn/why-${slug}-food`,
    `/products/${slug}-active`,
    `/ru/products/${slug}-simple`,
    `/products/${slug}-normal-life`,
  ])
    expect(await status(path), path).toBe(200);
  for (const path of [`/why-${brand.slug}-food`, `/products/${brand.slug}-active`])
    expect(await status(path), path).toBe(404);
});

test('no built page links to the old slug, and the catalogue of parts is not built', () => {
  const folder = join(copy, '.next/server/app');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(300);
  expect(pages.filter((file) => file.includes('design'))).toEqual([]);
  const old = new RegExp(`why-${brand.slug}-food|products/${brand.slug}-`);
  expect(pages.filter((file) => old.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});
