import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it, vi } from 'vitest';
import { buildPlanDocumentModel } from '@/documents/feeding-plan/plan-document-model';
import { renderPlanPdf } from '@/documents/feeding-plan/render-plan-pdf';
import { renderTaggedPdf } from '@/documents/kit/tagged-pdf';
import { withoutSpace } from './pdf-text';
import { documentInputOf, planForDog, sampleDogs } from './sample-dogs';

vi.mock('@/documents/kit/tagged-pdf', { spy: true });

it.each(['ordinary', 'restingDog', 'cat', 'overweight'] as const)('draws the plan of %s once', async (kind) => {
  vi.mocked(renderTaggedPdf).mockClear();
  await renderPlanPdf(planForDog(sampleDogs[kind]), documentInputOf(sampleDogs[kind]));
  expect(renderTaggedPdf).toHaveBeenCalledOnce();
});

it.each(['gr', 'ru', 'bg', 'cn'] as const)(
  'no text of the fullest plan in %s is too small or missing',
  async (locale) => {
    const dog = sampleDogs.mostText;
    const [plan, input] = [planForDog(dog, locale), documentInputOf(dog, locale)];
    const document = await getDocumentProxy(new Uint8Array(await renderPlanPdf(plan, input)));
    const { text } = await extractText(document, { mergePages: false });
    const { notes, answers } = buildPlanDocumentModel(plan, input, dog.dogName);
    for (const { value } of answers.rows) expect(withoutSpace(text.join(''))).toContain(withoutSpace(value));
    for (const note of notes) expect(withoutSpace(text[0] ?? '')).toContain(withoutSpace(note));
    for (const [index, page] of text.entries())
      expect(withoutSpace(page)).toContain(`${index + 1}/${document.numPages}`);
    const { items } = await (await document.getPage(1)).getTextContent();
    const small = items.filter((item) => 'str' in item && item.str.trim() !== '' && item.height < 6.99);
    // The exponent of the formula.
    expect(small.map((item) => 'str' in item && item.str.trim())).toEqual([locale === 'cn' ? '0.75' : '0,75']);
  },
);
