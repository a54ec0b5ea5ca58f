import { beforeEach, expect, it, vi } from 'vitest';

const emptied: string[] = [];
const supabase = {
  from: () => ({
    delete: () => ({
      eq: async (_column: string, slot: string) => {
        emptied.push(slot);
        return { error: null };
      },
    }),
  }),
};
vi.mock('@/lib/auth/action-guards', () => ({
  requireRolesOrRejectedResult: async () => ({ supabase, t: (key: string) => key }),
}));
vi.mock('@/lib/media/fetch-slot-overrides-and-revalidate', () => ({ fetchSlotOverridesAndRevalidate: async () => {} }));
const { assignMediaSlot } = await import('@/lib/media/media-actions');

function submit(slot: string, path: string) {
  const data = new FormData();
  data.set('slot', slot);
  data.set('path', path);
  return assignMediaSlot(null, data);
}
beforeEach(() => {
  emptied.length = 0;
});

it('empties a slot that the site no longer has', async () => {
  expect(await submit('packs/of-an-earlier-release', '')).toMatchObject({ ok: true, message: 'slotEmptied' });
  expect(emptied).toEqual(['packs/of-an-earlier-release']);
});

it('fills only slots that the site has', async () => {
  expect(await submit('packs/of-an-earlier-release', 'photos/pack.webp')).toMatchObject({
    ok: false,
    error: 'mediaAdmin.problems.correct',
  });
  expect(await submit('no slot', '')).toMatchObject({ ok: false, error: 'mediaAdmin.problems.correct' });
  expect(emptied).toEqual([]);
});
