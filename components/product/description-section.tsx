import { getTranslations } from 'next-intl/server';
import { findLineStoryContentFolder } from '@/lib/content/find-line-story-content-folder';
import type { Product } from '@/lib/content/products';
import { cn } from '@/lib/utils';

/** Shows what the food is and what it does. */
export async function ProductDescriptionSection({ product: { line, copy } }: { product: Product }) {
  const t = await getTranslations('product');
  return (
    <section
      data-print="hide"
      aria-labelledby="recipe-heading"
      className={cn(
        'container-page grid gap-x-[min(4rem,5vw)] gap-y-10 pb-section lg:grid-cols-12',
        // After a story, which has a background of its own.
        findLineStoryContentFolder(line) && 'pt-section',
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
  );
}
