import { getTranslations } from 'next-intl/server';
import { SingleButtonActionForm } from '@/components/forms/single-button-action-form';
import { Icon } from '@/components/ui/icon';
import type { StaffRole } from '@/lib/auth/permissions';
import { signOut } from '@/lib/auth/sign-in-actions';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import styles from './shell.module.css';
import { TextWithInterpolatedNames } from './text-with-interpolated-names';

/**
 * Shows the signed-in user with links to their account and to sign out. Uses a native
 * popover, so it works without scripts.
 */
export async function AccountMenu({ name, role }: { name: string; role: StaffRole }) {
  const t = await getTranslations('staffArea');
  const account = await getTranslations('account');
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        data-tooltip={t('accountMenu', { name })}
        className={styles.account}
      >
        <span className="sr-only">
          <TextWithInterpolatedNames text={t.raw('accountMenu')} names={{ name }} />
        </span>
        <span aria-hidden="true" className={styles.initial}>
          {[...name][0]?.toLocaleUpperCase() ?? '?'}
        </span>
        <Icon name="chevron" className="text-[0.8em]" />
      </button>
      <div id="account-menu" popover="auto" className={styles.panel}>
        <p lang={languageOfScript(name)} className="font-bold">
          {name}
        </p>
        <p className="text-muted text-sm">{t(`roles.${role}`)}</p>
        <Link href={staffPaths.account} className={styles.entry}>
          {t('nav.account')}
        </Link>
        <SingleButtonActionForm action={signOut} name="signOut" confirmUnsaved={t('signOutUnsaved')}>
          <input type="hidden" name="locale" value={await currentLocale()} />
          <button type="submit" className={styles.entry}>
            {account('signOut')}
          </button>
        </SingleButtonActionForm>
      </div>
    </>
  );
}
