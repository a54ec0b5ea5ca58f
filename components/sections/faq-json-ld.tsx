import { JsonLd } from '@/components/json-ld';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';

/** Structured data of the questions and answers. */
export async function FaqJsonLd({ sections }: { sections: SectionCopy[] }) {
  const mainEntity = sections
    .flatMap(({ items }) => items)
    .map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    }));
  const inLanguage = languageTag(await currentLocale());
  return <JsonLd data={{ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage, mainEntity }} />;
}
