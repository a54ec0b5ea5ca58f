import { expect, test, vi } from 'vitest';

vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({}) }));
vi.mock('@/lib/stores/import/check-and-stage-store-import', () => ({
  checkAndStageStoreImport: async (_: object, __: Uint8Array, ___: object, send: (line: object) => void) => {
    send({ stage: 'reading' });
    return { ok: true };
  },
}));
const { POST } = await import('@/app/api/stores/import/route');

test('the progress of an import passes through nginx line by line, and the result comes last', async () => {
  const response = await POST(new Request('http://site.example/api/stores/import', { method: 'POST', body: 'a' }));
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  expect(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([{ stage: 'reading' }, { ok: true }]);
});
