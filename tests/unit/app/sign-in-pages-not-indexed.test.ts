import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { GET } from '@/app/[locale]/auth/session/route';
import { buildUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

vi.mock('@/lib/auth/require-staff', () => ({ readSession: async () => null, sessionFingerprint: () => 'none' }));

it('no page under /auth is to be indexed', () => {
  const folder = 'app/[locale]/auth';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
  const pages = files.filter((file) => path.basename(file) === 'page.tsx');
  expect(pages.length).toBeGreaterThan(4);
  const metadata = /= \(\) => createUnindexedPageMetadata\(|return buildUnindexedPageMetadata\(/;
  expect(pages.filter((page) => !metadata.test(readFileSync(page, 'utf8')))).toEqual([]);
  expect(buildUnindexedPageMetadata('Sign in').robots).toEqual({ index: false });
});

it('nor is the state of the session', async () => {
  expect((await GET()).headers.get('x-robots-tag')).toBe('noindex');
});
