import { redirect } from 'next/navigation';
import { expect, it } from 'vitest';
import { withNetworkErrorResult } from '@/components/forms/use-resilient-action';
import type { ActionResult } from '@/lib/action-result';

const entered = new FormData();
for (const [name, value] of [
  ['body', 'Two\nlines'],
  ['products', 'duck'],
  ['products', 'lamb'],
] as const)
  entered.append(name, value);
entered.append('file', new File(['x'], 'x.csv'));

const sent = (action: () => Promise<ActionResult>) => withNetworkErrorResult(action, 'no answer')(null, entered);

it('returns the submitted values if the action cannot be reached', async () => {
  const response = await sent(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(response).toMatchObject({ ok: false, message: 'no answer' });
  expect(!response.ok && response.values).toMatchObject({ body: 'Two\nlines', products: 'duck lamb' });
  expect(JSON.stringify(response)).not.toContain('x.csv');
});

it('passes results and redirects through', async () => {
  expect(await sent(async () => ({ ok: true }))).toEqual({ ok: true });
  await expect(sent(async () => redirect('/en/auth'))).rejects.toThrow('NEXT_REDIRECT');
});
