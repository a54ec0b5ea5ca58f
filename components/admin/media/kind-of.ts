import type { getTranslations } from 'next-intl/server';

type Translate = Awaited<ReturnType<typeof getTranslations<'mediaAdmin'>>>;

/** A content type in words; types without words show as they are. */
export function kindOf(t: Translate, type: string): string {
  const key = `types.${type}` as 'types.application/pdf';
  return t.has(key) ? t(key) : type;
}
