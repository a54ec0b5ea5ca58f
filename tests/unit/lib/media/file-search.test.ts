import { expect, it, vi } from 'vitest';

const listed = vi.hoisted(() => ({ search: '' }));
vi.mock('@/lib/auth/require-staff', () => ({
  requireStaffWithRole: async () => ({
    supabase: {
      storage: {
        from: () => ({
          list: async (_folder: string, { search }: { search: string }) => {
            listed.search = search;
            return { data: [], error: null };
          },
        }),
      },
    },
  }),
}));

const { listMediaFilesPage } = await import('@/lib/media/media-queries');

it.each([
  ['price list', 'price-list'],
  ['Price List.pdf', 'price-list.pdf'],
  ['Τιμές 2026.pdf', 'times-2026.pdf'],
  ['price-list.pdf', 'price-list.pdf'],
  ['IMG_0001', 'img-0001'],
  ['scan(2)', 'scan-2'],
  ['v1.2_final.jpg', 'v1-2-final.jpg'],
  ['v1.2', 'v1-2'],
  ['IMG', 'IMG'],
  ['肉', '肉'],
  ['', ''],
])('%j is looked for as %j, as uploads are named', async (search, expected) => {
  await listMediaFilesPage('site-files', 'price-lists', search, 1);
  expect(listed.search).toBe(expected);
});
