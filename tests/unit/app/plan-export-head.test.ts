import { beforeEach, describe, expect, it, vi } from 'vitest';

const effects = vi.hoisted(() => [] as string[]);
const record = vi.hoisted(() => (name: string, value?: unknown) => async () => {
  effects.push(name);
  return value;
});
vi.mock('@/documents/feeding-plan/render-animal-document', () => ({
  renderAnimalDocument: record('drawn', new TextEncoder().encode('%PDF-')),
}));
vi.mock('@/lib/feeding-plan/document-rate-limit', () => ({ consumeDocumentLimit: record('limit', true) }));
vi.mock('@/lib/feeding-plan/count-export', () => ({ countPlanExport: record('counted') }));
vi.mock('@/lib/auth/require-staff', () => ({ requireStaffWithRole: record('role checked') }));
vi.mock('@/lib/leads/lead-change-watcher', () => ({
  subscribeToSharedLeadWatcher: () => {
    effects.push('watching');
    return () => {};
  },
}));

const exportRoutes = {
  'plan.pdf': await import('@/app/[locale]/feeding-plan/plan.pdf/route'),
  'plan.ics': await import('@/app/[locale]/feeding-plan/plan.ics/route'),
};
const live = await import('@/app/[locale]/admin/leads/live/route');
const signInReturn = await import('@/app/[locale]/auth/return/route');

const dog = 'v=quick&n=Argos&a=4&u=years&w=25&s=medium&b=ideal&m=medium&f=yes&d=dry&h=no';
const sickDog = `${dog.replace('h=no', 'h=yes')}&i=kidney`;
const youngPuppy = dog.replace('a=4&u=years', 'a=6&u=weeks');

beforeEach(() => {
  effects.length = 0;
});

describe.each([
  ['plan.pdf', 'a plan', dog, 200, ['limit', 'drawn', 'counted']],
  ['plan.pdf', 'a vet summary', sickDog, 200, ['limit', 'drawn', 'counted']],
  ['plan.pdf', 'a puppy too young for a plan', youngPuppy, 303, []],
  ['plan.pdf', 'no answers', '', 303, []],
  ['plan.ics', 'a plan', `${dog}&start=2026-12-28`, 200, ['counted']],
  ['plan.ics', 'a dog that must see the vet first', sickDog, 303, []],
  ['plan.ics', 'a puppy too young for a plan', youngPuppy, 303, []],
  ['plan.ics', 'no answers', '', 303, []],
] as const)('HEAD of %s for %s', (file, _, query, status, effectsOfGet) => {
  const fetchBy = async (method: 'GET' | 'HEAD') => {
    const request = new Request(`http://site.example/en/feeding-plan/${file}?${query}`, { method });
    return exportRoutes[file][method](request, { params: Promise.resolve({ locale: 'en' }) });
  };

  it('has the status and headers of GET and none of its effects', async () => {
    const whole = await fetchBy('GET');
    expect([whole.status, effects]).toEqual([status, effectsOfGet]);
    expect(await whole.text()).toMatch(status === 200 ? /^(%PDF-|BEGIN:VCALENDAR)/ : /^$/);
    effects.length = 0;
    const head = await fetchBy('HEAD');
    expect(head.status).toBe(status);
    expect([...head.headers]).toEqual([...whole.headers]);
    expect(await head.text()).toBe('');
    expect(effects).toEqual([]);
  });
});

it('HEAD of the live inbox has the headers and the check of GET, and watches no leads', async () => {
  const stream = await live.GET();
  expect(effects).toEqual(['role checked', 'watching']);
  await stream.body?.cancel();
  effects.length = 0;
  const head = await live.HEAD();
  expect([...head.headers]).toEqual([...stream.headers]);
  expect(head.body).toBeNull();
  expect(effects).toEqual(['role checked']);
});

it('HEAD of the return from a sign-in provider is refused, so that the code stays unused', () => {
  const response = signInReturn.HEAD();
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
});
