import type { ContentProblem } from '@/lib/content/content-problem';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import type { Locale } from '@/lib/i18n/locales';
import { isDenied } from './denials';
import { createFactsOfTextReader } from './facts-of-text';
import { createContentProblem, isLongProductText, type LocatedText } from './located-texts';
import { isServedWith } from './other-foods-served';

type KindPatterns = {
  /** A food that is complete or complementary, by the legal term and by those of the shop. */
  complete: string;
  complementary: string;
  /** For whom a food is: only what says `for`, as others tell of a puppy that has grown up. */
  young: string;
  adult: string;
  /** Any word for grown animals, which tells what the young ones are named for. */
  grown: string;
};

const patternsByLocale: Partial<Record<Locale, KindPatterns>> = {
  en: {
    complete: '(?<!(?:on|onto|over|of|to|with) (?:an? |our |the )?)complete (?:\\p{L}+ )*(?:food|meal|diet)',
    complementary: 'complementary (?:pet )?(?:food|treat)',
    young: 'for (?:\\p{L}+ )?(?:pupp(?:y|ies)|kittens?)(?!\\p{L})',
    adult: 'for (?:\\p{L}+ )?adult(?! (?:life|size|weight|food|meals?|teeth))',
    grown: 'adult',
  },
  gr: {
    complete: '(?<!(?:σε|με|από) (?:ένα |μια )?)πλήρ(?:ης|ες)(?: \\p{L}+)* (?:τροφή|γεύμα)',
    complementary: 'συμπληρωματικ',
    young: 'για (?:\\p{L}+ )?(?:κουτάβι|γατάκι)',
    adult: 'για (?:\\p{L}+ )?ενήλικ(?!\\p{L}* (?:ζωή|τροφή|δόντια|ηλικία|βάρος))',
    grown: 'ενήλικ',
  },
  es: {
    complete: '(?<!(?:sobre|con|de|a) (?:un |el )?)(?:alimento|comida|menú|dieta)(?: \\p{L}+)? complet[oa]',
    complementary: 'complementari',
    young: 'para (?:\\p{L}+ )?(?:cachorr|gatit)',
    adult: 'para (?:\\p{L}+ )?adult',
    grown: 'adult',
  },
  ru: {
    complete: '(?<!(?:на|к|с|в) )полнорационн(?:ый|ое|ая) (?:\\p{L}+ )*(?:корм|питание|еда)',
    complementary: 'дополнительн(?:ый|ое) (?:\\p{L}+ )*(?:корм|питание)',
    young: '(?:для|и для) (?:\\p{L}+ )?(?:щен|котят)|щенкам(?!\\p{L})|котятам(?!\\p{L})',
    adult: 'для (?:\\p{L}+ )?взросл(?!\\p{L}* (?:жизни|рацион|возраст|корм|вес))',
    grown: 'взросл',
  },
  cn: {
    complete: '(?<![在到加配和与跟同]|补充)全价(?:主食|餐|粮|食品|生食)',
    complementary: '补充性|补充食品|辅食',
    young: '适合(?:\\p{Script=Han}{0,4})幼[犬猫]|幼[犬猫](?:专用|也|主食|粮|餐)',
    adult: '适合(?:\\p{Script=Han}{0,2})成[犬猫]|成[犬猫](?:专用|主食|粮|餐)',
    grown: '成[犬猫年]',
  },
  fr: {
    complete: '(?<!(?:sur|avec|d’|à) ?(?:un |une |le )?)(?:aliment|repas|alimentation)(?: \\p{L}+)? complet',
    complementary: 'complémentaire',
    young: 'pour (?:\\p{L}+ )?(?:chiot|chaton)',
    adult: 'pour (?:\\p{L}+ )?adulte',
    grown: 'adulte',
  },
  bg: {
    complete: '(?<!(?:към|върху|със?|на) )пълноценна (?:\\p{L}+ )*храна(?!та)',
    complementary: 'допълващ',
    young: 'за (?:\\p{L}+ )?(?:кученц|котенц)',
    adult: 'за (?:\\p{L}+ )?(?:израсна|пораснал|възрастн)(?!\\p{L}* (?:живот|възраст|храна|тегло))',
    grown: 'израсн|порасн|възрастн',
  },
  lv: {
    complete: 'pilnvērtīg[ao] (?:\\p{L}+ )*(?:barība|maltīte|svaigbarība)(?!\\p{L})',
    complementary: 'papildbarīb',
    young: '(?:kucēn|kaķēn)iem(?!\\p{L})',
    adult: 'pieaugušiem(?!\\p{L})',
    grown: 'pieaug|izaug',
  },
  it: {
    complete: '(?<!(?:su|con|di|a|al|sopra) (?:un |il )?)(?:alimento|pasto|cibo)(?: \\p{L}+)? completo',
    complementary: 'complementar[ei]',
    young: '(?:per|anche per) (?:i |\\p{L}+ )?(?:cucciol|gattin)',
    adult: 'per (?:\\p{L}+ )?adult',
    grown: 'adult',
  },
};

type Kind = keyof KindPatterns;

const patterns = new Map(
  Object.entries(patternsByLocale).map(([locale, kinds]) => {
    const before = locale === 'cn' ? '' : '(?<!\\p{L})';
    const of = (kind: Kind) => new RegExp(`${before}(?:${kinds[kind]})`, 'iu');
    return [
      locale,
      {
        complete: of('complete'),
        complementary: of('complementary'),
        young: of('young'),
        adult: of('adult'),
        grown: of('grown'),
      },
    ];
  }),
);

const youngLifeStages: ProductFacts['lifeStage'][] = ['puppy', 'kitten'];

/** The kind that a text must not state of a food, the one that makes it right, and the fact that says so. */
function listContradictions({ statement, lifeStage }: ProductFacts): { stated: Kind; unless: Kind; fact: string }[] {
  const isYoung = youngLifeStages.includes(lifeStage);
  return [
    statement === 'complete'
      ? { stated: 'complementary', unless: 'complete', fact: `statement is '${statement}'` }
      : { stated: 'complete', unless: 'complementary', fact: `statement is '${statement}'` },
    ...(lifeStage === 'adult' || lifeStage === 'senior'
      ? [{ stated: 'young' as const, unless: 'grown' as const, fact: `lifeStage is '${lifeStage}'` }]
      : []),
    ...(isYoung ? [{ stated: 'adult' as const, unless: 'young' as const, fact: `lifeStage is '${lifeStage}'` }] : []),
  ];
}

/** What a short text of a food says of its kind or age group although its facts say otherwise: each a hint. */
export function findOtherKinds(snippet: LocatedText, facts: ProductFacts): ContentProblem[] {
  const { text, locale } = snippet;
  const kinds = locale && patterns.get(locale);
  if (!kinds || isLongProductText(snippet)) return [];
  return listContradictions(facts).flatMap(({ stated, unless, fact }) => {
    const match = kinds[stated].exec(text);
    if (!match || kinds[unless].test(text) || isDenied(text, locale, match.index)) return [];
    if (stated === 'complete' && isServedWith(text, locale, match.index)) return [];
    const [found] = match;
    const advice = `'${found}' contradicts facts.json, where ${fact}: correct the text or the facts`;
    return [createContentProblem(snippet, { index: match.index, found }, { text: advice, weight: 'hint' })];
  });
}

/** Short texts that call a complementary food complete, or an adult one a food for puppies, and the reverse. */
export function checkFoodKindInTexts(snippets: LocatedText[]): ContentProblem[] {
  const factsOf = createFactsOfTextReader();
  return snippets.flatMap((snippet) => {
    const facts = factsOf(snippet);
    return facts ? findOtherKinds(snippet, facts) : [];
  });
}
