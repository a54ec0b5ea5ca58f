import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import type { TeamMember } from '@/lib/auth/team-queries';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { ManageMemberForms } from './manage-member-forms';

/** Lists all accounts with role, last sign-in and the available actions. */
export async function TeamList({ members, self }: { members: TeamMember[]; self: string }) {
  const t = await getTranslations('team');
  const never = (await getTranslations('staffArea'))('never');
  const abilities = await getTranslations('team.abilities');
  const format = await getFormatter();
  return (
    <ul className="grid list-none">
      {members.map((member) => {
        const { user_id, email, full_name, role, deactivated_at, confirmed_at, last_seen_at, second_factor } = member;
        const status = deactivated_at ? 'deactivated' : confirmed_at ? 'active' : 'pending';
        const variant = { deactivated: 'outline', active: 'success', pending: 'warning' } as const;
        const seen = last_seen_at
          ? format.dateTime(new Date(last_seen_at), { dateStyle: 'medium', timeStyle: 'short' })
          : never;
        return (
          <li
            key={user_id}
            data-member={email}
            className="grid gap-x-8 gap-y-4 border-border border-t py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]"
          >
            <div>
              <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
                <span lang={languageOfScript(full_name ?? email)}>{full_name ?? email}</span>
                {user_id === self && <span className="font-normal text-muted text-sm">({t('you')})</span>}
              </h2>
              <p className="mt-0.5 break-all text-sm">{email}</p>
              <p className="mt-2 flex flex-wrap gap-2">
                <Badge variant={variant[status]}>{t(status)}</Badge>
                {second_factor && <Badge>{t('secondFactor')}</Badge>}
              </p>
              <p className="mt-2 text-muted text-sm">
                {t('lastSeen')}: {seen}
                <br />
                {abilities(role)}
              </p>
            </div>
            <ManageMemberForms member={member} isSelf={user_id === self} />
          </li>
        );
      })}
    </ul>
  );
}
