import { getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { staffRoles } from '@/lib/auth/permissions';
import { inviteStaff } from '@/lib/auth/team-actions';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';

/** Invites a new member by mail, with a name and a role. */
export async function InviteForm() {
  const t = await getTranslations('team');
  const common = await getTranslations('common');
  const roles = await getTranslations('staffArea.roles');
  return (
    <section aria-labelledby="invite" className="grid max-w-md gap-4 bg-surface p-6 [&>h2+*]:mt-0">
      <h2 id="invite" className="text-xl">
        {t('inviteTitle')}
      </h2>
      <p className="text-muted text-sm">{t('inviteText')}</p>
      <StaffActionForm
        id="invite"
        action={inviteStaff}
        actionName="inviteStaff"
        hidden={{ locale: await currentLocale() }}
        fields={[
          { name: 'name', label: t('name'), autoComplete: 'off', maxLength: 200 },
          { name: 'email', label: t('email'), type: 'email', autoComplete: 'off' },
          {
            name: 'role',
            label: t('role'),
            value: 'sales',
            hint: staffRoles
              .map((role) => common('fact', { label: roles(role), value: t(`abilities.${role}`) }))
              .join('. '),
            options: staffRoles.map((role) => ({ value: role, label: roles(role) })),
          },
        ]}
        submit={t('invite')}
        submitting={t('inviting')}
      />
    </section>
  );
}
