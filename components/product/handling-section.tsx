import { getTranslations } from 'next-intl/server';
import { findLineStoryContentFolder } from '@/lib/content/find-line-story-content-folder';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { getDictionaryEntry, getProductDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Shows instructions for use: feeding, transition, thawing, storage and hygiene, as far as they apply to the food. */
export async function HandlingSection({ product: { statement, formats, line, species } }: { product: Product }) {
  const t = await getTranslations('product.handling');
  const locale = await currentLocale();
  const { analysis } = getProductDictionary(locale);
  const complete = statement === 'complete';
  const dry = formats.every((key) => key === 'treats-100g');
  const folder = findLineStoryContentFolder(line);
  const own = folder ? getPageSection(getPageCopy(folder, locale), 'feeding').paragraphs : [];
  const steps = [
    {
      title: getDictionaryEntry(analysis, 'feedingInstructions'),
      paragraphs: [...own, complete ? t('complete') : t('complementary')],
    },
    complete && { title: t('switchHeading'), paragraphs: [t(species === 'cat' ? 'switchingCat' : 'switching')] },
    !dry && { title: t('thawHeading'), paragraphs: [formats.includes('patties-50g') ? t('thawPatties') : t('thaw')] },
    { title: t('storageHeading'), paragraphs: [dry ? t('storageDry') : t('storageFrozen')] },
    { title: t('hygieneHeading'), paragraphs: [t(dry ? 'hygieneDry' : 'hygiene')] },
  ].filter((step) => step !== false);
  return (
    <section
      aria-labelledby="handling-heading"
      className="later container-page section-y [--tall:70rem] lg:[--tall:38rem]"
    >
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <h2 id="handling-heading">{dry ? t('headingDry') : t('heading')}</h2>
        {steps.map(({ title, paragraphs }) => (
          <section key={title} className="border-(--tone) border-t-4 pt-4">
            <h3>{title}</h3>
            {paragraphs.map((text) => (
              <p key={text} className="mt-2">
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
