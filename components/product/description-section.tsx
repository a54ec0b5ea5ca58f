import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/art/picture';
import { getPage, getPageSection } from '@/lib/content/pages';
import { dictionaryTerm, getDictionary, type Product } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/navigation';
import { cn } from '@/lib/utils';
import { CategoryStory } from './category-story';
import { lineStoryFolder } from './line-story-folder';

/** Shows what the food is and does, and its packs. */
export async function DescriptionSection({ product }: { product: Product }) {
  const { slug, line, copy } = product;
  const t = await getTranslations('product');
  const locale = await currentLocale();
  const names = getDictionary(locale);
  const folder = lineStoryFolder(line);
  const page = folder && getPage(folder, locale);
  return (
    <>
      <section data-print="hide" aria-labelledby="packs-heading" className="container-page section-y">
        <h2 id="packs-heading">{t('formats')}</h2>
        <ul className="mt-8 grid has-[>li:only-child]:max-w-md grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 p-0 sm:gap-6">
          {product.formats.map((key) => (
            <li key={key} className="flex items-center gap-5 border-(--tone) border-t-8 bg-surface p-4">
              <Picture
                slot={`pack/${slug}-${key}`}
                locale={locale}
                alt={t('packOf', { name: copy.name })}
                className="h-auto w-24 shrink-0"
              />
              <p className="min-w-0">
                <span className="block font-bold">{dictionaryTerm(names.formats, key).name}</span>
                <span className="block text-muted text-sm">{dictionaryTerm(names.formats, key).detail}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      {page && (
        <CategoryStory page={page} story={getPageSection(page, 'story')} choose={getPageSection(page, 'choose')} />
      )}
      <section
        data-print="hide"
        aria-labelledby="recipe-heading"
        className={cn(
          'container-page grid gap-x-[min(4rem,5vw)] gap-y-10 pb-section lg:grid-cols-12',
          page && 'pt-section',
        )}
      >
        <div className="lg:col-span-6">
          <h2 id="recipe-heading">{t('recipe')}</h2>
          {copy.longDescription.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
        </div>
        {copy.benefits.length > 0 && (
          <div className="lg:col-span-6">
            <h2>{t('benefits')}</h2>
            <ul className="mt-4 p-0">
              {copy.benefits.map(({ title, text }) => (
                <li key={title} className="border-border border-t py-5 first:border-t-4 first:border-t-(--tone)">
                  <h3>{title}</h3>
                  <p className="mt-1.5">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </>
  );
}
