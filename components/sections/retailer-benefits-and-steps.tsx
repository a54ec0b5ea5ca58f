import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { Paragraphs } from './section-text-components';

const isStep = ({ key }: SectionCopy['items'][number]) => /^step\d$/.test(key ?? '');

/** Shows the benefits for retailers and the steps after an application, beside the application form. */
export async function RetailerBenefitsAndSteps({ section }: { section: SectionCopy }) {
  const number = getNumberFormat(languageTag(await currentLocale()));
  return (
    <>
      <Paragraphs texts={section.paragraphs} className="lead mt-6" />
      <ul className="mt-10">
        {section.items
          .filter((item) => !isStep(item))
          .map(({ key, title, text }) => (
            <li key={key} className="border-border border-t py-5">
              <h3>{title}</h3>
              {text && <p className="mt-1 text-muted">{text}</p>}
            </li>
          ))}
      </ul>
      <ol className="border-current border-t-4">
        {section.items.filter(isStep).map(({ key, title, text }, index) => (
          <li
            key={key}
            className="grid grid-cols-[4rem_minmax(0,1fr)] border-border border-t pt-5 pb-5 first:border-t-0"
          >
            <p aria-hidden="true" className="headline row-span-2 text-5xl text-accent-text tabular-nums leading-[0.9]">
              {number.format(index + 1)}
            </p>
            <h3>{title}</h3>
            {text && <p className="mt-1 text-muted">{text}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
