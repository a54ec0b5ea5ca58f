import { expect, it, vi } from 'vitest';
import { renderPlanToTwoPages } from '@/documents/feeding-plan/render-plan-to-two-pages';
import { renderTaggedPdf } from '@/documents/kit/tagged-pdf';
import { documentInputOf, planForDog, sampleDogs } from './sample-dogs';

vi.mock('@/documents/kit/tagged-pdf', { spy: true });

it.each(['ordinary', 'restingDog', 'cat', 'overweight'] as const)('draws the plan of %s once', async (kind) => {
  vi.mocked(renderTaggedPdf).mockClear();
  await renderPlanToTwoPages(planForDog(sampleDogs[kind]), documentInputOf(sampleDogs[kind]));
  expect(renderTaggedPdf).toHaveBeenCalledOnce();
});
