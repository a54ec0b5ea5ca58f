import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormEmailInput } from '@/components/forms/form-controls';
import {
  FormChoiceField,
  FormField,
  FormInputField,
  FormSelectField,
  FormTextareaField,
  SiteFormFrame,
} from '@/components/forms/form-fields';
import { sitePaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { listCountryOptions } from '@/lib/leads/list-country-options';
import {
  allProductsInterest,
  exportBusinessCategories,
  exportEnquiryProducts,
  exportEnquiryVolumes,
  otherCountryOption,
} from '@/lib/leads/schemas';
import { submitExportEnquiry } from '@/lib/leads/submit-actions';
import { EnquiryFormSection } from './enquiry-form-section';

type Props = { id: string; heading: string; children: ReactNode };

/** The export enquiry in the language of the page; its countries are named and sorted as that language does. */
export async function ExportEnquirySection({ id, heading, children }: Props) {
  const t = await getTranslations();
  const { exportEnquiry: messages } = await getMessages();
  const { fields } = messages;
  const { country, phone, interestedProducts, ...others } = fields;
  const { estimatedVolume, message, ...first } = others;
  const labels = { ...first, country, phone, interestedProducts, estimatedVolume, message };
  const choose = t('form.choose');
  const countries = [
    ...listCountryOptions(await currentLocale()),
    { value: otherCountryOption, label: messages.otherCountry },
  ];
  return (
    <EnquiryFormSection id={id} heading={heading} aside={children} sticky>
      <SiteFormFrame
        kind="export"
        action={submitExportEnquiry}
        labels={labels}
        namespace="exportEnquiry"
        messages={messages}
      >
        <FormSelectField
          name="businessCategory"
          label={fields.businessCategory}
          required
          choose={choose}
          options={exportBusinessCategories.map((value) => ({ value, label: messages.categories[value] }))}
        />
        <FormInputField name="companyName" label={fields.companyName} required autoComplete="organization" />
        <FormInputField name="contactName" label={fields.contactName} required autoComplete="name" />
        <FormField name="email" label={fields.email} required>
          <FormEmailInput name="email" aria-required suggestion={t.raw('form.emailTypo')} />
        </FormField>
        <FormSelectField
          name="country"
          label={fields.country}
          required
          choose={choose}
          autoComplete="country"
          options={countries}
        />
        <FormInputField name="phone" label={fields.phone} type="tel" autoComplete="tel" hint={t('form.phoneHint')} />
        <FormChoiceField
          type="checkbox"
          name="interestedProducts"
          label={fields.interestedProducts}
          required
          hint={messages.productsHint}
          exclusive={allProductsInterest}
          options={exportEnquiryProducts.map((value) => ({ value, label: messages.products[value] }))}
        />
        <FormChoiceField
          type="radio"
          name="estimatedVolume"
          label={fields.estimatedVolume}
          required
          options={exportEnquiryVolumes.map((value) => ({ value, label: messages.volumes[value] }))}
        />
        <FormTextareaField name="message" label={fields.message} />
        <p className="text-muted text-sm md:col-span-2">
          {t.rich('exportEnquiry.privacy', {
            privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
          })}
        </p>
      </SiteFormFrame>
    </EnquiryFormSection>
  );
}
