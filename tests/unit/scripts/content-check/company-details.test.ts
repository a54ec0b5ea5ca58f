import { expect, test } from 'vitest';
import { checkYears, findStreetNumberIssues } from '@/scripts/content-check/company-details';
import { isOtherSiteThanNetwork } from '@/scripts/content-check/social-network-hosts';

const keysOf = (gr: string, en: string, latin: string) =>
  findStreetNumberIssues({ gr, en, latin }).map(({ key }) => key?.split('.').at(-1));

test.each([
  ['Ηριγόνης 12', '12 Irigonis Street', 'Irigonis 12'],
  ['Ηριγόνης 12Α', '12A Irigonis Street', 'Irigonis 12A'],
  ['28ης Οκτωβρίου 5', '5, 28th October Street', '28is Oktovriou 5'],
  ['25ης Μαρτίου 7', '7 Independence Day Street', '25is Martiou 7'],
  ['Λεωφόρος Κηφισίας 10-12', '10–12 Kifisias Avenue', 'Leoforos Kifisias 10-12'],
  ['Βιομηχανική Περιοχή', 'Industrial Area', 'Viomichaniki Periochi'],
  ['17ο χλμ. Αθηνών–Λαμίας', '17th km Athens–Lamia', '17o chlm. Athinon–Lamias'],
])('%s, %s and %s are one address', (gr, en, latin) => expect(keysOf(gr, en, latin)).toEqual([]));

test.each([
  ['Ηριγόνης 12', '21 Irigonis Street', 'Irigonis 12', ['en']],
  ['Ηριγόνης 12', '12 Irigonis Street', 'Irigonis', ['latin']],
  ['Ηριγόνης 1', '12 Irigonis Street', 'Irigonis 12', ['gr']],
  ['Ηριγόνης 1', '2 Irigonis Street', 'Irigonis 3', ['en', 'latin']],
])('%s, %s and %s are not', (gr, en, latin, keys) => expect(keysOf(gr, en, latin)).toEqual(keys));

test('the years of the copyright are those of a company of today', () => {
  const keys = (from: number, to: number) => checkYears({ from, to }, 2026).map(({ key }) => key);
  for (const [from, to] of [
    [2025, 2026],
    [2026, 2027],
    [1998, 2024],
    [2026, 2026],
  ] as const)
    expect(keys(from, to)).toEqual([]);
  expect(keys(2025, 2062)).toEqual(['copyright.to']);
  expect(keys(202, 2026)).toEqual(['copyright.from']);
});

test.each([
  ['Instagram', 'https://www.instagram.com/maera'],
  ['Instagram', 'https://instagram.example/maera'],
  ['Facebook', 'https://el-gr.facebook.com/maera'],
  ['Facebook', 'https://fb.me/maera'],
  ['YouTube', 'https://youtu.be/@maera'],
  ['X (Twitter)', 'https://x.com/maera'],
  ['Pinterest', 'https://www.pinterest.co.uk/maera'],
  ['Telegram', 'https://t.me/maera'],
  ['WhatsApp Business', 'https://wa.me/302100000000'],
  ['小红书', 'https://www.xiaohongshu.com/user/1'],
  ['Bluesky', 'https://bsky.app/profile/maera'],
])('%s is at %s', (name, url) => expect(isOtherSiteThanNetwork(name, url)).toBe(false));

test.each([
  ['Instagram', 'https://www.facebook.com/maera'],
  ['Facebook', 'https://facebok.com/maera'],
  ['YouTube', 'https://youtube.com.maera.example/@maera'],
  ['LinkedIn', 'https://www.maera.example'],
])('%s is not at %s', (name, url) => expect(isOtherSiteThanNetwork(name, url)).toBe(true));
