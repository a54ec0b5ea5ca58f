import { expect, test, vi } from 'vitest';

// Strangers and staff alike: what comes from another site gets no further than this.
vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: async () => ({}) }));
vi.mock('@/lib/media/save-upload', () => ({ saveUpload: async () => ({ ok: true }) }));
vi.mock('@/lib/stores/import/check-and-stage-store-import', () => ({
  checkAndStageStoreImport: async () => ({ ok: true }),
}));
const { isCrossOriginRequest } = await import('@/lib/http/cross-origin');
const routes = {
  'media/upload': [await import('@/app/api/media/upload/route'), 201],
  'stores/import': [await import('@/app/api/stores/import/route'), 200],
} as const;

const own = 'https://site.example';
const cases: [Record<string, string>, boolean][] = [
  [{}, false],
  [{ origin: own }, false],
  [{ origin: 'http://site.example' }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'https://site.example.evil.example' }, true],
  [{ origin: 'https://site.example:8443' }, true],
  [{ origin: 'null' }, true],
  [{ origin: '' }, true],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: own }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: own }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  // A trusted proxy reports the host that the browser sees.
  [{ origin: 'https://front.example', 'x-forwarded-host': 'front.example' }, false],
  [{ origin: 'https://front.example', 'x-forwarded-host': 'front.example, site.example' }, false],
  [{ origin: own, 'x-forwarded-host': 'front.example' }, true],
];

test.each(cases)('%j comes from another origin: %s', (headers, foreign) =>
  expect(isCrossOriginRequest({ headers: new Headers({ host: 'site.example', ...headers }) })).toBe(foreign),
);

test.each(Object.entries(routes))('POST /api/%s rejects them before it reads anything', async (path, [route, done]) => {
  for (const [headers, foreign] of cases) {
    const request = new Request(`${own}/api/${path}`, {
      method: 'POST',
      body: 'a',
      headers: { host: 'site.example', ...headers },
    });
    const { status } = await route.POST(request);
    expect([headers, status, request.bodyUsed]).toEqual([headers, foreign ? 403 : done, !foreign]);
  }
});
