import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { env } from '@/lib/config/env';
import { honeypotField } from '@/lib/forms/honeypot';
import { currentLocale } from '@/lib/i18n/navigation';
import { Captcha } from './captcha';
import { FormTrap } from './form-field';
import { FailureText, FormOutcome, ProblemList, SubmitButton } from './form-result';
import type { FormKind } from './forms';
import { SiteForm } from './site-form';
import type { FormAction } from './submit';
import type { Wake } from './use-site-form';

type Notice = { title: string; text: string };
type Props = {
  prefix?: string;
  collapsed?: ReactNode;
  kind: FormKind;
  wake?: Wake;
  action: FormAction;
  /** Names of the fields in the order of the form, as the summary of errors says them. */
  labels: Record<string, string>;
  /** Namespace of the form's own error texts, and those texts. */
  namespace: string;
  messages: { errors: Record<string, string>; success: Notice; failure: Notice; submit: string };
  children: ReactNode;
};

/** A form with all that is the same for each: notices, summary of errors, trap, button. */
export async function FormFrame({
  prefix,
  collapsed,
  kind,
  wake,
  action,
  labels,
  namespace,
  messages,
  children,
}: Props) {
  const t = await getTranslations('form');
  const { invalidEmail, invalidPhone, tooLong, controlCharacters } = (await getMessages()).form.errors;
  const locale = await currentLocale();
  const provider = env('CAPTCHA_PROVIDER');
  const siteKey = env('CAPTCHA_SITE_KEY');
  return (
    <SiteForm
      prefix={prefix}
      collapsed={collapsed}
      kind={kind}
      wake={wake}
      action={action}
      locale={locale}
      errors={{
        ...prefixed(`${namespace}.errors`, messages.errors),
        ...prefixed('form.errors', { invalidEmail, invalidPhone, tooLong, controlCharacters }),
      }}
      invalid={t('errors.invalid')}
      failure={messages.failure.text}
      thanks={
        <Alert variant="success" role="status" title={messages.success.title} className="mb-6 max-w-3xl" data-nosnippet>
          <p>{messages.success.text}</p>
        </Alert>
      }
      outcome={
        <FormOutcome
          correct={
            <Alert variant="danger" role="alert" title={t('summary')}>
              <ProblemList labels={labels} />
            </Alert>
          }
          failure={
            <Alert variant="danger" role="alert" title={messages.failure.title}>
              <FailureText />
            </Alert>
          }
        />
      }
    >
      <p className="text-muted md:col-span-2">{t('requiredNote')}</p>
      {children}
      <FormTrap name={honeypotField} label={t('leaveEmpty')} />
      {provider && siteKey && <Captcha provider={provider} siteKey={siteKey} />}
      <SubmitButton
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
