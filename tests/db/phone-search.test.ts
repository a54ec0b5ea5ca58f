import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callers, contactMessage, service } from './context';

const list = async (query: string) =>
  (await callers.sales.rpc('list_leads', { page_size: 20, words: query }).throwOnError()).data.map(({ name }) => name);

test('a lead is found by its telephone number in any notation', async () => {
  const [greek, latvian, mentioning] = [randomUUID(), randomUUID(), randomUUID()];
  // Ten digits that no other lead has: a two-digit area code and eight random digits.
  const local = `21${randomInt(10_000_000, 99_999_999)}`;
  const part = `2${randomInt(1_000_000, 9_999_999)}`;
  await service
    .from('contact_messages')
    .insert([
      { ...contactMessage(), full_name: greek, phone: `+30${local}, +306912345678` },
      { ...contactMessage(), full_name: latvian, phone: `+371${part}` },
      { ...contactMessage(), full_name: mentioning, message: `Call ${local}` },
    ])
    .throwOnError();
  const spaced = local.replace(/^(..)(....)(....)$/, '$1 $2 $3');
  for (const query of [local, spaced, spaced.replaceAll(' ', '-'), `(${local.slice(0, 2)})${local.slice(2)}`])
    expect(await list(query), query).toContain(greek);
  for (const query of [`+30 ${spaced}`, `0030${local}`, local.slice(0, 9)])
    expect(await list(query), query).toContain(greek);
  expect(await list(local)).toContain(mentioning);
  expect(await list(`+371 ${part.slice(0, 4)} ${part.slice(4)}`)).toEqual([latvian]);
  expect(await list(`+30 ${part}`)).not.toContain(latvian);
});

test('text that only contains digits is searched as before', async () => {
  const name = `Ωμή ${randomUUID()}`;
  await service
    .from('contact_messages')
    .insert({ ...contactMessage(), full_name: name, message: '12 x 5' })
    .throwOnError();
  expect(await list(`${name} 12`)).toEqual([name]);
  expect(await list('...')).toEqual([]);
});
