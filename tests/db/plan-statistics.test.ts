import { expect, test } from 'vitest';
import { callers, service } from './context';

type Figures = {
  weeks: { week: string; pdf: number; vet: number; calendar: number; mail: number }[];
  languages: { locale: string; plans: number }[];
};
const figures = async (caller: 'admin' | 'editor' | 'sales') =>
  (await callers[caller].rpc('plan_figures').throwOnError()).data as Figures;

test('plans are counted by week and kind and by language, for staff only', async () => {
  const before = await figures('sales');
  for (const plan_kind of ['pdf', 'pdf', 'vet', 'calendar', 'mail'] as const)
    await service.rpc('record_plan', { plan_locale: 'lv', plan_kind }).throwOnError();
  const after = await figures('editor');
  expect(after).toEqual(await figures('admin'));
  expect(after.weeks).toHaveLength(12);
  expect(after.weeks.map(({ week }) => new Date(week).getUTCDay())).toEqual(Array(12).fill(1));
  const { week, pdf, vet, calendar, mail } = before.weeks.at(-1) ?? { week: '', pdf: 0, vet: 0, calendar: 0, mail: 0 };
  expect(after.weeks.at(-1)).toEqual({ week, pdf: pdf + 2, vet: vet + 1, calendar: calendar + 1, mail: mail + 1 });
  const latvian = ({ languages }: Figures) => languages.find(({ locale }) => locale === 'lv')?.plans ?? 0;
  expect(latvian(after)).toBe(latvian(before) + 5);
  for (const caller of ['member', 'anon', 'service'] as const)
    expect((await callers[caller].rpc('plan_figures')).error?.code).toBe('42501');
});

test('an unknown language or kind is rejected, and only the server counts', async () => {
  for (const wrong of [{ plan_locale: 'xx' }, { plan_kind: 'Argos' }]) {
    const order = { plan_locale: 'lv', plan_kind: 'pdf', ...wrong } as { plan_locale: 'lv'; plan_kind: 'pdf' };
    expect((await service.rpc('record_plan', order)).error?.code).toBe('23514');
  }
  for (const caller of ['admin', 'anon'] as const)
    expect((await callers[caller].rpc('record_plan', { plan_locale: 'lv', plan_kind: 'pdf' })).error?.code).toBe(
      '42501',
    );
});
