import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { buildOutdatedParts } from '@/server/build/build';
import { type BuildStage, computeSourceStamps, markBuildPartCurrent } from '@/server/build/build-stamps';
import { runNextBuild } from '@/server/build/next-build';

const { projectDir } = vi.hoisted(() => ({ projectDir: `/tmp/build-${process.pid}` }));
vi.mock('@/server/project-environment', () => ({ projectDir }));
vi.mock('@/server/build/next-build', () => ({ runNextBuild: vi.fn(async () => 0) }));
vi.mock('@/server/build/generate-missing-art', () => ({ generateMissingArt: async () => 0 }));
vi.mock('@/server/build/write-response-bundle', () => ({
  writeResponseBundle: async () => ({ responses: 1, bytes: 1 }),
}));
vi.mock('@/lib/content/todo-marks', () => ({ findTodoProblemsInFolders: () => [] }));
vi.mock('@/server/terminal-output', () => ({ runTimedStep: (_report: unknown, run: () => unknown) => run() }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(projectDir, file)), { recursive: true });
  writeFileSync(path.join(projectDir, file), text);
};
const isMarked = (part: BuildStage) => existsSync(path.join(projectDir, '.next/stamps', part));
const parts: BuildStage[] = ['pictures', 'code', 'pages', 'served', 'finished'];

/** A site that is built, with all its marks. */
beforeEach(() => {
  vi.stubEnv('NEXT_TRACED_FILES', 'none');
  rmSync(projectDir, { recursive: true, force: true });
  write('.next/BUILD_ID', 'a');
  write('messages/en.json', 'one');
  write('lib/a.ts', 'one');
  const stamps = computeSourceStamps();
  for (const part of parts) markBuildPartCurrent(part, stamps);
  vi.mocked(runNextBuild).mockClear();
});
afterAll(() => rmSync(projectDir, { recursive: true, force: true }));
const buildOptions = () => vi.mocked(runNextBuild).mock.calls.map(([, options]) => options);

test('nothing changed: Next builds nothing', async () => {
  expect(await buildOutdatedParts('next', () => {})).toBe(0);
  expect(buildOptions()).toEqual([]);
});

test('changed texts: only the pages are rendered', async () => {
  write('messages/en.json', 'two');
  expect(await buildOutdatedParts('next', () => {})).toBe(0);
  expect(buildOptions()).toEqual([{ onlyPages: true, servedInPlace: true }]);
  expect(parts.filter(isMarked)).toEqual(['pictures', 'code', 'pages', 'served']);
});

test('changed code, or a build that is copied to a host: all of it', async () => {
  write('lib/a.ts', 'two');
  await buildOutdatedParts('next', () => {});
  write('messages/en.json', 'two');
  vi.stubEnv('NEXT_TRACED_FILES', undefined);
  await buildOutdatedParts('next', () => {});
  expect(buildOptions()).toEqual([
    { onlyPages: false, servedInPlace: true },
    { onlyPages: false, servedInPlace: false },
  ]);
});

test('after a failed build, texts as they were before are not what is on disk: all of it', async () => {
  write('messages/en.json', 'two');
  vi.mocked(runNextBuild).mockResolvedValueOnce(1);
  expect(await buildOutdatedParts('next', () => {})).toBe(1);
  expect(parts.filter(isMarked)).toEqual(['pictures']);
  write('messages/en.json', 'one');
  await buildOutdatedParts('next', () => {});
  expect(buildOptions()).toEqual([
    { onlyPages: true, servedInPlace: true },
    { onlyPages: false, servedInPlace: true },
  ]);
});
