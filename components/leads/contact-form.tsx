import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FormEmailInput } from '@/components/forms/form-controls';
import {
  FormAgreementField,
  FormField,
  FormInputField,
  FormSelectField,
  FormTextareaField,
  SiteFormFrame,
} from '@/components/forms/form-fields';
import { sitePaths } from '@/lib/config/site-paths';
import { Link } from '@/lib/i18n/current-locale-and-link';
import { contactTopics } from '@/lib/leads/schemas';
import { submitContactMessage } from '@/lib/leads/submit-actions';
import { EnquiryFormSection } from './enquiry-form-section';

type Props = {
  /** As in `SiteForm`: for a page that has another form too. */
  prefix?: string;
  collapsed?: ReactNode;
};

/** The contact form in the language of the page. */
export async function ContactForm({ prefix, collapsed }: Props) {
  const t = await getTranslations();
  const { contactForm: messages } = await getMessages();
  const { fields } = messages;
  const labels = { ...fields, agreeToPrivacy: t.markup('contactForm.fields.agreeToPrivacy', { privacy: plain }) };
  return (
    <SiteFormFrame
      prefix={prefix}
      collapsed={collapsed}
      kind="contact"
      action={submitContactMessage}
      labels={labels}
      namespace="contactForm"
      messages={messages}
    >
      <FormInputField prefix={prefix} name="fullName" label={fields.fullName} required autoComplete="name" />
      <FormField prefix={prefix} name="email" label={fields.email} required>
        <FormEmailInput name="email" aria-required suggestion={t.raw('form.emailTypo')} />
      </FormField>
      <FormInputField
        prefix={prefix}
        name="phone"
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        hint={t('form.phoneHint')}
      />
      <FormSelectField
        prefix={prefix}
        name="topic"
        label={fields.topic}
        required
        choose={t('form.choose')}
        options={contactTopics.map((value) => ({ value, label: messages.topics[value] }))}
      />
      <FormTextareaField prefix={prefix} name="message" label={fields.message} required />
      <div className="md:col-span-2">
        <FormAgreementField
          prefix={prefix}
          name="agreeToPrivacy"
          required
          label={t.rich('contactForm.fields.agreeToPrivacy', {
            privacy: (text) => <Link href={sitePaths.privacy}>{text}</Link>,
          })}
        />
      </div>
    </SiteFormFrame>
  );
}

const plain = (text: string) => text;

type SectionProps = { id: string; heading: string; children: ReactNode };

/** The contact form beside its introduction. */
export function ContactFormSection({ id, heading, children }: SectionProps) {
  return (
    <EnquiryFormSection id={id} heading={heading} aside={children} sticky>
      <ContactForm />
    </EnquiryFormSection>
  );
}
