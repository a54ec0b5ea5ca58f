import { getTranslations } from 'next-intl/server';
import { Pack } from '@/components/art/pack';
import type { AnalysisBasis } from '@/lib/content/analysis';
import { getDictionary, type Product, term } from '@/lib/content/products';
import { type Dictionary, lines } from '@/lib/content/schema';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';
import { type Compared, ComparisonIsland } from './comparison-island';

/** The comparison with all its words: the browser gets texts and facts, no catalogue of messages. */
export async function Comparison({ products }: { products: Product[] }) {
  const t = await getTranslations('compare');
  const locale = await currentLocale();
  const names = getDictionary(locale);
  const basis = (key: AnalysisBasis) => ({ name: t(`bases.${key}`), note: t(`basisNotes.${key}`) });
  return (
    <ComparisonIsland
      products={products.map((product) => compared(product, localePath(locale, product.path), names))}
      groups={lines.map((line) => ({
        label: term(names.lines, line).name,
        slugs: products.filter((product) => product.line === line).map(({ slug }) => slug),
      }))}
      bases={{ asFed: basis('asFed'), dryMatter: basis('dryMatter'), per1000kcal: basis('per1000kcal') }}
      languageTag={languageTag(locale)}
      texts={{
        choose: t('choose'),
        slot: t('slot', { number: '#' }),
        none: t('none'),
        hint: t('hint'),
        basis: t('basis'),
        print: t('print'),
        share: t('share'),
        result: t('result'),
        remove: t('remove', { product: '#' }),
        high: t('highest'),
        low: t('lowest'),
        same: t('same'),
        lines: {
          ...names.analysis,
          energy: t('energy'),
          bone: t('bone'),
          statement: t('for'),
          contains: t('contains'),
          packs: t('packs'),
          tags: t('tags'),
        },
        energyUnits: {
          asFed: t('energyUnits.asFed'),
          dryMatter: t('energyUnits.dryMatter'),
          per1000kcal: t('energyUnits.per1000kcal'),
        },
      }}
    />
  );
}

/** The statutory statement of a product, as its key among the analysis terms. */
export const statementKey = ({ statement, species }: Pick<Product, 'statement' | 'species'>) =>
  `${statement}PetFood${species === 'cat' ? 'Cats' : 'Dogs'}`;

function compared(product: Product, href: string, names: Dictionary): Compared {
  const { slug, words, proteins, nutrition, minerals, bonePercent, lifeStage, allergens, formats, tags } = product;
  return {
    slug,
    href,
    name: words.name,
    protein: proteins[0] ?? '',
    pack: <Pack product={product} className="mx-auto h-auto w-full max-w-40" />,
    nutrition,
    minerals,
    bonePercent,
    words: {
      statement: [term(names.analysis, statementKey(product)), term(names.lifeStages, lifeStage)],
      contains: allergens.map((key) => term(names.allergens, key)),
      packs: formats.map((key) => term(names.formats, key).name),
      tags: tags.map((key) => term(names.tags, key)),
    },
  };
}
