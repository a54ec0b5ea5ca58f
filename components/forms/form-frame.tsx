import { getMessages, getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { env } from '@/lib/config/env';
import { actionField, formActionNames, honeypotAttributes } from '@/lib/forms/hidden-fields';
import { currentLocale } from '@/lib/i18n/navigation';
import { FormCaptcha } from './form-captcha';
import { FieldErrorList, FormFailureNotice, FormFailureText } from './form-errors';
import { FormSubmitButton } from './form-submit-button';
import { SiteForm } from './site-form';

/** A field that people neither see nor reach; what fills it is a machine. */
function FormHoneypot({ label }: { label: string }) {
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
type Props = Pick<ComponentProps<typeof SiteForm>, 'prefix' | 'collapsed' | 'kind' | 'preload' | 'action'> & {
  /** Names of the fields in the order of the form, as the summary of errors lists them. */
  labels: Record<string, string>;
  /** Namespace of the form's own error texts, and those texts. */
  namespace: string;
  messages: { errors: Record<string, string>; success: Notice; failure: Notice; submit: string };
  children: ReactNode;
};

/** A form with all that is the same for each: notices, summary of errors, honeypot, button. */
export async function FormFrame({
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
  const provider = env('CAPTCHA_PROVIDER');
  const siteKey = env('CAPTCHA_SITE_KEY');
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
      closeLabel={common.close}
      thanks={
        <Alert variant="success" role="status" title={messages.success.title} className="mb-6 max-w-3xl" data-nosnippet>
          <p>{messages.success.text}</p>
        </Alert>
      }
      outcome={
        <FormFailureNotice
          correct={
            <Alert variant="danger" title={noticeTitle(t('summary'))}>
              <FieldErrorList labels={labels} fact={common.fact} />
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
      <input type="hidden" name={actionField} value={formActionNames[kind]} />
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
