import { redirect } from 'next/navigation';
import { expect, it } from 'vitest';
import { withNetworkErrorResult } from '@/components/forms/use-resilient-action';
import type { ActionResult } from '@/lib/result';

const typed = new FormData();
for (const [name, value] of [
  ['body', 'Two\nlines'],
  ['products', 'duck'],
  ['products', 'lamb'],
] as const)
  typed.append(name, value);
typed.append('file', new File(['x'], 'x.csv'));

const sent = (action: () => Promise<ActionResult>) => withNetworkErrorResult(action, 'no answer')(null, typed);

it('returns the submitted values if the action cannot be reached', async () => {
  const answer = await sent(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toMatchObject({ ok: false, message: 'no answer' });
  expect(!answer.ok && answer.values).toMatchObject({ body: 'Two\nlines', products: 'duck lamb' });
  expect(JSON.stringify(answer)).not.toContain('x.csv');
});

it('passes results and redirects through', async () => {
  expect(await sent(async () => ({ ok: true }))).toEqual({ ok: true });
  await expect(sent(async () => redirect('/en/auth'))).rejects.toThrow('NEXT_REDIRECT');
});
