import { getTranslations } from 'next-intl/server';
import { AdminShell } from '@/components/admin/admin-shell';
import { SecondFactorSection } from '@/components/admin/second-factor-section';
import { SessionsSection } from '@/components/admin/sessions-section';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button';
import { listOwnSessions } from '@/lib/auth/list-own-sessions';
import { saveProfile } from '@/lib/auth/profile-actions';
import { requireAnyStaff, roleRequiresSecondFactor } from '@/lib/auth/require-staff';
import { createStaffPageMetadata } from '@/lib/auth/staff-page-metadata';
import { staffPaths } from '@/lib/config/site-paths';
import { type SearchParamsProps, singleSearchParam } from '@/lib/http/search-params';
import { currentLocale, Link } from '@/lib/i18n/current-locale-and-link';
import { localeCodes, localeDefinitions } from '@/lib/i18n/locales';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => createStaffPageMetadata('account', 'account.title');

const done = ['saved', 'factorStarted', 'factorStopped', 'othersSignedOut'] as const;

export default async function AccountPage({ searchParams }: SearchParamsProps) {
  const { user, profile, role, factor } = await requireAnyStaff();
  const t = await getTranslations('account');
  const roles = await getTranslations('staffArea.roles');
  const locale = await currentLocale();
  const query = await searchParams;
  const doneParam = singleSearchParam(query.done);
  const message = done.find((key) => key === doneParam);
  const section = 'grid content-start gap-4 border-border border-t-2 pt-5 [&>h2+*]:mt-0';
  return (
    <AdminShell path={staffPaths.account} title={t('title')}>
      {message && (
        <Alert variant="success" role="status" className="mb-6">
          <p>{t(message)}</p>
        </Alert>
      )}
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
        <section className={section}>
          <h2 className="text-xl">{t('profile')}</h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm [&>dd+dt]:mt-0">
            <dt>{t('email')}</dt>
            <dd className="break-all">{user.email ?? user.phone}</dd>
            <dt>{t('role')}</dt>
            <dd>{roles(role)}</dd>
          </dl>
          <StaffActionForm
            id="profile"
            action={saveProfile}
            actionName="saveProfile"
            hidden={{ locale }}
            fields={[
              { name: 'name', label: t('name'), value: profile.full_name ?? '', autoComplete: 'name', maxLength: 200 },
              {
                name: 'language',
                label: t('language'),
                value: profile.locale ?? locale,
                options: localeCodes.map((code) => ({ value: code, label: localeDefinitions[code].label })),
              },
            ]}
            submit={t('save')}
            submitting={t('saving')}
          />
        </section>
        <section className={section}>
          <h2 className="text-xl">{t('password')}</h2>
          <p className="text-muted">{t('passwordText')}</p>
          <p>
            <Link href={staffPaths.newPassword} className={buttonVariants({ variant: 'outline' })}>
              {t('changePassword')}
            </Link>
          </p>
        </section>
        <section id="second-factor" className={section}>
          <SecondFactorSection
            on={factor !== null}
            required={roleRequiresSecondFactor(role)}
            locale={locale}
            next={singleSearchParam(query.next)}
          />
        </section>
        <section id="sessions" className={section}>
          <SessionsSection sessions={await listOwnSessions()} locale={locale} />
        </section>
      </div>
    </AdminShell>
  );
}
