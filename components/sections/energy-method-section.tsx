import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { LabelledSection } from './labelled-section';
import { SectionHeading } from './section-text-components';

/** Explains how amounts are calculated, with the exponent of body weight they are based on. */
export async function EnergyMethodSection({ section }: { section: SectionCopy }) {
  const locale = await currentLocale();
  const number = getNumberFormat(languageTag(locale));
  return (
    <LabelledSection section={section} className="container-page section-y">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
        <SectionHeading section={section} className="text-4xl lg:col-span-5" />
        <p
          aria-hidden="true"
          className="headline max-w-none whitespace-nowrap text-[clamp(min(6rem,26vw),16vw,13rem)] pb-[0.16em] text-accent-text leading-[0.8] tracking-tighter lg:col-span-7"
        >
          {getDictionaryEntry(getProductDictionary(locale).units, 'kg')}
          <sup className="relative -top-[0.75em] ms-1 align-baseline text-[0.42em] tabular-nums">
            {number.format(0.75)}
          </sup>
        </p>
      </div>
      <ul className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {section.items.map(({ key, title, text }) => (
          <li key={key ?? title} className="border-current border-t-4 pt-5">
            <h3 className="text-2xl lg:text-xl xl:text-2xl">{title}</h3>
            {text && <p className="mt-3 text-muted">{text}</p>}
          </li>
        ))}
      </ul>
      {section.note && <p className="note mt-12">{section.note}</p>}
    </LabelledSection>
  );
}
