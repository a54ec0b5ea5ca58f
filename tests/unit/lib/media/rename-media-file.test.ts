import { expect, it, vi } from 'vitest';

const copies: string[] = [];
const supabase = {
  storage: {
    from: () => ({
      copy: async (_from: string, to: string) => {
        copies.push(to);
        return { error: null };
      },
    }),
  },
};
vi.mock('@/lib/auth/action-guards', () => ({
  requireRolesOrRejectedResult: async () => ({ supabase, user: { id: 'anna' }, t: (key: string) => key }),
}));
vi.mock('@/lib/media/write-media-audit-entry', () => ({ writeMediaAuditEntry: async () => {} }));
const { copyMediaFile } = await import('@/lib/media/media-actions');

it.each([
  ['Photo', 'photos/photo.webp'],
  ['Photo.webp', 'photos/photo.webp'],
  ['Photo.WEBP', 'photos/photo.webp'],
  ['Σκύλος.Webp', 'photos/skylos.webp'],
  ['Photo 1.5 kg', 'photos/photo-1-5-kg.webp'],
  ['webp', 'photos/webp.webp'],
])('%s becomes %s: the extension stays, and is not repeated', async (name, expected) => {
  const data = new FormData();
  const fields = { bucket: 'site-files', path: 'photos/a.webp', toBucket: 'site-files', toFolder: 'photos', name };
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  expect(await copyMediaFile(null, data)).toMatchObject({ ok: true });
  expect(copies.splice(0)).toEqual([expected]);
});
