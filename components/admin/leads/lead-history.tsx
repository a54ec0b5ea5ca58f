import { getFormatter, getTranslations } from 'next-intl/server';
import type { Assignee } from '@/lib/leads/assignees';
import type { LeadChange, LeadHistoryEntry, LeadNote } from '@/lib/leads/lead-history';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';

type Props = { entries: LeadHistoryEntry[]; people: Assignee[] };

/** Shows notes, sent replies and changes of status and assignee, newest first. */
export async function LeadHistory({ entries, people }: Props) {
  const t = await getTranslations('inbox');
  const statuses = await getTranslations('admin.statuses');
  const format = await getFormatter();
  const nameOf = (id: string | null, none: string) =>
    id === null ? none : (people.find((person) => person.id === id)?.name ?? t('somebody'));
  const byline = (text: string, who: string, at: string) => (
    <p className="text-muted text-sm">
      <TextWithInterpolatedNames
        text={text}
        names={{ who, when: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) }}
      />
    </p>
  );
  const note = ({ type, author, body, created_at, undelivered_at }: LeadNote) => (
    <>
      {byline(t.raw(type === 'reply' ? 'replyBy' : 'noteBy'), nameOf(author, t('somebody')), created_at)}
      {undelivered_at && <p className="font-bold text-danger text-sm">{t('undelivered')}</p>}
      <p lang={languageOfScript(body)} className="max-w-measure whitespace-pre-wrap break-words">
        {body}
      </p>
    </>
  );
  const change = ({ actor, at, status, assignee }: LeadChange) => (
    <>
      {byline(t.raw('noteBy'), nameOf(actor, t('automatic')), at)}
      {status && <p>{t('statusChange', { before: statuses(status.old), after: statuses(status.new) })}</p>}
      {assignee && (
        <p>
          <TextWithInterpolatedNames
            text={t.raw('assigneeChange')}
            names={{ before: nameOf(assignee.old, t('nobody')), after: nameOf(assignee.new, t('nobody')) }}
          />
        </p>
      )}
    </>
  );
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="mb-3 text-xl">
        {t('notes')}
      </h2>
      {entries.length === 0 ? (
        <p className="text-muted">{t('noNotes')}</p>
      ) : (
        <ol className="flex list-none flex-col gap-4">
          {entries.map((entry) => (
            <li
              key={entry.type === 'note' ? entry.note.id : entry.change.id}
              className="border-border-strong border-s-4 ps-4"
            >
              {entry.type === 'note' ? note(entry.note) : change(entry.change)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
