import { expect, test } from 'vitest';
import { callers, service } from './context';

const count = { locale: 'lv', page: 'faq', metric: 'INP', step: 4, visits: 3 };
const own = async (caller: 'admin' | 'editor', by: string) => {
  const { data, error } = await callers[caller].rpc('vitals_figures', { days: 7, grouped_by: by });
  if (error) throw error;
  return (data as { name: string; metric: string; step: number; visits: number }[]).filter(({ step }) => step === 4);
};

test('counts add up by page, language and day, for administrators and editors only', async () => {
  // A database that was used before has counts of this day.
  const total = async (caller: 'admin' | 'editor', by: string) => (await own(caller, by))[0]?.visits ?? 0;
  const before = { page: await total('admin', 'page'), locale: await total('editor', 'locale') };
  for (const visits of [3, 4]) {
    const { error } = await service.rpc('record_vitals', {
      counts: [
        { ...count, visits },
        { ...count, step: 5 },
      ],
    });
    expect(error).toBeNull();
  }
  expect(await own('admin', 'page')).toEqual([{ name: 'faq', metric: 'INP', step: 4, visits: before.page + 7 }]);
  expect(await own('editor', 'locale')).toEqual([{ name: 'lv', metric: 'INP', step: 4, visits: before.locale + 7 }]);
  expect((await own('admin', 'day'))[0]?.name).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const caller of ['sales', 'member', 'anon'] as const)
    expect((await callers[caller].rpc('vitals_figures', { days: 7, grouped_by: 'page' })).error?.code).toBe('42501');
});

test('an invalid count is rejected as a whole', async () => {
  for (const wrong of [{ metric: 'FID' }, { locale: 'xx' }, { step: 21 }, { visits: 0 }, { page: '/faq?name=Anna' }]) {
    const { error } = await service.rpc('record_vitals', {
      counts: [
        { ...count, step: 9 },
        { ...count, ...wrong },
      ],
    });
    expect(error?.code).toBe('23514');
  }
  expect((await callers.admin.rpc('vitals_figures', { days: 7, grouped_by: 'page' })).data).not.toContainEqual(
    expect.objectContaining({ step: 9 }),
  );
});
