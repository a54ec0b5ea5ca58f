import { getTranslations } from 'next-intl/server';
import { SubmittedSelect } from '@/components/forms/controls-with-submitted-value';
import { StaffActionForm } from '@/components/forms/staff-action-form';
import { staffRoles } from '@/lib/auth/permissions';
import { changeStaff, inviteStaff } from '@/lib/auth/team-actions';
import type { TeamMember } from '@/lib/auth/team-queries';
import { currentLocale } from '@/lib/i18n/current-locale-and-link';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';

/**
 * Shows what an administrator can change about a member. The database protects the last
 * administrator, so no action is hidden here but one: people remove their own second factor on the account page.
 */
export async function ManageMemberForms({ member, isSelf }: { member: TeamMember; isSelf: boolean }) {
  const { user_id, email, full_name, role, deactivated_at, confirmed_at, second_factor } = member;
  const t = await getTranslations('team');
  const roles = await getTranslations('staffArea.roles');
  const locale = await currentLocale();
  const name = full_name ?? email;
  const named = (
    key: 'saveRole' | 'roleOf' | 'deactivateName' | 'reactivateName' | 'removeFactorName' | 'againName',
  ) => <TextWithInterpolatedNames text={t.raw(key)} names={{ name }} />;
  const about = { locale, member: user_id };
  const active = deactivated_at === null;
  const form = { variant: 'outline', size: 'sm', notice: 'below' } as const;
  return (
    <div className="grid content-start gap-3">
      <StaffActionForm
        id={`role-${user_id}`}
        action={changeStaff}
        actionName="changeStaff"
        hidden={{ ...about, change: 'role', seen: role }}
        {...form}
        submit={t('save')}
        submitName={named('saveRole')}
        className="flex flex-wrap items-center gap-2"
      >
        <label className="sr-only" htmlFor={`role-of-${user_id}`}>
          {named('roleOf')}
        </label>
        <SubmittedSelect id={`role-of-${user_id}`} name="role" defaultValue={role} className="min-w-0 flex-1">
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
          submitName={named(active ? 'deactivateName' : 'reactivateName')}
          className="contents"
        />
        {second_factor && !isSelf && (
          <StaffActionForm
            id={`factor-${user_id}`}
            action={changeStaff}
            actionName="changeStaff"
            hidden={{ ...about, change: 'factor' }}
            {...form}
            submit={t('removeFactor')}
            submitName={named('removeFactorName')}
            className="contents"
          />
        )}
        {active && !confirmed_at && role !== 'member' && (
          <StaffActionForm
            id={`invite-${user_id}`}
            action={inviteStaff}
            actionName="inviteStaff"
            hidden={{ ...about, name, email, role }}
            {...form}
            submit={t('again')}
            submitName={named('againName')}
            className="contents"
          />
        )}
      </div>
    </div>
  );
}
