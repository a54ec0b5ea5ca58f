import { beforeEach, expect, test, vi } from 'vitest';

const state = vi.hoisted(() => ({ roles: [] as string[][], reads: [] as string[] }));
vi.mock('@/lib/auth/require-staff', () => ({
  requireStaffWithRole: async (...roles: string[]) => {
    state.roles.push(roles);
    return { supabase: { rpc: async () => ({ data: [], error: null }) }, user: { id: 'reader' } };
  },
}));
const read = (name: string, value: unknown) => async () => {
  state.reads.push(name);
  return value;
};
vi.mock('@/lib/auth/write-audit-entry', () => ({ writeExportAuditEntry: read('audit log', undefined) }));
vi.mock('@/lib/leads/lead-queries', () => ({ listLeads: read('leads', { leads: [], next: '' }) }));
vi.mock('@/lib/newsletter/admin/subscriber-queries', () => ({
  parseSubscriberExportFilters: () => ({}),
  readAllSubscribers: read('subscribers', []),
}));
vi.mock('@/lib/stores/import/export-stores', () => ({
  storeExportContentTypes: { csv: 'text/csv', xlsx: 'application/xlsx' },
  fetchAndExportStores: read('stores', 'a'),
}));
beforeEach(() => Object.assign(state, { roles: [], reads: [] }));

const routes = {
  leads: [await import('@/app/[locale]/admin/leads/export/route'), '?kind=contact', ['leads', 'audit log']],
  subscribers: [await import('@/app/[locale]/admin/subscribers/export/route'), '', ['subscribers', 'audit log']],
  stores: [await import('@/app/[locale]/admin/stores/export/route'), '?type=csv', ['stores']],
} as const;

test.each(Object.entries(routes))(
  'HEAD of the export of %s has the headers and the check of GET, and neither reads nor logs',
  async (_name, [{ GET, HEAD }, query, reads]) => {
    const call = async (method: string, handler: typeof GET) => {
      const request = new Request(`http://site.example/export${query}`, { method });
      const response = await handler(request, { params: Promise.resolve({ locale: 'en' }) });
      return [[...response.headers], await response.text()] as const;
    };
    const [headers, body] = await call('GET', GET);
    expect(body).not.toBe('');
    expect(state.reads).toEqual(reads);
    state.reads = [];
    expect(await call('HEAD', HEAD)).toEqual([headers, '']);
    expect(state.reads).toEqual([]);
    expect(state.roles).toHaveLength(2);
    expect(state.roles[1]).toEqual(state.roles[0]);
  },
);
