import { getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { removeSecondFactor, setUpSecondFactor } from '@/lib/auth/second-factor-actions';
import { SecondFactorSetup } from './second-factor-setup';

type Props = {
  on: boolean;
  required: boolean;
  locale: string;
  /** The page to open after the second factor is set up. Empty if none is pending. */
  next: string;
};

/** Shows whether the user's second factor is on, with the form to switch it on or off. */
export async function SecondFactorSection({ on, required, locale, next }: Props) {
  const t = await getTranslations('account');
  return (
    <>
      <h2 className="text-xl">{t('factor')}</h2>
      {required && !on && (
        <Alert variant="warning">
          <p>{t('factorRequired')}</p>
        </Alert>
      )}
      <p className="text-muted">{on ? t('factorOn') : t('factorOff')}</p>
      {on ? (
        <StaffActionForm
          action={removeSecondFactor}
          actionName="removeSecondFactor"
          hidden={{ locale }}
          submit={t('factorRemove')}
          submitting={t('saving')}
          variant="outline"
        />
      ) : (
        <SecondFactorSetup
          action={setUpSecondFactor}
          locale={locale}
          next={next}
          labels={{
            start: t('factorSetUp'),
            scan: t('factorScan'),
            picture: t('factorQr'),
            secret: t('factorSecret'),
            code: t('factorCode'),
            verify: t('factorVerify'),
            verifying: t('factorVerifying'),
          }}
        />
      )}
    </>
  );
}
