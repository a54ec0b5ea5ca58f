import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { checkRepeatedAdjacentTokens } from '@/scripts/content-check/repeated-adjacent-tokens';
import { textOf } from './located-text';

const weightsOf = (locale: Locale, text: string) =>
  checkRepeatedAdjacentTokens(textOf(locale, text)).map(({ weight = 'fault' }) => weight);

test.each<[Locale, string]>([
  ['gr', 'Βγάλτε το το βράδυ.'],
  ['gr', 'Ταΐστε τον τον πρώτο μήνα.'],
  ['gr', 'Ο σκύλος σας σας ευχαριστεί.'],
  ['gr', 'Ο σκύλος μας μας ξυπνά.'],
  ['gr', 'Ο κτηνίατρός του του έγραψε.'],
  ['gr', 'Οι σκύλοι τους τους ακολουθούν.'],
  ['gr', 'Η γάτα της της έφερε ένα ποντίκι.'],
  ['gr', 'Βάλτε τα τα πρώτα.'],
  ['gr', 'Ταΐστε την την Κυριακή.'],
  ['gr', 'Πρωί πρωί, μόνο μόνο ένα κουταλάκι, όλα όλα δύο.'],
  ['bg', 'Кучето ви ви благодари.'],
  ['bg', 'Лекарят му му каза.'],
  ['bg', 'Котката ни ни буди.'],
  ['bg', 'Стопаните им им дават месо.'],
  ['bg', 'Майка ѝ ѝ носи храна.'],
  ['bg', 'С купата си си играе.'],
  ['it', 'Non cambia nulla, se se ne aggiunge poco.'],
  ['it', 'Mano mano, pari pari, ora ora, bene bene.'],
  ['fr', 'Servez-vous en en ajoutant un peu.'],
  ['fr', 'Il faut faire faire une prise de sang.'],
  ['en', 'Then give her her food.'],
  ['en', 'To order, log on on the site.'],
  ['en', 'Puppies born in May may eat.'],
  ['ru', 'Их кормят их их хозяева, и её её хозяйка.'],
])('%s: what stands twice in %j is no fault', (locale, text) => {
  expect(weightsOf(locale, text)).not.toContain('fault');
});

test.each<[Locale, string]>([
  ['gr', 'Ο σκύλος σας σας ευχαριστεί.'],
  ['bg', 'Кучето ви ви благодари.'],
  ['it', 'Arriva pari pari.'],
  ['en', 'Then give her her food.'],
])('%s: what stands twice in %j is a hint, because it may be a mistake', (locale, text) => {
  expect(weightsOf(locale, text)).toEqual(['hint']);
});

test.each<[Locale, string]>([
  ['gr', 'Κρέας και και κόκαλο.'],
  ['gr', 'Και η η τροφή.'],
  ['gr', 'Πάμε στην στην αυλή.'],
  ['bg', 'Месо и и кокал.'],
  ['it', 'Ecco la la carne.'],
  ['it', 'La carne di di manzo.'],
  ['fr', 'C’est de de la viande.'],
  ['en', 'This is the the meat.'],
  ['ru', 'Мясо и и кость.'],
  ['es', 'Es la la carne.'],
  ['gr', 'Η {brand} {brand} ξέρει.'],
  ['cn', '我们的的肉。'],
  ['cn', '犬猫和和主人。'],
  ['cn', '它在在冰箱里。'],
  ['cn', '肉已冷冻了了。'],
  ['cn', '这是是肉。'],
  ['cn', '肉被被冷冻。'],
  ['cn', '我们就就来。'],
  ['cn', '肉与与骨。'],
  ['cn', '我们我们的肉。'],
])('%s: what stands twice in %j is a fault', (locale, text) => {
  expect(weightsOf(locale, text)).toEqual(['fault']);
});

test.each([
  '没有有害细菌',
  '含有有益脂肪酸',
  '所有有机',
  '所有有狗的家庭',
  '现在在十一个国家',
  '存在在',
  '饱和和不饱和脂肪酸',
  '温和和',
  '以减重为目的的方案',
  '关键是是否新鲜',
  '鸡肉及其其他原料',
  '合并并',
  '参与与',
  '一把把',
  '帮您把把关',
  '成就就',
  '棉被被',
  '受不了了',
  '除了了解，目的的确是天天看看、研究研究，瞭望……的的确确！',
  '和和气气、是是非非，在在线商店与与会者',
])('in %s, two words that meet stand no character twice', (text) => {
  expect(checkRepeatedAdjacentTokens(textOf('cn', text))).toEqual([]);
});
