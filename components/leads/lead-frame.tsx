import { getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/navigation';
import type { LeadKind } from '@/lib/leads/forms';
import { trapField } from '@/lib/leads/trap';
import { Captcha } from './captcha';
import { LeadTrap } from './lead-field';
import { LeadForm } from './lead-form';
import { FailureText, LeadOutcome, ProblemList, SubmitButton } from './lead-outcome';
import type { LeadAction } from './use-lead-form';

type Notice = { title: string; text: string };
type Props = {
  prefix?: string;
  fold?: ReactNode;
  kind: LeadKind;
  action: LeadAction;
  /** Names of the fields in the order of the form, as the summary of errors says them. */
  labels: Record<string, string>;
  /** Namespace of the form's own error texts, and those texts. */
  namespace: string;
  texts: { errors: Record<string, string>; success: Notice; failure: Notice; submit: string };
  children: ReactNode;
};

/** A lead form with all that is the same for each: notices, summary of errors, trap, button. */
export async function LeadFrame({ prefix, fold, kind, action, labels, namespace, texts, children }: Props) {
  const t = await getTranslations('form');
  const { invalidEmail, invalidPhone, tooLong, controlCharacters } = (await getMessages()).form.errors;
  const locale = await currentLocale();
  const provider = env('CAPTCHA_PROVIDER');
  const siteKey = env('CAPTCHA_SITE_KEY');
  return (
    <LeadForm
      prefix={prefix}
      fold={fold}
      kind={kind}
      action={action}
      locale={locale}
      errors={{
        ...prefixed(`${namespace}.errors`, texts.errors),
        ...prefixed('form.errors', { invalidEmail, invalidPhone, tooLong, controlCharacters }),
      }}
      invalid={t('errors.invalid')}
      failure={texts.failure.text}
      outcome={
        <LeadOutcome
          success={
            <Alert variant="success" role="status" title={texts.success.title}>
              <p>{texts.success.text}</p>
            </Alert>
          }
          correct={
            <Alert variant="danger" role="alert" title={t('summary')}>
              <ProblemList labels={labels} />
            </Alert>
          }
          failure={
            <Alert variant="danger" role="alert" title={texts.failure.title}>
              <FailureText />
            </Alert>
          }
        />
      }
    >
      <p className="text-muted md:col-span-2">{t('requiredNote')}</p>
      {children}
      <LeadTrap name={trapField} label={t('leaveEmpty')} />
      {provider && siteKey && <Captcha provider={provider} siteKey={siteKey} />}
      <SubmitButton
        idle={texts.submit}
        busy={t('submitting')}
        className={`${buttonVariants()} justify-self-start md:col-span-2`}
      />
    </LeadForm>
  );
}

function prefixed(prefix: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}
