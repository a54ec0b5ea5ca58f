import { expect, it, vi } from 'vitest';
import { renderPlanToTwoPages } from '@/documents/feeding-plan/render-plan-to-two-pages';
import { renderTagged } from '@/documents/kit/tagged-pdf';
import { dogs, paperOf, planOf } from './dogs';

vi.mock('@/documents/kit/tagged-pdf', { spy: true });

it.each(['ordinary', 'restingDog', 'cat', 'overweight'] as const)('draws the plan of %s once', async (kind) => {
  vi.mocked(renderTagged).mockClear();
  await renderPlanToTwoPages(planOf(dogs[kind]), paperOf(dogs[kind]));
  expect(renderTagged).toHaveBeenCalledOnce();
});
