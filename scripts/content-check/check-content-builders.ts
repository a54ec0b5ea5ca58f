import { type ContentProblem, convertErrorToContentProblems } from '@/lib/content/content-problem';
import { localeCodes } from '@/lib/i18n/locales';

/**
 * Problems that appear only when the build combines the content: in the catalogue, the sitemap, the markets and the
 * stories of each language, and in the titles of the cards.
 */
export async function checkContentBuilders(): Promise<ContentProblem[]> {
  const [
    { buildCatalogueModel },
    { buildLocaleSitemapXml },
    { listFoundAndMissingOgCards },
    { getMarkets },
    { getPartnerStories },
  ] = await Promise.all([
    import('@/documents/catalogue/catalogue-pdf-model'),
    import('@/lib/content/sitemap'),
    import('@/scripts/art/list-og-cards'),
    import('@/lib/content/markets'),
    import('@/lib/content/partner-stories'),
  ]);
  const steps: (() => unknown)[] = [
    ...localeCodes.flatMap((locale) => [
      () => buildCatalogueModel(locale),
      () => buildLocaleSitemapXml(locale),
      () => getMarkets(locale),
      () => getPartnerStories(locale),
    ]),
    () => listFoundAndMissingOgCards(),
  ];
  return steps.flatMap((step) => {
    try {
      step();
      return [];
    } catch (error) {
      return convertErrorToContentProblems(error);
    }
  });
}
