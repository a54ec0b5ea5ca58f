import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormEmailInput } from '@/components/forms/form-controls';
import {
  FormAgreementField,
  FormField,
  FormInputField,
  FormSelectField,
  SiteFormFrame,
} from '@/components/forms/form-fields';
import { retailerTypes } from '@/lib/config/retailer-types';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { submitPartnership } from '@/lib/leads/submit-actions';
import { EnquiryFormSection } from './enquiry-form-section';

/** 'Become a retailer': the invitation, its notes, and the application form in the language of the page. */
export async function PartnershipFormSection({ children }: { children?: ReactNode }) {
  const t = await getTranslations();
  const { partnership } = await getMessages();
  const { fields } = partnership;
  const { fullName, businessName, email, phone, location, businessType } = fields;
  const labels = {
    ...{ fullName, businessName, email, phone, location, businessType },
    agreeToTerms: t.markup('partnership.fields.agreeToTerms', { terms: plain, privacy: plain }),
  };
  return (
    <EnquiryFormSection
      id="retailer"
      heading={partnership.heading}
      aside={children}
      intro={<p className="lead mb-8">{partnership.intro}</p>}
    >
      <SiteFormFrame
        kind="partnership"
        action={submitPartnership}
        labels={labels}
        namespace="partnership"
        messages={{ ...partnership, submit: t('form.submit') }}
      >
        <FormInputField name="fullName" label={fields.fullName} required autoComplete="name" />
        <FormInputField name="businessName" label={fields.businessName} required autoComplete="organization" />
        <FormField name="email" label={fields.email} required>
          <FormEmailInput name="email" aria-required suggestion={t.raw('form.emailTypo')} />
        </FormField>
        <FormInputField
          name="phone"
          label={fields.phone}
          required
          type="tel"
          autoComplete="tel"
          hint={t('form.phoneHint')}
        />
        <FormInputField name="location" label={fields.location} required autoComplete="address-level2" />
        <FormSelectField
          name="businessType"
          label={fields.businessType}
          required
          choose={t('form.choose')}
          options={retailerTypes.map((value) => ({ value, label: partnership.types[value] }))}
        />
        <div className="grid gap-2 md:col-span-2">
          <FormAgreementField
            name="agreeToTerms"
            required
            label={t.rich('partnership.fields.agreeToTerms', {
              terms: (text) => <Link href={sitePaths.terms}>{text}</Link>,
              privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
            })}
          />
          <FormAgreementField name="agreeToMarketing" label={fields.agreeToMarketing} />
        </div>
      </SiteFormFrame>
    </EnquiryFormSection>
  );
}

const plain = (text: string) => text;
