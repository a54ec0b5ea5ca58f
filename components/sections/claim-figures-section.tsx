import { getTranslations } from 'next-intl/server';
import { getCompanyClaimsWithPercentages } from '@/lib/content/company-claim-percentages';
import type { SectionCopy } from '@/lib/content/page-copy-schema';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { languageTag } from '@/lib/i18n/locales';
import { buildGridColumnsStyle } from './build-grid-track-styles';
import { Paragraphs } from './section-text-components';

/**
 * Shows the claimed figures in the page's largest type, each linked to the note with its source. The section has an
 * entry for each that the language does not leave out.
 */
export async function ClaimFiguresSection({ section }: { section: SectionCopy }) {
  const t = await getTranslations('home');
  const percent = getNumberFormat(languageTag(await currentLocale()), { style: 'percent' });
  const claims = getCompanyClaimsWithPercentages().flatMap((claim) => {
    const copy = section.items.find(({ key }) => key === claim.key);
    return copy ? [{ ...claim, ...copy }] : [];
  });
  return (
    <section id={section.id} aria-labelledby="claims-heading" data-field="saffron" className="later painted">
      <div className="container-page section-y">
        <div className="grid gap-x-8 lg:grid-cols-12">
          <h2 id="claims-heading" className="lg:col-span-5">
            {section.heading}
          </h2>
          <div className="mt-4 lg:col-span-5 lg:col-start-8 lg:mt-2">
            <Paragraphs texts={section.paragraphs} />
          </div>
        </div>
        <ul
          className="mt-10 grid gap-x-8 gap-y-8 sm:grid-cols-(--columns) lg:mt-16"
          style={buildGridColumnsStyle(claims.length)}
        >
          {claims.map(({ key, title, percent: value }, index) => (
            <li key={key}>
              <p className="headline whitespace-nowrap text-[clamp(5.5rem,13.5vw,12rem)] tabular-nums leading-[0.85] tracking-tighter">
                {percent.formatToParts(value / 100).map(({ type, value: part }) =>
                  type === 'integer' ? (
                    part
                  ) : (
                    <span key={type} className="text-[0.5em]">
                      {part}
                    </span>
                  ),
                )}
              </p>
              <p className="mt-3 font-bold text-xl">
                {title}
                <sup className="ms-1 text-sm">
                  <a
                    id={`claim-${key}`}
                    href={`#claim-note-${key}`}
                    className="link p-2"
                    aria-label={t('note', { number: index + 1 })}
                  >
                    {index + 1}
                  </a>
                </sup>
              </p>
            </li>
          ))}
        </ul>
        <ol
          className="mt-12 grid list-none gap-x-8 gap-y-4 border-current border-t pt-6 text-sm sm:grid-cols-(--columns)"
          style={buildGridColumnsStyle(claims.length)}
        >
          {claims.map(({ key, text }, index) => (
            <li key={key} id={`claim-note-${key}`} className="scroll-mt-24 target:outline-2 target:outline-offset-8">
              <p>
                <span className="font-bold">{index + 1}.</span> {text}
                {'\u00a0'}
                <a
                  href={`#claim-${key}`}
                  className="link p-1"
                  aria-label={`${t('backToFigure')} ${index + 1}`}
                  data-tooltip={`${t('backToFigure')} ${index + 1}`}
                >
                  ↑
                </a>
              </p>
            </li>
          ))}
        </ol>
        {section.note && <p className="mt-6 text-sm">{section.note}</p>}
      </div>
    </section>
  );
}
