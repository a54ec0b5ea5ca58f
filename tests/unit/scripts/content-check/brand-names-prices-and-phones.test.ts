import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkHardcodedCompanyDetails, checkPrices } from '@/scripts/content-check/brand-names-prices-and-phones';
import type { LocatedText } from '@/scripts/content-check/located-texts';
import { textOf } from './located-text';

const foundIn = (locale: Locale, text: string, more?: Partial<LocatedText>) => {
  const snippet = textOf(locale, text, more);
  return [...checkHardcodedCompanyDetails(snippet), ...checkPrices(snippet)].map(({ found }) => found);
};

test.each<[Locale, string]>([
  ['en', 'Write to info@maera.example.'],
  ['gr', 'Στο www.maera.example θα βρείτε περισσότερα.'],
  ['en', 'Follow @maera.example, or instagram.example/maera.'],
  ['ru', 'Добавьте 2 рубленых яйца.'],
  ['ru', 'Хватит 1 рубленое яйцо.'],
  ['cn', '含有12元素。'],
  ['es', 'Durante el ejercicio 2025-2026 (12 meses).'],
  ['es', 'La temporada (2025-2026) 12 países.'],
  ['es', 'De 10 000-20 000 perros.'],
  ['en', 'It began in 2026. 100 000 dogs followed.'],
  ['en', 'Changed on 2026-11-29 10:00, before on 10-11-2026 10:00.'],
  ['lv', 'Importētājs: Zoo Baltics SIA, reģ. Nr. 40103456789.'],
  ['fr', 'Gamelle Crue, SIREN 1234567890.'],
  ['gr', 'ΑΡ. ΓΕΜΗ 12345678901, ΑΦΜ: 0123456789'],
])('%s: %j has no brand, price or number that belongs elsewhere', (locale, text) => {
  expect(foundIn(locale, text)).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'Maera. The food.', 'Maera'],
  ['cn', '我们的Maera，从2017年起。', 'Maera'],
  ['en', 'Maera’s food.', 'Maera'],
  ['ru', 'Всего 400 рублей.', '400 рублей'],
  ['ru', 'Всего 1 рубль.', '1 рубль'],
  ['ru', 'Всего 400 руб. за пачку.', '400 руб'],
  ['es', 'Cuesta 9,90 €.', '9,90 €'],
  ['gr', 'Τηλεφωνήστε στο 210 123 4567.', '210 123 4567'],
  ['gr', 'Τηλεφωνήστε στο 2101234567.', '2101234567'],
  ['it', 'Chiamateci allo (02) 1234 5678.', '(02) 1234 5678'],
  ['en', 'Call +44 20 7946 0000.', '+44 20 7946 0000'],
  ['en', 'Call No. 210 123 4567.', '210 123 4567'],
])('%s: %j names %j', (locale, text, found) => {
  expect(foundIn(locale, text)).toEqual([found]);
});

test('terms and staff texts may speak of amounts', () => {
  const terms = { file: 'content/pages/terms/en.json' };
  expect(foundIn('en', 'Share capital €10,000. A call costs €0.25/min.', terms)).toEqual([]);
  expect(foundIn('en', 'All amounts in €.', { file: 'messages/staff/en.json', icu: true })).toEqual([]);
});

test('the hint of a field shows how a number is written', () => {
  const hint = { file: 'messages/en.json', key: 'form.phoneHint', icu: true };
  expect(foundIn('en', 'e.g. +44 20 7946 0000', hint)).toEqual([]);
  expect(foundIn('en', 'Call +44 20 7946 0000.', { ...hint, key: 'form.intro' })).toEqual(['+44 20 7946 0000']);
});

test.each<[Locale, string, string]>([
  ['en', 'Write to sales@maera.example.', 'sales@maera.example'],
  ['gr', 'Γράψτε στο info@maera.exmaple!', 'info@maera.exmaple'],
  ['cn', '请写信至info@mera.example，谢谢。', 'info@mera.example'],
  ['ru', 'Пишите на инфо@maera.example', 'инфо@maera.example'],
  ['fr', 'Écrivez à (jean.dupont+b2b@mail.maera.example).', 'jean.dupont+b2b@mail.maera.example'],
])('%s: %j names the address %j', (locale, text, found) => expect(foundIn(locale, text)).toEqual([found]));

test.each<[Locale, string]>([
  ['en', 'Write to INFO@maera.example; or info@maera.example.'],
  ['cn', '请写信至info@maera.example，谢谢。'],
  ['es', 'Escríbanos a {email} o a @maera.example.'],
  ['it', 'https://video.example/@maera.example e 3 kg @ 5 °C.'],
])('%s: %j names no address of others', (locale, text) => expect(foundIn(locale, text)).toEqual([]));

test('legal pages name the addresses of authorities, and hints of fields show one', () => {
  const privacy = { file: 'content/pages/privacy/en.json' };
  expect(foundIn('en', 'Or write to the authority: contact@dpa.example.', privacy)).toEqual([]);
  expect(foundIn('en', 'Write to privacy@maera.gr or info@mera.example.', privacy)).toEqual([
    'privacy@maera.gr',
    'info@mera.example',
  ]);
  const hint = { file: 'messages/en.json', key: 'form.emailHint', icu: true };
  expect(foundIn('en', 'such as maria@post.gr', hint)).toEqual([]);
  expect(foundIn('en', 'such as maria@post.gr', { ...hint, key: 'form.intro' })).toEqual(['maria@post.gr']);
  expect(foundIn('en', 'such as maria@example.com', { ...hint, key: 'form.intro' })).toEqual([]);
  expect(foundIn('en', 'such as maria@post.gr', { file: 'messages/staff/en.json', icu: true })).toEqual([]);
});

test('a long run of digits is read at once', () => {
  const start = performance.now();
  expect(foundIn('en', `Batch ${'1'.repeat(20_000)}a, ${'12 '.repeat(20_000)}.`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(500);
});

test.each([
  ['content/media.json', 'post/bones.alt.en', 'leave it out'],
  ['content/dictionaries/en.json', 'tags.light', 'leave it out'],
  ['content/pages/about/en.json', 'lead', 'write {brand}, which becomes that name'],
  ['content/products/simple/en.json', 'subtitle', 'write {brand}, which becomes that name'],
  ['content/stories.json', '0.text.en', 'write {brand}, which becomes that name'],
  // Every other language has it here.
  ['messages/en.json', 'nav.why', 'write {brand}, which becomes that name'],
  // No other language has it here.
  ['messages/en.json', 'nav.contact', 'leave it out'],
])('in %s (%s) the advice is one that the other checks accept', (file, key, advice) => {
  const [problem] = checkHardcodedCompanyDetails(textOf('en', 'A bag of Maera on a table', { file, key }));
  expect(problem?.text).toMatch(new RegExp(`: ${advice.replace(/[{}]/g, '\\$&')}$`));
});
