import { expect, test } from 'vitest';
import type { PlanMessages } from '@/components/feeding-plan/plan-labels';
import { problemText } from '@/components/feeding-plan/wizard/error-labels';
import { languageTag, localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/e2e/messages';

test.each(localeCodes)('%s: a question that names a field keeps its mark and gets no colon after it', (locale) => {
  const { plan, common } = messagesOf(locale);
  // What the other words of a plan are does not matter here.
  const words = { plan, fact: common.fact, tag: languageTag(locale) } as PlanMessages;
  for (const field of ['dogName', 'firstTimeRaw', 'hasHealthIssues'] as const) {
    const text = problemText(field, 'choiceRequired', words, 'quick');
    expect(text).toContain(plan.fields[field]);
    expect(text).not.toMatch(/[?;？]\s?[:：]/);
  }
  expect(problemText('dogName', 'choiceRequired', words, 'quick')).toMatch(/[:：]/);
});
