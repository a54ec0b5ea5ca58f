import { getTranslations } from 'next-intl/server';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';

/** Links to each topic with its number of questions. */
export async function FaqTopicNav({ sections }: { sections: SectionCopy[] }) {
  const t = await getTranslations('faq');
  const number = getNumberFormat(languageTag(await currentLocale()));
  return (
    <nav aria-labelledby="topics-heading">
      <h2 id="topics-heading" className="eyebrow mb-4 text-accent-text">
        {t('topics')}
      </h2>
      <ul className="border-border border-t max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6">
        {sections.map(({ id, heading, items }) => (
          <li key={id} className="border-border border-b">
            <a
              href={`#${id}`}
              className="flex h-full justify-between gap-3 py-2.5 text-sm hover:underline hover:underline-offset-4"
            >
              {heading}
              <span aria-hidden="true" className="text-muted tabular-nums">
                {number.format(items.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
