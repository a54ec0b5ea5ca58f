import { getTranslations } from 'next-intl/server';
import { brand, schemaOrgWeekdays } from '@/lib/config/brand';
import { toBusinessHoursMessageValues } from '@/lib/config/business-hours-message-values';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { formatFigureRange } from '@/lib/i18n/format-quantity';
import { getDateTimeFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { LabelledSection } from './labelled-section';
import { Paragraphs, SectionHeading } from './section-text-components';

/** Shows the seven days of the week; days with phone hours are highlighted. */
export async function PhoneHoursSection({ section, visit }: { section: SectionCopy; visit: SectionCopy }) {
  const t = await getTranslations('contact');
  const tag = languageTag(await currentLocale());
  // The first of January 2024 was a Monday.
  const format = getDateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const { opens, closes } = toBusinessHoursMessageValues(brand.hours, tag);
  return (
    <LabelledSection section={section} field="olive">
      <div className="container-page section-y">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <SectionHeading section={section} className="text-4xl lg:col-span-5" />
          <div className="lg:col-span-6 lg:col-start-7">
            <Paragraphs texts={section.paragraphs} className="lead" />
          </div>
        </div>
        <ul className="mt-10 grid gap-2 lg:mt-14 lg:grid-cols-7">
          {schemaOrgWeekdays.map((day, index) => {
            const open = brand.hours.days.includes(day);
            return (
              <li
                key={day}
                className={`flex items-baseline justify-between gap-4 p-4 lg:block lg:px-3 lg:min-h-36 ${open ? 'bg-foreground text-background print:border print:text-foreground' : 'border border-border'}`}
              >
                <p className="font-bold text-sm hyphens-none first-letter:uppercase">
                  {format.format(Date.UTC(2024, 0, 1 + index))}
                </p>
                <p
                  className={
                    open ? 'headline text-xl tabular-nums leading-tight lg:mt-6 lg:text-base' : 'text-sm lg:mt-6'
                  }
                >
                  {open ? formatFigureRange(tag, opens, closes) : t('closed')}
                </p>
              </li>
            );
          })}
        </ul>
        <div id={visit.id} className="mt-12 grid gap-x-8 gap-y-3 border-border border-t pt-8 lg:mt-16 lg:grid-cols-12">
          <h3 className="text-2xl lg:col-span-5">{visit.heading}</h3>
          <div className="lg:col-span-6 lg:col-start-7">
            <Paragraphs texts={visit.paragraphs} />
          </div>
        </div>
      </div>
    </LabelledSection>
  );
}
