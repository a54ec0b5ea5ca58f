import { getTranslations } from 'next-intl/server';
import { SingleButtonActionForm } from '@/components/forms/single-button-action-form';
import { Button } from '@/components/ui/button';
import { signOut } from '@/lib/auth/sign-in-actions';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Ends this browser's session. A plain form, so it works without JavaScript. */
export async function SignOutButton({ label }: { label?: string }) {
  const t = await getTranslations('auth');
  const staffArea = await getTranslations('staffArea');
  return (
    <SingleButtonActionForm action={signOut} name="signOut" confirmUnsaved={staffArea('signOutUnsaved')}>
      <input type="hidden" name="locale" value={await currentLocale()} />
      <Button type="submit" variant="outline">
        {label ?? t('signOut')}
      </Button>
    </SingleButtonActionForm>
  );
}
