import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormEmailInput } from '@/components/forms/form-control';
import { FormAgreement, FormChoice, FormField, FormFrame, FormLine } from '@/components/forms/form-field';
import { businessTypes } from '@/lib/config/business-types';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/navigation';
import { submitPartnership } from '@/lib/leads/submit-actions';
import { LeadSection } from './lead-section';

/**
 * 'Become a retailer': the invitation, what else there is to say of it, and the application form in the language of the
 * page.
 */
export async function PartnershipSection({ children }: { children?: ReactNode }) {
  const t = await getTranslations();
  const { partnership } = await getMessages();
  const { fields } = partnership;
  const { fullName, businessName, email, phone, location, businessType } = fields;
  const labels = {
    ...{ fullName, businessName, email, phone, location, businessType },
    agreeToTerms: t.markup('partnership.fields.agreeToTerms', { terms: plain, privacy: plain }),
  };
  return (
    <LeadSection
      id="retailer"
      heading={partnership.heading}
      aside={children}
      intro={<p className="lead mb-8">{partnership.intro}</p>}
    >
      <FormFrame
        kind="partnership"
        action={submitPartnership}
        labels={labels}
        namespace="partnership"
        messages={{ ...partnership, submit: t('form.submit') }}
      >
        <FormLine name="fullName" label={fields.fullName} required autoComplete="name" />
        <FormLine name="businessName" label={fields.businessName} required autoComplete="organization" />
        <FormField name="email" label={fields.email} required>
          <FormEmailInput name="email" aria-required suggestion={t.raw('form.emailTypo')} />
        </FormField>
        <FormLine name="phone" label={fields.phone} required type="tel" autoComplete="tel" hint={t('form.phoneHint')} />
        <FormLine name="location" label={fields.location} required autoComplete="address-level2" />
        <FormChoice
          name="businessType"
          label={fields.businessType}
          required
          choose={t('form.choose')}
          options={businessTypes.map((value) => ({ value, label: partnership.types[value] }))}
        />
        <div className="grid gap-2 md:col-span-2">
          <FormAgreement
            name="agreeToTerms"
            required
            label={t.rich('partnership.fields.agreeToTerms', {
              terms: (text) => <Link href={sitePaths.terms}>{text}</Link>,
              privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
            })}
          />
          <FormAgreement name="agreeToMarketing" label={fields.agreeToMarketing} />
        </div>
      </FormFrame>
    </LeadSection>
  );
}

const plain = (text: string) => text;
