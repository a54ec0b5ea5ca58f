import { expect, test } from 'vitest';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import type { Locale } from '@/lib/i18n/locales';
import { checkDeniedFacts, findDeniedFacts } from '@/scripts/content-check/denied-facts-in-texts';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

const factsOf = (slug: string) => readContent(`products/${slug}/facts.json`, productFactsSchema);
/** A food with beef, chicken, egg and bone, and one with beef alone. */
const [active, justMeat] = [factsOf('active'), factsOf('just-meat')];
const deniedIn = (facts: ProductFacts, locale: Locale, texts: string[]) =>
  texts.map((text) => [text, findDeniedFacts(textOf(locale, text), facts).length]);
const times = (count: number, texts: string[]) => texts.map((text) => [text, count]);

test('the texts of today deny nothing that their foods have', () => {
  const all = readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts);
  expect(checkDeniedFacts(all)).toEqual([]);
});

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'Free of chicken',
      'Chicken-free',
      'No grains, no egg',
      'Without egg.',
      'No soya and no chicken meat',
      'Boneless',
      'Without any bone',
    ],
  ],
  ['gr', ['Χωρίς κοτόπουλο', 'Δεν περιέχει αυγό', 'Χωρίς σόγια, αυγό', 'Χωρίς κόκαλο', 'Ξεκοκαλισμένο κρέας']],
  ['es', ['Sin pollo', 'No lleva huevo', 'Sin soja ni huevo', 'Libre de pollo', 'Sin hueso', 'Carne deshuesada']],
  ['ru', ['Без курицы', 'Не содержит яиц', 'Без сои и курицы', 'Без кости']],
  ['cn', ['不含鸡肉', '无鸡肉', '不含大豆、鸡蛋', '无骨，柔软', '不含骨']],
  ['fr', ['Sans poulet', 'Ni soja ni œuf', 'Ne contient pas de poulet', 'Sans os', 'Viande désossée']],
  ['bg', ['Без пилешко', 'Не съдържа яйца', 'Без соя и яйца', 'Без кости', 'Обезкостено месо']],
  ['lv', ['Bez vistas gaļas', 'Nesatur olas', 'Bez sojas un olām', 'Bez kauliem']],
  ['it', ['Senza pollo', 'Né soia né uova', 'Non contiene pollo', 'Senza osso', 'Carne disossata']],
])('%s: what the food has and a text denies is a hint', (locale, texts) => {
  expect(deniedIn(active, locale, texts)).toEqual(times(1, texts));
});

test.each<[Locale, { withBone: string; right: string[]; withoutBone: string[] }]>([
  [
    'en',
    {
      withBone: 'With ground bone',
      right: [
        'No chicken by-products',
        'No chicken from cages, no bone splinters',
        'No eggshell',
        'Not only chicken',
        'No chicken? Try it',
      ],
      withoutBone: ['No bone', 'Boneless', 'Chicken-free', 'Unlike meals with bone'],
    },
  ],
  [
    'gr',
    {
      withBone: 'Με αλεσμένο κόκαλο',
      right: ['Χωρίς υποπροϊόντα κοτόπουλου', 'Χωρίς κοτόπουλα σε κλουβιά', 'Έχει αυγό', 'Όχι μόνο κοτόπουλο'],
      withoutBone: ['Χωρίς κόκαλο', 'Χωρίς κοτόπουλο'],
    },
  ],
  [
    'es',
    {
      withBone: 'Con hueso molido',
      right: ['Sin pollos de jaula', 'Sin cáscara de huevo', 'Lleva huevo', 'Sin astillas de hueso', 'No solo pollo'],
      withoutBone: ['Sin hueso', 'Sin pollo'],
    },
  ],
  [
    'ru',
    {
      withBone: 'С молотой костью',
      right: ['Без кур из клеток', 'Без яичной скорлупы', 'Без осколков кости', 'Не только курица'],
      withoutBone: ['Без кости', 'Без курицы'],
    },
  ],
  [
    'cn',
    {
      withBone: '连骨绞碎',
      right: ['不含鸡肉副产品', '没有骨刺', '不含鸡蛋壳', '不只是鸡肉'],
      withoutBone: ['无骨', '不含鸡肉'],
    },
  ],
  [
    'fr',
    {
      withBone: 'Avec os broyés',
      right: ['Sans poulets en cage', 'Sans coquille d’œuf', 'Sans éclats d’os', 'Pas seulement du poulet'],
      withoutBone: ['Sans os', 'Sans poulet'],
    },
  ],
  [
    'bg',
    {
      withBone: 'Със смлени кости',
      right: ['Без пилета от клетки', 'Без черупки от яйца', 'Без парчета кост', 'Не само пилешко'],
      withoutBone: ['Без кости', 'Без пилешко'],
    },
  ],
  [
    'lv',
    {
      withBone: 'Ar maltiem kauliem',
      right: ['Bez vistas blakusproduktiem', 'Bez olu čaumalām', 'Bez kaulu šķembām', 'Ne tikai vista'],
      withoutBone: ['Bez kauliem', 'Bez vistas'],
    },
  ],
  [
    'it',
    {
      withBone: 'Con osso macinato',
      right: ['Senza polli in gabbia', 'Senza guscio d’uovo', 'Senza schegge di osso', 'Non solo pollo'],
      withoutBone: ['Senza osso', 'Senza pollo'],
    },
  ],
])('%s: a part that is denied, and what the facts say, are right', (locale, { withBone, right, withoutBone }) => {
  expect(deniedIn(active, locale, [...right, withBone])).toEqual(times(0, [...right, withBone]));
  expect(deniedIn(justMeat, locale, withoutBone)).toEqual(times(0, withoutBone));
  expect(deniedIn(justMeat, locale, [withBone])).toEqual([[withBone, 1]]);
});

test('a recipe may have meat with bone and meat without it', () => {
  expect(findDeniedFacts(textOf('en', 'Meat with ground bone, boneless meat and liver'), active)).toEqual([]);
});

test.each<[Locale, string[]]>([
  ['en', ['Does not contain chicken', 'It doesn’t contain egg']],
  ['gr', ['Χωρίς κρέας από κοτόπουλο', 'Δεν υπάρχει κοτόπουλο', 'Χωρίς κόκκαλο']],
  ['es', ['Sin carne de pollo', 'No hay pollo']],
  ['ru', ['Нет курицы', 'В нём нет яиц', 'Без мяса курицы']],
  ['cn', ['不添加鸡肉', '不含任何鸡肉']],
  ['fr', ['Sans viande de poulet', 'Aucun œuf', 'Ne contient pas d’œuf', 'Pas d’os']],
  ['bg', ['Няма пилешко', 'Без месо от пиле']],
  ['lv', ['Nav vistas', 'Tajā nav olu']],
  ['it', ['Senza carne di pollo', 'Priva di pollo', 'Non c’è pollo']],
])('%s: other forms of a denial are hints, too', (locale, texts) => {
  expect(deniedIn(active, locale, texts)).toEqual(times(1, texts));
});

test.each<[Locale, string[]]>([
  ['en', ['Normally, chicken and beef', 'Nose, chicken and happy tails']],
  ['es', ['Niños, pollo y perros', 'Sincero, pollo y vacuno']],
  ['ru', ['Безопасно, курица и говядина', 'Никто и курица']],
  ['fr', ['Niveau, poulet et bœuf', 'Nid, poulet et œuf']],
  ['bg', ['Безопасно, пилешко и говеждо', 'Безкрайно, пилешко']],
  ['lv', ['Nedaudz, vista un liellops', 'Nedēļā, vista']],
])('%s: a word that begins as a denial is none', (locale, texts) => {
  expect(deniedIn(active, locale, texts)).toEqual(times(0, texts));
});

test.each<[Locale, string[], string]>([
  ['en', ['Alternate it with meaty bones', 'Goes well with bone broth', 'With bone broth'], 'With meaty bones'],
  ['gr', ['Συνδύασέ το με κόκαλα'], 'Με κόκκαλα'],
  ['es', ['Combínalo con huesos carnosos'], 'Con huesos'],
  ['ru', ['Сочетайте с мясными костями'], 'С молотыми костями'],
  ['cn', ['搭配带骨肉一起喂'], '带骨肉'],
  ['fr', ['À associer avec des os charnus'], 'Avec des os'],
  ['bg', ['Комбинирай с месести кости'], 'С месести кости'],
  ['lv', ['Kombinē ar gaļainiem kauliem', 'Ar kaulu buljonu'], 'Ar maltiem kauliem'],
  ['it', ['Abbinalo con ossa carnose'], 'Con ossa'],
])('%s: bone that a food is served with is not in it', (locale, served, own) => {
  expect(deniedIn(justMeat, locale, [...served, own])).toEqual([...times(0, served), [own, 1]]);
});
