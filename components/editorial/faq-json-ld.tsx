import { JsonLd } from '@/components/json-ld';
import { languageTag } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/navigation';
import type { Section } from './section';

/** The questions and their answers for search engines. */
export async function FaqJsonLd({ sections }: { sections: Section[] }) {
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
