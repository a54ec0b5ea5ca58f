import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SelectArrow } from '@/components/ui/select';
import { readEnvironmentVariable } from '@/lib/config/env';
import { actionNameField, formActionNames, honeypotAttributes } from '@/lib/forms/hidden-fields';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { cn } from '@/lib/utils';
import type { FormKind } from './client-validation';
import {
  FormCaptcha,
  FormCheckbox,
  FormErrorSummary,
  FormFailureNotice,
  FormFailureText,
  FormFieldError,
  FormInput,
  FormSelect,
  FormSubmitButton,
  FormTextarea,
} from './form-controls';
import type { FormAction } from './form-submission-and-draft';
import { type FormPreloadTiming, SiteForm } from './site-form';

type Frame = {
  /** As in `SiteFormFrame`, where the form has one. */
  prefix?: string;
  name: string;
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
};

const errorIcon = <Icon name="alert" className="translate-y-0.5" />;
/** A label with its star, as one text where that is possible: two need a mark between them in the HTML. */
function starred(label: ReactNode, required?: boolean): ReactNode {
  if (!required) return label;
  return typeof label === 'string' ? `${label} *` : <>{label} *</>;
}

/** What helps to fill a field, below its label. */
function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-hint`} className="text-muted text-sm">
      {children}
    </p>
  );
}

/** Label, control, hint and error of one field, drawn on the server. */
export function FormField({
  prefix = '',
  name,
  label,
  required,
  hint,
  wide,
  children,
}: Frame & { wide?: boolean; children: ReactNode }) {
  const id = prefix + name;
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', wide && 'md:col-span-2')}>
      <label id={`${id}-label`} htmlFor={id}>
        {starred(label, required)}
      </label>
      {children}
      {hint && <FieldHint id={id}>{hint}</FieldHint>}
      <FormFieldError name={name} icon={errorIcon} />
    </div>
  );
}

type LineProps = Frame & { type?: 'tel' | 'text'; autoComplete?: string };

/** A field of one line. */
export function FormInputField({ type, autoComplete, ...frame }: LineProps) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame}>
      <FormInput
        name={name}
        hint={Boolean(hint)}
        type={type}
        inputMode={type === 'tel' ? 'tel' : undefined}
        autoComplete={autoComplete}
        aria-required={required}
      />
    </FormField>
  );
}

/** A field of several lines, as wide as the form. */
export function FormTextareaField(frame: Frame) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame} wide>
      <FormTextarea name={name} hint={Boolean(hint)} aria-required={required} rows={5} />
    </FormField>
  );
}

type Option = { value: string; label: string };
type ChoiceProps = Frame & { options: Option[]; choose: string; autoComplete?: string };

/**
 * A choice in the browser's own select: it can be typed into, filled in by the browser, and works on every device.
 */
export function FormSelectField({ options, choose, autoComplete, ...frame }: ChoiceProps) {
  const { name, required, hint } = frame;
  return (
    <FormField {...frame}>
      <span className="relative block text-control-foreground">
        <FormSelect name={name} hint={Boolean(hint)} aria-required={required} autoComplete={autoComplete}>
          <option value="">{choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormSelect>
        <SelectArrow />
      </span>
    </FormField>
  );
}

type BoxesProps = {
  type: 'radio' | 'checkbox';
  options: Option[];
  /** The option that stands for all others, and excludes them. */
  exclusive?: string;
};

const boxLine = 'flex min-h-11 cursor-pointer items-start gap-3 py-2 font-normal';

/**
 * Choices out of a few, all in sight: one or several. The first has the field's id, so that the summary can lead there.
 */
export function FormChoiceField({
  prefix = '',
  name,
  label,
  required,
  hint,
  type,
  options,
  exclusive,
}: Frame & BoxesProps) {
  const field = prefix + name;
  return (
    <fieldset aria-describedby={hint ? `${field}-hint` : undefined} className="flex flex-col gap-1.5 md:col-span-2">
      <legend>{starred(label, required)}</legend>
      {hint && <FieldHint id={field}>{hint}</FieldHint>}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const id = index === 0 ? name : `${name}-${option.value}`;
          return (
            <label key={option.value} htmlFor={prefix + id} className={boxLine}>
              <FormCheckbox
                type={type}
                name={name}
                id={id}
                value={option.value}
                data-exclusive={option.value === exclusive || undefined}
              />
              <span>{option.label}</span>
            </label>
          );
        })}
      </div>
      <FormFieldError name={name} icon={errorIcon} />
    </fieldset>
  );
}

/** An agreement: a tick box that is never kept between visits. The whole line is the target. */
export function FormAgreementField({ prefix = '', name, label, required }: Frame) {
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={prefix + name} className={boxLine}>
        <FormCheckbox name={name} aria-required={required} data-agreement />
        <span>{starred(label, required)}</span>
      </label>
      <FormFieldError name={name} icon={errorIcon} />
    </div>
  );
}

/** A field that people neither see nor reach; what fills it is a machine. */
export function FormHoneypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input {...honeypotAttributes} />
      </label>
    </div>
  );
}

type Notice = { title: string; text: string };
type Props = {
  prefix?: string;
  collapsed?: ReactNode;
  kind: FormKind;
  preload?: FormPreloadTiming;
  action: FormAction;
  /** Names of the fields in the order of the form, as the summary of errors lists them. */
  labels: Record<string, string>;
  /** Namespace of the form's own error texts, and those texts. */
  namespace: string;
  messages: { errors: Record<string, string>; success: Notice; failure: Notice; submit: string };
  children: ReactNode;
};

/** A form around its fields, with all that is the same for each: notices, summary of errors, honeypot, button. */
export async function SiteFormFrame({
  prefix,
  collapsed,
  kind,
  preload,
  action,
  labels,
  namespace,
  messages,
  children,
}: Props) {
  const t = await getTranslations('form');
  const { common, form } = await getMessages();
  const { invalidEmail, invalidPhone, tooLong, controlCharacters } = form.errors;
  const locale = await currentLocale();
  const provider = readEnvironmentVariable('CAPTCHA_PROVIDER');
  const siteKey = readEnvironmentVariable('CAPTCHA_SITE_KEY');
  const noticeTitle = (text: string) => <span id={`${prefix ?? ''}${kind}-notice`}>{text}</span>;
  return (
    <SiteForm
      prefix={prefix}
      collapsed={collapsed}
      kind={kind}
      preload={preload}
      action={action}
      locale={locale}
      errors={{
        ...prefixed(`${namespace}.errors`, messages.errors),
        ...prefixed('form.errors', { invalidEmail, invalidPhone, tooLong, controlCharacters }),
      }}
      invalid={t('errors.invalid')}
      failure={messages.failure.text}
      noticeTitleId={`${prefix ?? ''}${kind}-notice`}
      noticeLabels={{ label: common.notices, closeLabel: common.close }}
      thanks={
        <Alert variant="success" role="status" title={messages.success.title} className="mb-6 max-w-3xl" data-nosnippet>
          <p>{messages.success.text}</p>
        </Alert>
      }
      outcome={
        <FormFailureNotice
          correct={
            <Alert variant="danger" title={noticeTitle(t('summary'))}>
              <FormErrorSummary labels={labels} fact={common.fact} />
            </Alert>
          }
          failure={
            <Alert variant="danger" title={noticeTitle(messages.failure.title)}>
              <FormFailureText />
            </Alert>
          }
          renewed={
            <Alert role="status" title={t('renewed.title')}>
              <p>{t('renewed.text')}</p>
            </Alert>
          }
        />
      }
    >
      {/* Under a new release, a form of the old one that the browser posts itself finds its action by this name. */}
      <input type="hidden" name={actionNameField} value={formActionNames[kind]} />
      <p className="text-muted md:col-span-2">{t('requiredNote')}</p>
      {children}
      <FormHoneypot label={t('leaveEmpty')} />
      {provider && siteKey && <FormCaptcha provider={provider} siteKey={siteKey} />}
      <FormSubmitButton
        idle={messages.submit}
        busy={t('submitting')}
        className={`${buttonVariants()} justify-self-start md:col-span-2`}
      />
    </SiteForm>
  );
}

function prefixed(prefix: string, messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${prefix}.${key}`, text]));
}
