import { getTranslations } from 'next-intl/server';
import { staffRoles } from '@/lib/auth/permissions';
import type { Member } from '@/lib/auth/queries';
import { changeStaff, inviteStaff } from '@/lib/auth/team-actions';
import { currentLocale } from '@/lib/i18n/navigation';
import { MemberForm } from './member-form';

/**
 * Shows what an administrator can change about a member. The database protects the last
 * administrator, so no action is hidden here.
 */
export async function MemberActions({ member }: { member: Member }) {
  const { user_id, email, full_name, role, deactivated_at, confirmed_at, second_factor } = member;
  const t = await getTranslations('team');
  const roles = await getTranslations('staffArea.roles');
  const locale = await currentLocale();
  const name = full_name ?? email;
  const about = { locale, member: user_id };
  const active = deactivated_at === null;
  return (
    <div className="grid content-start gap-3">
      <MemberForm
        action={changeStaff}
        hidden={{ ...about, change: 'role' }}
        label={t('save')}
        name={t('saveRole', { name })}
        role={{
          label: t('roleOf', { name }),
          value: role,
          options: [...staffRoles, 'member' as const].map((value) => ({ value, label: roles(value) })),
        }}
      />
      <div className="flex flex-wrap gap-2">
        <MemberForm
          action={changeStaff}
          hidden={{ ...about, change: 'active', active: String(!active) }}
          label={active ? t('deactivate') : t('reactivate')}
          name={active ? t('deactivateName', { name }) : t('reactivateName', { name })}
        />
        {second_factor && (
          <MemberForm
            action={changeStaff}
            hidden={{ ...about, change: 'factor' }}
            label={t('removeFactor')}
            name={t('removeFactorName', { name })}
          />
        )}
        {active && !confirmed_at && role !== 'member' && (
          <MemberForm
            action={inviteStaff}
            hidden={{ locale, name, email, role }}
            label={t('again')}
            name={t('againName', { name })}
          />
        )}
      </div>
    </div>
  );
}
