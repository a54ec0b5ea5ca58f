import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { findPasswordWeakness } from '@/lib/auth/password-rules';
import { brand } from '@/lib/config/brand';

const anna = ['anna.berzina@example.com', 'Anna Bērziņa'];

test.each([
  ['short, however odd', 'x7$Kq!2p'],
  ['eleven characters of another script', 'абвгдежзикл'],
])('%s is rejected as too short', async (_what, password) => {
  expect(await findPasswordWeakness(password, anna)).toBe('weakLength');
});

test.each([
  ['a common one', 'password12345'],
  ['another common one', '123456789012'],
  ['keys in a row', 'qwertyuiop12'],
  ['one character', 'aaaaaaaaaaaaaa'],
  ['a common one in disguise', 'P@ssw0rd1234'],
  ['the brand twice', `${brand.name}${brand.name}${brand.name}`],
  ['the name of the person', 'annaberzina1'],
  ['the address of the person', 'anna.berzina@example.com'],
])('%s is rejected as easy to guess', async (_what, password) => {
  expect(await findPasswordWeakness(password, anna)).toBe('weakGuessable');
});

test.each([
  ['words that nobody says together', 'correcthorsebatterystaple'],
  ['lower case alone', 'kvmzpwqtrhgnb'],
  ['another script', 'сорок тысяч обезьян в банан'],
  ['what a manager makes', 'fT7mQzWk2Xv9RbLcYpNd'],
])('%s is accepted, whatever kinds of characters it has', async (_what, password) => {
  expect(await findPasswordWeakness(password, anna)).toBeNull();
});

test.each([
  ['just unguessable enough', 'kvmzpw-summer', anna],
  ['syllables that are also a name', 'libovqlibozkboliw', ['Li Bo']],
])('%s is accepted', async (_what, password, about) => {
  expect(await findPasswordWeakness(password, about)).toBeNull();
});

test('rejects every long enough password known from breaches: every tenth of the list', async () => {
  const long = (dictionary['passwords-common'] as string[]).filter((password) => [...password].length >= 12);
  const known = long.filter((_, index) => index % 10 === 0);
  expect(known.length).toBeGreaterThan(20);
  const taken: string[] = [];
  for (const password of known) if ((await findPasswordWeakness(password, [])) === null) taken.push(password);
  expect(taken).toEqual([]);
});
