import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { sectionsAboutProducts } from '@/lib/content/product-entry-keys';
import type { ProductFacts } from '@/lib/content/product-facts-schema';
import type { ContentIssue } from '@/lib/files/parse-file';

/**
 * Entries of a page that it shows beside products, and whose key no product has: the page would leave the text out, or
 * show it without products.
 */
export function findEntriesWithoutProduct(
  page: string,
  sections: SectionCopy[],
  products: ReadonlyMap<string, ProductFacts>,
): ContentIssue[] {
  const about = sectionsAboutProducts[page];
  const index = sections.findIndex(({ id }) => id === about?.id);
  if (!about || index < 0) return [];
  const shown = [...products].map(([slug, facts]) => ({ slug, ...facts })).filter(about.isShown);
  return (sections[index]?.items ?? []).flatMap(({ key = '' }, item) =>
    shown.length === 0 || shown.some((facts) => about.isAbout(key, facts))
      ? []
      : [
          {
            key: `sections.${index}.items.${item}${key && '.key'}`,
            text: `the key '${key}' belongs to no product of this page, so that it shows none beside the text: write the former key, or delete the entry in every language`,
          },
        ],
  );
}
