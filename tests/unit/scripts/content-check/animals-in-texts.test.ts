import { expect, test } from 'vitest';
import { type ProductFacts, productFactsSchema } from '@/lib/content/product-facts-schema';
import { readContent } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { checkAnimalsAndIngredients, findAnimals, findWrongAnimals } from '@/scripts/content-check/animals-in-texts';
import { createIngredientCheck } from '@/scripts/content-check/ingredients-in-texts';
import { listLocatedTexts } from '@/scripts/content-check/located-texts';
import { readContentAndMessageFiles } from '@/scripts/content-check/text-files';
import { textOf } from './located-text';

type Animal = ReturnType<typeof findAnimals>[number]['animal'];

const all = readContentAndMessageFiles(['content/products']).flatMap(listLocatedTexts);
const textsOf = (slug: string) => all.filter(({ file }) => file.startsWith(`content/products/${slug}/`));
const factsOf = (slug: string) => readContent(`products/${slug}/facts.json`, productFactsSchema);
/** The facts of a product with another ingredient in the place of one. */
const withExchanged = (slug: string, from: string, to: string): ProductFacts =>
  JSON.parse(JSON.stringify(factsOf(slug)).replaceAll(`"${from}`, `"${to}`));
const added = (slug: string, locale: Locale, key: string, text: string) => [
  ...textsOf(slug),
  textOf(locale, text, { file: `content/products/${slug}/${locale}.json`, key }),
];

test('the texts of today name nothing that the facts do not have', () => {
  expect(checkAnimalsAndIngredients(all).filter(({ weight }) => !weight)).toEqual([]);
});

test('an animal that was exchanged in the facts is reported in the texts of every language', () => {
  const problems = findWrongAnimals(
    'lamb-dinner',
    withExchanged('lamb-dinner', 'lamb', 'goat'),
    textsOf('lamb-dinner'),
  );
  const files = new Set(problems.filter(({ weight }) => !weight).map(({ file }) => file));
  expect([...files].sort()).toEqual(localeCodes.map((locale) => `content/products/lamb-dinner/${locale}.json`).sort());
  expect(problems).toContainEqual(
    expect.objectContaining({
      key: 'kind',
      found: 'lamb',
      text: expect.stringMatching(
        /^'lamb' is not in .*facts\.json, which has goat: correct the text or the facts; .*notes/,
      ),
    }),
  );
});

test('a vegetable that was exchanged in the facts is reported, unless a note names it', () => {
  const facts = withExchanged('superfood', 'carrot', 'courgette');
  const problems = createIngredientCheck()({ slug: 'superfood', facts, texts: textsOf('superfood') });
  expect(new Set(problems.map(({ text }) => text.split(',')[0]))).toEqual(new Set(["names the ingredient 'carrot'"]));
  expect(new Set(problems.map(({ file }) => file)).size).toBeGreaterThan(5);
  const noted = { ...facts, notes: ['The texts compare it with carrot'] };
  expect(createIngredientCheck()({ slug: 'superfood', facts: noted, texts: textsOf('superfood') })).toEqual([]);
});

test.each<[Locale, string, string]>([
  ['en', 'Juicy chicken in each bowl', 'chicken'],
  ['gr', 'Ζουμερό κοτόπουλο σε κάθε μπολ', 'κοτόπουλο'],
  ['bg', 'Сочно пилешко във всяка купа', 'пилешко'],
  ['ru', 'Сочная курица в каждой миске', 'курица'],
  ['cn', '每一碗都有鲜嫩的鸡肉', '鸡'],
  ['es', 'Pollo jugoso en cada cuenco', 'Pollo'],
  ['fr', 'Du poulet juteux dans chaque gamelle', 'poulet'],
  ['it', 'Pollo succoso in ogni ciotola', 'Pollo'],
  ['lv', 'Sulīga vista katrā bļodā', 'vista'],
])('an animal that only %s names is a hint, in a short text as in a long one', (locale, text, found) => {
  const find = (key: string) =>
    findWrongAnimals('just-meat', factsOf('just-meat'), added('just-meat', locale, key, text));
  expect(find('benefits.0.title')).toEqual([
    expect.objectContaining({ found, key: 'benefits.0.title', weight: 'hint' }),
  ]);
  expect(find('longDescription.0')).toEqual([expect.objectContaining({ found, weight: 'hint' })]);
});

test.each<[Locale, string]>([
  ['en', 'No chicken, no egg, no fish'],
  ['gr', 'Χωρίς κοτόπουλο, αυγό ή ψάρι'],
  ['bg', 'Без пилешко и без яйца'],
  ['ru', 'Без курицы и яиц'],
  ['cn', '不含鸡肉和鸡蛋，添加牛磺酸'],
  ['es', 'Sin pollo ni huevo'],
  ['fr', 'Ni poulet ni œuf, comme le Lamb Dinner'],
  ['it', 'Senza pollo né uova'],
  ['lv', 'Bez vistas un olām'],
])('%s: a sentence that denies an animal is right', (locale, text) => {
  expect(
    findWrongAnimals('just-meat', factsOf('just-meat'), added('just-meat', locale, 'benefits.0.title', text)),
  ).toEqual([]);
});

test.each<[Locale, Record<Animal, string>]>([
  [
    'en',
    {
      beef: 'beef Veal',
      chicken: 'chicken chickens Chicken’s',
      duck: 'duck ducks duckling',
      goat: 'goat goats goat’s',
      lamb: 'lamb lambs mutton',
      rabbit: 'rabbit rabbits',
      turkey: 'turkey Turkey turkeys',
      fish: 'fish fishes hake sardines',
      egg: 'egg Eggs',
    },
  ],
  [
    'gr',
    {
      beef: 'μοσχάρι μοσχαριού μοσχαρίσιο βοδινό',
      chicken: 'κοτόπουλο κοτόπουλου κοτόπουλα κότα',
      duck: 'πάπια πάπιας πάπιες',
      goat: 'κατσίκι κατσικιού κατσικίσιο',
      lamb: 'αρνί αρνιού αρνιά αρνιών αρνίσιο αρνάκι',
      rabbit: 'κουνέλι κουνελιού κουνελίσιο',
      turkey: 'γαλοπούλα γαλοπούλας',
      fish: 'ψάρι ψαριού ψάρια ψαριών σαρδέλες μπακαλιάρος',
      egg: 'αυγό αυγού αυγά αυγών αβγό αβγά αβγών',
    },
  ],
  [
    'bg',
    {
      beef: 'говеждо говежди телешко',
      chicken: 'пилешко пилешки пиле пилето',
      duck: 'патешко патица',
      goat: 'коза козата козе козя кози козьо козешко',
      lamb: 'агнешко агнешки агне агнето',
      rabbit: 'заешко заек заека зайци',
      turkey: 'пуешко пуйка',
      fish: 'риба рибата риби рибено рибно сардини хек',
      egg: 'яйце яйца яйцата яйчен',
    },
  ],
  [
    'ru',
    {
      beef: 'говядина говяжий телятина',
      chicken: 'курица курицы курицей куриное кур куры цыплята',
      duck: 'утка утки уткой уток утиный утятина',
      goat: 'коза козы козой козий козья козье козьего козлятина',
      lamb: 'ягнёнок ягнятина баранина',
      rabbit: 'кролик крольчатина',
      turkey: 'индейка индейки индюшка',
      fish: 'рыба рыбы рыбий сардины хек хека',
      egg: 'яйцо яйца яиц яичный',
    },
  ],
  [
    'es',
    {
      beef: 'vacuno ternera buey',
      chicken: 'pollo pollos',
      duck: 'pato patos',
      goat: 'cabra cabrito',
      lamb: 'cordero corderos',
      rabbit: 'conejo conejos',
      turkey: 'pavo pavos',
      fish: 'pescado pescados merluza sardinas',
      egg: 'huevo huevos',
    },
  ],
  [
    'fr',
    {
      beef: 'bœuf boeuf veau',
      chicken: 'poulet poulets',
      duck: 'canard canards',
      goat: 'chèvre chèvres chevreau',
      lamb: 'agneau agneaux',
      rabbit: 'lapin lapins',
      turkey: 'dinde dindes dindon',
      fish: 'poisson poissons merlu sardines',
      egg: 'œuf œufs oeuf',
    },
  ],
  [
    'it',
    {
      beef: 'manzo bovino',
      chicken: 'pollo polli',
      duck: 'anatra anatre',
      goat: 'capra capre capretto caprino',
      lamb: 'agnello agnelli',
      rabbit: 'coniglio conigli',
      turkey: 'tacchino tacchini',
      fish: 'pesce pesci nasello sardine',
      egg: 'uovo uova',
    },
  ],
  [
    'lv',
    {
      beef: 'liellops liellopu',
      chicken: 'vista vistas vistu vistām vistgaļa',
      duck: 'pīle pīles pīli pīļu pīlēm',
      goat: 'kaza kazas kazu kazām kazlēns',
      lamb: 'jērs jēra jēru',
      rabbit: 'trusis truša trusi trušu',
      turkey: 'tītars tītara tītaru',
      fish: 'zivs zivis zivju zivīm sardīnes heks',
      egg: 'ola olas olu olām olās',
    },
  ],
  [
    'cn',
    {
      beef: '牛肉 牛心',
      chicken: '鸡肉 整鸡 鸡胸肉',
      duck: '鸭肉',
      goat: '山羊肉',
      lamb: '羔羊 羊肉',
      rabbit: '兔肉',
      turkey: '火鸡肉',
      fish: '鱼肉 鳕鱼',
      egg: '鸡蛋 蛋类',
    },
  ],
])('%s: every common form of an animal is found', (locale, formsByAnimal) => {
  const missed = Object.entries(formsByAnimal).flatMap(([animal, forms]) =>
    forms.split(' ').filter((form) => {
      const found = new Set(findAnimals(textOf(locale, form)).map((mention) => mention.animal));
      return found.size !== 1 || !found.has(animal as Animal);
    }),
  );
  expect(missed).toEqual([]);
});

const stated = (locale: Locale, text: string) =>
  findAnimals(textOf(locale, text))
    .filter(({ denied }) => !denied)
    .map(({ found }) => found);

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'Our beans come from Turkey and are packed in Turkey',
      'With lamb’s lettuce and eggplant; a beefy, fishy smell',
      'For dogs allergic to chicken, egg or fish',
      'A good alternative to chicken',
      'For dogs that have had enough of chicken',
      'After a reaction to chicken',
      'Instead of chicken, beef or egg',
      'For dogs intolerant of beef or sensitive to chicken',
      'It replaces chicken, and is leaner than lamb',
      'If your dog is tired of chicken or cannot eat beef',
      'It doesn’t contain fish; it can’t contain egg; chicken-free',
    ],
  ],
  [
    'gr',
    [
      'Κλειστά τον Αύγουστο και ως τα τέλη Αυγούστου, από την αυγή',
      'Αν αρνιέται το φαγητό· πολλοί σκύλοι το αρνιούνται',
      'Για σκύλους με αλλεργία στο κοτόπουλο, το αυγό ή το ψάρι',
      'Αποφύγετε το κοτόπουλο',
      'Σε σκύλους που αντιδρούν στο κοτόπουλο',
      'Μη δίνετε κοτόπουλο',
      'Αντί για κοτόπουλο',
      'Εναλλακτική για το κοτόπουλο',
      'Αντικαθιστά το μοσχάρι',
      'Για σκύλους με δυσανεξία στο αρνί',
      'Αν ο σκύλος σας βαρέθηκε το κοτόπουλο',
      'Πιο άπαχο από το αρνί',
      'Ευαίσθητα στο κοτόπουλο',
    ],
  ],
  [
    'bg',
    [
      'Два хектара земя, където се пилее време, и рибизли',
      'За кучета с алергия към пилешко, яйца или риба',
      'Избягвайте пилешкото',
      'Вместо пилешко',
      'Не може да яде пилешко',
      'Чувствителни към пилешко',
      'Алтернатива на пилешкото',
      'Замества говеждото',
      'При непоносимост към агнешко',
      'Ако на кучето му е омръзнало пилешкото',
      'По-постно от агнешкото',
    ],
  ],
  [
    'ru',
    [
      'Уточните вес: он утоляет голод, утончённый вкус не утомляет, с курагой и куркумой',
      'Баранки и индейцы, рыбалка и Сардиния',
      'Для собак с аллергией на курицу, яйца или рыбу',
      'Избегайте курицы',
      'Собака устала от курицы',
      'Не может есть курицу',
      'Вместо курицы',
      'Хорошая альтернатива курице',
      'Заменяет говядину',
      'При непереносимости баранины',
      'Если собаке надоела курица',
      'Постнее, чем баранина',
    ],
  ],
  [
    'es',
    [
      'Menos patologías, ningún pavor y pescadores contentos',
      'Para perros alérgicos al pollo, al huevo o al pescado',
      'Evite el pollo',
      'No puede comer pollo',
      'Sensibles al pollo',
      'Una buena alternativa al pollo',
      'Sustituye al vacuno',
      'Con intolerancia al cordero',
      'Si su perro está cansado del pollo',
      'Más magro que el cordero',
      'En lugar de pollo',
    ],
  ],
  [
    'fr',
    [
      'Du chèvrefeuille au jardin, la poissonnerie du coin',
      'Pour les chiens allergiques au poulet, à l’œuf ou au poisson',
      'Évitez le poulet',
      'Votre chien en a assez du poulet',
      'Ne peut pas manger de poulet',
      'Au lieu de poulet',
      'Comme les autres viandes, poulet ou bœuf',
      'Une bonne alternative au poulet',
      'Remplace le bœuf',
      'En cas d’intolérance à l’agneau',
      'Si votre chien se lasse du poulet',
      'Plus maigre que l’agneau',
    ],
  ],
  [
    'it',
    [
      'Una pesca matura, un capriccio e il polline',
      'Per cani allergici al pollo, alle uova o al pesce',
      'Evitate il pollo',
      'Al posto del pollo',
      'Non può mangiare pollo',
      'Sensibile al pollo',
      'Una buona alternativa al pollo',
      'Sostituisce il manzo',
      'Intollerante all’agnello',
      'Se il cane è stanco del pollo',
      'Più magro dell’agnello',
    ],
  ],
  [
    'lv',
    [
      'No Kazahstānas, divi hektāri zemes, visticamāk ar olbaltumvielām',
      'Suņiem ar alerģiju pret vistu, olām vai zivīm',
      'Izvairieties no vistas',
      'Vistas vietā',
      'Nevar ēst vistu',
      'Jutīgiem pret vistu',
      'Laba alternatīva vistai',
      'Aizstāj liellopu gaļu',
      'Suņiem, kas nepanes jēru',
      'Ja sunim apnikusi vista',
      'Liesāka nekā jēra gaļa',
      'Nesatur vistu',
    ],
  ],
  [
    'cn',
    [
      '添加牛磺酸，配鸭梨和鱿鱼',
      '适合对鸡肉、鸡蛋或鱼过敏的狗',
      '避免鸡肉',
      '而不是鸡肉',
      '不能吃鸡肉',
      '对鸡肉敏感',
      '鸡肉的替代品',
      '代替牛肉',
      '适合吃腻鸡肉的狗',
      '比羊肉更瘦',
      '鸡肉不耐受',
    ],
  ],
])('%s: ordinary sentences name no animal of the food', (locale, sentences) => {
  expect(sentences.map((sentence) => [sentence, stated(locale, sentence)])).toEqual(
    sentences.map((sentence) => [sentence, []]),
  );
});

test.each<[Locale, string, string[]]>([
  ['en', 'Tender chicken, no grains', ['chicken']],
  ['en', 'Chicken – no grains', ['Chicken']],
  ['en', 'No chicken, egg or fish', []],
  ['en', 'Free-range chicken and nothing more', []],
  ['en', 'Free-range chicken', ['chicken']],
  ['en', 'Notable turkey', ['turkey']],
  ['gr', 'Τρυφερό κοτόπουλο, χωρίς δημητριακά', ['κοτόπουλο']],
  ['gr', 'Μηνιαίο κοτόπουλο', ['κοτόπουλο']],
  ['gr', 'Χωρίς κοτόπουλο, αυγό ή ψάρι', []],
  ['bg', 'Нежно пилешко, без зърно', ['пилешко']],
  ['bg', 'Рецептите ни с пилешко', ['пилешко']],
  ['bg', 'Без пилешко, яйца и риба', []],
  ['ru', 'Нежная курица, без зерна', ['курица']],
  ['ru', 'Неделя с беззерновой курицей', ['курицей']],
  ['ru', 'Без курицы, яиц и рыбы', []],
  ['es', 'Noble pollo, sin cereales', ['pollo']],
  ['es', 'Niveles altos de pollo', ['pollo']],
  ['es', 'Sin pollo, huevo ni pescado', []],
  ['fr', 'Poulet tendre, sans céréales', ['Poulet']],
  ['fr', 'Pasteurisé nulle part, poulet neuf', ['poulet']],
  ['fr', 'Sans poulet, œuf ni poisson', []],
  ['it', 'Pollo con maiale, senza cereali', ['Pollo']],
  ['it', 'Nonna cucina pollo', ['pollo']],
  ['it', 'Senza pollo, uova o pesce', []],
  ['lv', 'Maiga vista, bez graudiem', ['vista']],
  ['lv', 'Nedēļa ar neliela izmēra vistu', ['vistu']],
  ['lv', 'Bez vistas, olām un zivs', []],
  ['cn', '鲜嫩鸡肉，不含谷物', ['鸡']],
  ['cn', '非常鲜嫩的鸡肉零食', ['鸡']],
  ['cn', '不含鸡肉、鸡蛋和鱼', []],
])('%s: a denial counts before the animal or up to the next comma: %s', (locale, text, found) => {
  expect(stated(locale, text)).toEqual(found);
});

test.each<[Locale, string[]]>([
  [
    'en',
    [
      'Chicken, egg and fish are not in it',
      'The recipe is chicken-, egg- and fish-free.',
      'Chicken, duck, egg, or fish isn’t used',
      'For dogs with chicken, egg or fish allergies',
      'Chicken, egg and fish never go into it',
      'Chicken, egg and soy beans don’t belong in it',
      'Chicken, egg and fish are never in it',
      'Chicken, egg and fish not included',
      'Chicken, egg and fish are not among the ingredients',
      'Chicken, egg and fish are not part of it',
    ],
  ],
  [
    'gr',
    [
      'Κοτόπουλο, αυγό και ψάρι δεν έχει',
      'Το κοτόπουλο, το αυγό και το ψάρι δεν μπαίνουν',
      'Κοτόπουλο, αυγό και ψάρι δεν θα βρείτε εδώ',
      'Κοτόπουλο, αυγό και ψάρι δεν είναι μέσα',
      'Κοτόπουλο, αυγό και ψάρι ποτέ',
    ],
  ],
  [
    'bg',
    [
      'Пилешко, яйца и риба няма',
      'Пилешко, яйца или риба тук не слагаме',
      'Пилешко, яйца и риба не са част от рецептата',
      'Пилешко, яйца и риба няма да намерите',
      'Пилешко, яйца и риба никога',
    ],
  ],
  [
    'ru',
    [
      'Курицы, яиц и рыбы в составе нет',
      'Курицу, яйца и рыбу не кладём',
      'Курица, яйца и рыба не входят в состав',
      'Курицу, яйца и рыбу мы не используем',
      'Курицу, яйца и рыбу никогда',
    ],
  ],
  [
    'es',
    [
      'Pollo, huevo y pescado no lleva',
      'El pollo, el huevo y el pescado no entran en la receta',
      'Pollo, huevo y pescado no hay',
      'Pollo, huevo y pescado no forman parte de ella',
      'El pollo, el huevo y el pescado no se usan',
      'Pollo, huevo y pescado nunca',
    ],
  ],
  [
    'fr',
    [
      'Le poulet, l’œuf et le poisson n’y entrent pas',
      'Poulet, œuf et poisson en sont exclus',
      'Le poulet, l’œuf et le poisson ne sont pas au menu',
      'Le poulet, l’œuf et le poisson ne font pas partie de la recette',
      'Le poulet, l’œuf et le poisson n’entrent pas dans la recette',
      'Poulet, œuf et poisson jamais',
    ],
  ],
  [
    'it',
    [
      'Pollo, uova e pesce non ci sono',
      'Il pollo, le uova e il pesce sono esclusi',
      'Pollo, uova e pesce non fanno parte della ricetta',
      'Il pollo, le uova e il pesce non vengono usati',
      'Pollo, uova e pesce mai',
    ],
  ],
  [
    'lv',
    [
      'Vistas, olu un zivju te nav',
      'Vistu, olas un zivis nesatur',
      'Vistas, olu un zivju sastāvā nav',
      'Vista, olas un zivis nav sastāvā',
      'Vistu, olas un zivis nekad nepievienojam',
    ],
  ],
  [
    'cn',
    [
      '鸡肉，鸡蛋和鱼都不含',
      '鸡肉、鸡蛋和鱼都不含',
      '鸡肉，鸡蛋和鱼都没有',
      '鸡肉，鸡蛋和鱼均未添加。',
      '鸡肉、鸡蛋和鱼不添加到配方中',
      '不含鸡肉、鸡蛋和鱼',
    ],
  ],
])('%s: a denial after a list denies each of its items', (locale, sentences) => {
  expect(sentences.map((sentence) => [sentence, stated(locale, sentence)])).toEqual(
    sentences.map((sentence) => [sentence, []]),
  );
});

test.each<[Locale, string, string[]]>([
  ['en', 'Chicken, egg and fish, no grains', ['Chicken', 'fish', 'egg']],
  ['en', 'Chicken, carrots and no grains', ['Chicken']],
  ['en', 'Chicken, carrots and gluten-free oats', ['Chicken']],
  ['en', 'Chicken, carrots and greens but not grains', ['Chicken']],
  ['en', 'Chicken, which dogs love and cats do not', ['Chicken']],
  ['en', 'Chicken, carrots and greens. Grains are not in it', ['Chicken']],
  ['gr', 'Κοτόπουλο, καρότα και χόρτα, όχι δημητριακά', ['Κοτόπουλο']],
  ['gr', 'Κοτόπουλο, καρότα και ποτέ δημητριακά', ['Κοτόπουλο']],
  ['bg', 'Пилешко, моркови и зеленчуци, без зърно', ['Пилешко']],
  ['bg', 'Пилешко, моркови и зеленчуци, а не зърно', ['Пилешко']],
  ['ru', 'Курица, морковь и зелень, а не злаки', ['Курица']],
  ['ru', 'Курица, морковь и зелень, и никаких злаков', ['Курица']],
  ['es', 'Pollo, zanahoria y verduras, no cereales', ['Pollo']],
  ['fr', 'Poulet, carottes et légumes, mais pas de céréales', ['Poulet']],
  ['it', 'Pollo, carote e verdure, mai cereali', ['Pollo']],
  ['lv', 'Vista, burkāni un zaļumi, nekad graudi', ['Vista']],
  ['cn', '鸡肉，胡萝卜和菠菜，不含谷物', ['鸡']],
  // A main clause about what the items are like or do says that they are there.
  ['en', 'Chicken, rice and vegetables are not heavy', ['Chicken']],
  ['en', 'Chicken, rice and vegetables are never boring', ['Chicken']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά δεν βαραίνουν', ['Κοτόπουλο']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά δεν είναι βαριά', ['Κοτόπουλο']],
  ['bg', 'Пилешко, ориз и зеленчуци не тежат', ['Пилешко']],
  ['bg', 'Пилешко, ориз и зеленчуци няма да натежат', ['Пилешко']],
  ['ru', 'Курица, рис и овощи не тяжелят', ['Курица']],
  ['ru', 'Курица, рис и овощи никогда не надоедают', ['Курица']],
  ['es', 'Pollo, arroz y verduras no pesan', ['Pollo']],
  ['es', 'Pollo, arroz y verduras nunca cansan', ['Pollo']],
  ['es', 'El pollo, el arroz y las verduras no le sientan mal', ['pollo']],
  ['fr', 'Poulet, riz et légumes ne pèsent pas', ['Poulet']],
  ['fr', 'Le poulet, le riz et les légumes n’alourdissent jamais', ['poulet']],
  ['it', 'Pollo, riso e verdure non pesano', ['Pollo']],
  ['it', 'Pollo, riso e verdure non sono pesanti', ['Pollo']],
  ['lv', 'Vista, rīsi un dārzeņi neapgrūtina vēderu', ['Vista']],
  ['lv', 'Vista, rīsi un dārzeņi nav smagi', ['Vista']],
  ['es', 'Pollo, arroz y verduras no cansan nunca', ['Pollo']],
  ['it', 'Pollo, riso e verdure non annoiano mai', ['Pollo']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά δεν κουράζουν ποτέ', ['Κοτόπουλο']],
  ['bg', 'Пилешко, ориз и зеленчуци не омръзват никога', ['Пилешко']],
  ['cn', '鸡肉，大米和蔬菜不会加重负担', ['鸡']],
  ['cn', '鸡肉、大米和蔬菜不会给肠胃带来负担', ['鸡']],
  ['cn', '鸡肉、大米和蔬菜不伤肠胃', ['鸡']],
  // A clause about the last item needs no comma in these languages.
  ['en', 'Chicken, rice and vegetables that never upset the stomach', ['Chicken']],
  ['en', 'Chicken, rice and vegetables which are not heavy', ['Chicken']],
  ['en', 'Chicken, rice and vegetables never upset the stomach', ['Chicken']],
  ['en', 'Chicken, rice and pumpkin dogs can’t resist', ['Chicken']],
  ['en', 'Chicken, rice and pumpkin your dog is not tired of', ['Chicken']],
  ['en', 'Chicken, rice and pumpkin for allergic dogs', ['Chicken']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά που δεν βαραίνουν', ['Κοτόπουλο']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά στα οποία δεν αντιστέκεται', ['Κοτόπουλο']],
  ['gr', 'Κοτόπουλο, ρύζι και λαχανικά για αλλεργικούς', ['Κοτόπουλο']],
  ['es', 'Pollo, arroz y verduras que no pesan', ['Pollo']],
  ['es', 'Pollo, arroz y verduras a las cuales no se resiste', ['Pollo']],
  ['es', 'Pollo, arroz y verduras para perros alérgicos', ['Pollo']],
  ['fr', 'Poulet, riz et légumes qui ne pèsent rien', ['Poulet']],
  ['fr', 'Poulet, riz et légumes qu’il ne laisse jamais', ['Poulet']],
  ['fr', 'Poulet, riz et légumes dont il ne se lasse pas', ['Poulet']],
  ['fr', 'Poulet, riz et légumes pour chiens allergiques', ['Poulet']],
  ['it', 'Pollo, riso e verdure che non appesantiscono', ['Pollo']],
  ['it', 'Pollo, riso e verdure a cui non resiste', ['Pollo']],
  ['it', 'Pollo, riso e verdure per cani allergici', ['Pollo']],
  // These languages put a comma there.
  ['ru', 'Курица, рис и овощи, которые не тяжелят', ['Курица']],
  ['bg', 'Пилешко, ориз и зеленчуци, които не тежат', ['Пилешко']],
  ['lv', 'Vista, rīsi un dārzeņi, kas nav smagi', ['Vista']],
  ['cn', '鸡肉，胡萝卜和菠菜不添加防腐剂', ['鸡']],
  ['cn', '鸡肉，胡萝卜和菠菜不含谷物', ['鸡']],
  ['cn', '鸡肉、胡萝卜和菠菜不添加防腐剂', ['鸡']],
  ['cn', '鸡肉、胡萝卜和菠菜不含谷物', ['鸡']],
  ['cn', '鸡肉不含谷物', ['鸡']],
])('%s: a denial of something else after a list does not deny its items: %s', (locale, text, found) => {
  expect(stated(locale, text)).toEqual(found);
});

test.each<[Locale, string, string]>([
  ['en', 'Is there chicken in it? No.', 'Who can resist chicken? Not your dog.'],
  ['gr', 'Έχει κοτόπουλο; Όχι, μόνο μοσχάρι.', 'Ποιος αντιστέκεται στο κοτόπουλο; Κανείς.'],
  ['bg', 'Има ли пилешко? Не.', 'Кой устоява на пилешко? Вашето куче!'],
  ['ru', 'Есть ли в нём курица? Нет.', 'Кто любит курицу? Ваша собака.'],
  ['es', '¿Lleva pollo? No.', '¿Le gusta el pollo? Sí.'],
  ['fr', 'Contient-il du poulet\u202f? Non.', 'Qui aime le poulet\u202f? Votre chien.'],
  ['it', 'Contiene pollo? No, solo manzo.', 'Chi ama il pollo? Il tuo cane.'],
  ['lv', 'Vai tajā ir vista? Nē.', 'Kam garšo vista? Jūsu sunim.'],
  ['cn', '含鸡肉吗？不含。', '谁爱吃鸡肉？您的狗狗。'],
])('%s: a question with a denial as its reply states nothing', (locale, denied, other) => {
  expect([stated(locale, denied).length, stated(locale, other).length]).toEqual([0, 1]);
});
