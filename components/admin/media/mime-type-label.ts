import type { getTranslations } from 'next-intl/server';

type Translate = Awaited<ReturnType<typeof getTranslations<'mediaAdmin'>>>;

const kinds = {
  'application/pdf': 'pdf',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
} as const;

/** Returns a readable name of a content type, or the type itself if it has none. */
export function mimeTypeLabel(t: Translate, type: string): string {
  if (type.startsWith('image/')) return t('types.picture');
  return type in kinds ? t(`types.${kinds[type as keyof typeof kinds]}`) : type;
}
