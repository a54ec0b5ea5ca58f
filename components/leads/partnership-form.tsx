'use client';

import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { type PartnershipInput, partnershipSchema } from '@/lib/leads/partnership-schema';
import { FormNotice } from './form-notice';
import { type LeadAction, useLeadForm } from './use-lead-form';

type Notice = { title: string; text: string };
type Texts = {
  fields: Record<keyof PartnershipInput, string>;
  types: { value: string; label: string }[];
  errors: Record<string, string>;
  choose: string;
  requiredNote: string;
  summary: string;
  submit: string;
  submitting: string;
  success: Notice;
  failure: Notice;
};
type Props = { action: LeadAction; locale: string; texts: Texts };

const empty: { [name in keyof PartnershipInput]: string | boolean } = {
  fullName: '',
  businessName: '',
  businessType: '',
  email: '',
  phone: '',
  location: '',
  agreeToTerms: false,
  agreeToMarketing: false,
};

const lines = [
  { name: 'fullName', autoComplete: 'name' },
  { name: 'businessName', autoComplete: 'organization' },
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  { name: 'location', autoComplete: 'address-level2' },
] as const;

/** The retailer partnership application. Its texts come from the server; it loads no dictionary. */
export function PartnershipForm({ action, locale, texts }: Props) {
  const { form, formAction, onSubmit, pending, result, notice, typed } = useLeadForm({
    action,
    schema: partnershipSchema,
    empty: empty as PartnershipInput,
    failure: texts.failure.text,
  });
  const { errors } = form.formState;
  const problem = (name: keyof PartnershipInput) => {
    const key = errors[name]?.message;
    return key && (texts.errors[key] ?? texts.errors['form.errors.invalid']);
  };
  const problems = (Object.keys(empty) as (keyof PartnershipInput)[]).flatMap((name) => {
    const message = problem(name);
    return message ? [{ name, label: texts.fields[name], message }] : [];
  });

  return (
    <form action={formAction} onSubmit={onSubmit} noValidate className="grid max-w-3xl gap-6 md:grid-cols-2">
      <input type="hidden" name="locale" value={locale} />
      <div className="md:col-span-2">
        <FormNotice
          ref={notice}
          result={result}
          success={texts.success}
          failure={texts.failure}
          summary={texts.summary}
          problems={problems}
        />
        <p className="text-muted">{texts.requiredNote}</p>
      </div>
      {lines.map(({ name, ...input }) => (
        <Field key={name} id={name} label={`${texts.fields[name]} *`} error={problem(name)}>
          {(control) => (
            <Input {...control} {...input} {...form.register(name)} defaultValue={typed[name]} aria-required />
          )}
        </Field>
      ))}
      <Field id="businessType" label={`${texts.fields.businessType} *`} error={problem('businessType')}>
        {(control) => (
          <Select {...control} {...form.register('businessType')} defaultValue={typed.businessType ?? ''} aria-required>
            <option value="">{texts.choose}</option>
            {texts.types.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="md:col-span-2">
        <Checkbox
          id="agreeToTerms"
          label={`${texts.fields.agreeToTerms} *`}
          error={problem('agreeToTerms')}
          {...form.register('agreeToTerms')}
          defaultChecked={typed.agreeToTerms === 'on'}
          aria-required
        />
        <Checkbox
          id="agreeToMarketing"
          label={texts.fields.agreeToMarketing}
          {...form.register('agreeToMarketing')}
          defaultChecked={typed.agreeToMarketing === 'on'}
        />
      </div>
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
