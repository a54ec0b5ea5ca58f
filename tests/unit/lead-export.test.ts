import { parse } from 'csv-parse/sync';
import { expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ leads: 0, asked: [] as string[] }));
vi.mock('@/lib/auth/require-staff', () => ({ requireStaff: async () => ({}) }));
vi.mock('@/lib/leads/inbox', () => ({
  listLeads: async ({ before }: { before: string }, size: number) => {
    state.asked.push(before);
    const from = Number(before || 0);
    const until = Math.min(from + size, state.leads);
    const leads = Array.from({ length: until - from }, (_, index) => ({ name: `Lead ${from + index}`, flags: [] }));
    return { leads, next: until < state.leads ? String(until) : '' };
  },
}));

const { GET } = await import('@/app/[locale]/admin/leads/export/route');

it('exports every lead of the view, once, however many there are', async () => {
  state.leads = 12_345;
  const answer = await GET(new Request('http://localhost/admin/leads/export?status=new'));
  const rows: { name: string }[] = parse(await answer.text(), { bom: true, columns: true });
  expect(new Set(rows.map(({ name }) => name)).size).toBe(12_345);
  expect(rows).toHaveLength(12_345);
  expect(state.asked).toHaveLength(13);
});
