import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormContext, FormFailureNotice } from '@/components/forms/form-controls';
import type { FormResult } from '@/lib/forms/form-values';

const toCorrect = { ok: false, error: 'form.summary', message: 'Correct:', fields: { phone: 'key' } } as const;
const failed = { ok: false, error: 'unreachable', message: 'Try again' } as const;

function shown(result: FormResult | null, fieldErrors: Record<string, string>): string {
  const value = { prefix: '', result, fieldErrors, submittedValues: {}, pending: false, isActive: true, resetKey: 0 };
  const outcome = createElement(FormFailureNotice, { correct: 'correct', failure: 'failure', renewed: 'renewed' });
  return renderToStaticMarkup(createElement(FormContext, { value }, outcome));
}

it('shows why a form was not stored, and nothing once every error is corrected', () => {
  expect(shown(null, {})).toBe('');
  expect(shown({ ok: true }, {})).toBe('');
  expect(shown(toCorrect, { phone: 'Wrong' })).toBe('correct');
  // Only the server finds some errors, such as an impossible telephone number.
  expect(shown(toCorrect, {})).toBe('');
  expect(shown({ ...toCorrect, message: '' }, {})).toBe('');
  expect(shown(failed, {})).toBe('failure');
  expect(shown({ ...failed, error: 'renewed', message: '' }, {})).toBe('renewed');
});
