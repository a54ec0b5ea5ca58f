import { getFormatter, getTranslations } from 'next-intl/server';
import type { Assignee } from '@/lib/leads/assignees';
import type { LeadNote } from '@/lib/leads/lead-notes';
import { languageOfScript } from '@/lib/text/greek-or-chinese-language';
import { TextWithInterpolatedNames } from '../text-with-interpolated-names';

/** Shows notes and sent replies, newest first. */
export async function LeadNoteAndReplyList({ notes, people }: { notes: LeadNote[]; people: Assignee[] }) {
  const t = await getTranslations('inbox');
  const format = await getFormatter();
  const name = (id: string | null) => people.find((person) => person.id === id)?.name ?? t('somebody');
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="mb-3 text-xl">
        {t('notes')}
      </h2>
      {notes.length === 0 ? (
        <p className="text-muted">{t('noNotes')}</p>
      ) : (
        <ol className="flex list-none flex-col gap-4">
          {notes.toReversed().map(({ id, type, author, body, created_at }) => (
            <li key={id} className="border-border-strong border-s-4 ps-4">
              <p className="text-muted text-sm">
                <TextWithInterpolatedNames
                  text={t.raw(type === 'reply' ? 'replyBy' : 'noteBy')}
                  names={{
                    who: name(author),
                    when: format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' }),
                  }}
                />
              </p>
              <p lang={languageOfScript(body)} className="max-w-measure whitespace-pre-wrap break-words">
                {body}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
