import { getTranslations } from 'next-intl/server';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { LabelledSection } from './labelled-section';
import { SectionHeading } from './section-text-components';

/** Shows the questions by topic. The id is on the answer, so that browsers open the question if a URL targets it. */
export async function FaqGroups({ sections }: { sections: SectionCopy[] }) {
  const t = await getTranslations('faq');
  const { colon } = localePunctuation(languageTag(await currentLocale()));
  return sections.map((section) => (
    <LabelledSection key={section.id} section={section} data-faq-group className="mt-16 scroll-mt-24 first:mt-0">
      <SectionHeading section={section} className="mb-6" />
      <Accordion>
        {section.items.map(({ key, title, text }) => (
          <AccordionItem
            key={key ?? title}
            title={
              <h3 data-faq-text className="text-lg">
                {title}
              </h3>
            }
            data-faq
          >
            <div id={key} className="scroll-mt-44">
              <p data-faq-text>{text}</p>
              <p className="mt-3 text-sm" data-print="hide">
                <a href={`#${key}`} className="link inline-block py-1">
                  {t('address')}
                  <span className="sr-only">{colon + title}</span>
                </a>
              </p>
            </div>
          </AccordionItem>
        ))}
      </Accordion>
    </LabelledSection>
  ));
}
