import { getTranslations } from 'next-intl/server';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { SubmittedSelect } from '@/components/forms/submitted-control';
import { staffRoles } from '@/lib/auth/permissions';
import { changeStaff, inviteStaff } from '@/lib/auth/team-actions';
import type { TeamMember } from '@/lib/auth/team-queries';
import { currentLocale } from '@/lib/i18n/navigation';

/**
 * Shows what an administrator can change about a member. The database protects the last
 * administrator, so no action is hidden here.
 */
export async function MemberActions({ member }: { member: TeamMember }) {
  const { user_id, email, full_name, role, deactivated_at, confirmed_at, second_factor } = member;
  const t = await getTranslations('team');
  const roles = await getTranslations('staffArea.roles');
  const locale = await currentLocale();
  const name = full_name ?? email;
  const about = { locale, member: user_id };
  const active = deactivated_at === null;
  const form = { variant: 'outline', size: 'sm', notice: 'below' } as const;
  return (
    <div className="grid content-start gap-3">
      <StaffActionForm
        id={`role-${user_id}`}
        action={changeStaff}
        actionName="changeStaff"
        hidden={{ ...about, change: 'role' }}
        {...form}
        submit={t('save')}
        submitName={t('saveRole', { name })}
        className="flex flex-wrap items-center gap-2"
      >
        <SubmittedSelect name="role" aria-label={t('roleOf', { name })} defaultValue={role} className="min-w-0 flex-1">
          {[...staffRoles, 'member' as const].map((value) => (
            <option key={value} value={value}>
              {roles(value)}
            </option>
          ))}
        </SubmittedSelect>
      </StaffActionForm>
      <div className="flex flex-wrap gap-2">
        <StaffActionForm
          id={`active-${user_id}`}
          action={changeStaff}
          actionName="changeStaff"
          hidden={{ ...about, change: 'active', active: String(!active) }}
          {...form}
          submit={active ? t('deactivate') : t('reactivate')}
          submitName={active ? t('deactivateName', { name }) : t('reactivateName', { name })}
          className="contents"
        />
        {second_factor && (
          <StaffActionForm
            id={`factor-${user_id}`}
            action={changeStaff}
            actionName="changeStaff"
            hidden={{ ...about, change: 'factor' }}
            {...form}
            submit={t('removeFactor')}
            submitName={t('removeFactorName', { name })}
            className="contents"
          />
        )}
        {active && !confirmed_at && role !== 'member' && (
          <StaffActionForm
            id={`invite-${user_id}`}
            action={inviteStaff}
            actionName="inviteStaff"
            hidden={{ locale, name, email, role }}
            {...form}
            submit={t('again')}
            submitName={t('againName', { name })}
            className="contents"
          />
        )}
      </div>
    </div>
  );
}
