import { beforeEach, expect, it, vi } from 'vitest';

const sent = vi.hoisted(() => ({ keys: [] as string[] }));
vi.mock('@/lib/auth/action-guards', () => ({
  requireRolesOrRejectedResult: async () => ({
    supabase: {
      rpc: async (_name: string, { reply_key }: { reply_key: string }) => {
        sent.keys.push(reply_key);
        return { data: null, error: null };
      },
    },
    t: (key: string) => key,
  }),
}));

const { replyToLead } = await import('@/lib/leads/reply-to-lead-action');
const first = {
  lead: 'contact:019aa000-0000-7000-8000-000000000001:1',
  key: '5f0d2a52-6a0e-4a55-9a0b-0a3a4f6f5a01',
  subject: 'Hello',
  body: 'First line\nSecond line',
};

async function keyOf(change: Partial<typeof first>): Promise<string | undefined> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...first, ...change })) data.set(name, value);
  await replyToLead(null, data);
  return sent.keys.at(-1);
}

beforeEach(() => {
  sent.keys = [];
});

it('sends the same reply again under the same key, however its lines end', async () => {
  expect(await keyOf({ body: 'First line\r\nSecond line' })).toBe(await keyOf({}));
});

it.each([{ subject: 'Hello again' }, { body: 'Another text' }, { key: '5f0d2a52-6a0e-4a55-9a0b-0a3a4f6f5a02' }])(
  'sends another reply under another key: %j',
  async (change) => {
    expect(await keyOf(change)).not.toBe(await keyOf({}));
  },
);
