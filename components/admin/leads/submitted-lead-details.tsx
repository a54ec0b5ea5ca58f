import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactElement } from 'react';
import { isSuspectedSpam } from '@/lib/forms/spam-checks';
import { countryName } from '@/lib/i18n/country-name';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { isLocale, localeDefinitions } from '@/lib/i18n/locales';
import type { Assignee } from '@/lib/leads/assignees';
import { type LeadKind, type LeadRowByKind, leadReference } from '@/lib/leads/lead';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';

/** Shows every submitted field, labelled as in the form. */
export async function LeadDetails({
  kind,
  row,
  people,
}: {
  kind: LeadKind;
  row: LeadRowByKind[LeadKind];
  people: Assignee[];
}) {
  const t = await getTranslations();
  const format = await getFormatter();
  const locale = await currentLocale();
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long', timeStyle: 'short' });
  const lines: [label: string, value: string | ReactElement | null][] = [
    [t('admin.received'), moment(row.created_at)],
    [t('mail.reference'), leadReference(row)],
    [t('admin.language'), isLocale(row.locale) ? localeDefinitions[row.locale].label : row.locale],
  ];
  if (kind === 'partnership' && 'business_type' in row)
    lines.push(
      [t('partnership.fields.fullName'), row.full_name],
      [t('partnership.fields.businessName'), row.business_name],
      [t('partnership.fields.businessType'), t(`partnership.types.${row.business_type}`)],
      [t('partnership.fields.location'), row.location],
      [t('inbox.marketing'), row.agree_to_marketing ? t('inbox.yes') : t('inbox.no')],
    );
  if (kind === 'export' && 'company_name' in row)
    lines.push(
      [t('exportEnquiry.fields.contactName'), row.contact_name],
      [t('exportEnquiry.fields.companyName'), row.company_name],
      [t('exportEnquiry.fields.businessCategory'), t(`exportEnquiry.categories.${row.business_category}`)],
      [
        t('exportEnquiry.fields.country'),
        row.country === 'other' ? t('exportEnquiry.otherCountry') : (countryName(locale, row.country) ?? row.country),
      ],
      [
        t('exportEnquiry.fields.interestedProducts'),
        row.interested_products.map((product) => t(`exportEnquiry.products.${product}`)).join(', '),
      ],
      [t('exportEnquiry.fields.estimatedVolume'), t(`exportEnquiry.volumes.${row.estimated_volume}`)],
      [t('exportEnquiry.fields.message'), row.message],
    );
  if (kind === 'contact' && 'topic' in row)
    lines.push(
      [t('contactForm.fields.fullName'), row.full_name],
      [t('contactForm.fields.topic'), t(`contactForm.topics.${row.topic}`)],
      [t('contactForm.fields.message'), row.message],
    );
  lines.push([t('partnership.fields.email'), row.email], [t('partnership.fields.phone'), row.phone]);
  if (row.answered_at) lines.push([t('inbox.answeredAt'), moment(row.answered_at)]);
  if (row.updated_by) {
    const who = people.find(({ id }) => id === row.updated_by)?.name ?? t('inbox.somebody');
    lines.push([
      t('inbox.updated'),
      <TextWithInterpolatedNames
        key="by"
        text={t.raw('inbox.updatedBy')}
        names={{ when: moment(row.updated_at), who }}
      />,
    ]);
  }
  if (isSuspectedSpam(row.flags))
    lines.push([t('inbox.flags'), row.flags.map((flag) => t(`inbox.flag.${flag}`)).join(' ')]);
  return (
    <dl className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
      {lines
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="font-normal text-muted">{label}</dt>
            <dd
              lang={typeof value === 'string' ? languageOfScript(value) : undefined}
              className="mb-3 whitespace-pre-wrap break-words sm:mb-0"
            >
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
