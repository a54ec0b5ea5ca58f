import { change, type Steps, type TaskCopy } from '../task-copy';

/**
 * `waiting`: a reply was sent, and the sender has to react. It counts as answered, and neither as open nor as final.
 */
export function addLeadStatus(copy: TaskCopy): Steps {
  return {
    1: () => copy.replace('lib/leads/lead.ts', "'answered', 'won'", "'answered', 'waiting', 'won'"),
    2: () => {
      const tables = [
        ...new Set(
          copy
            .migrations()
            .join('\n')
            .match(/(?<=create trigger \w+_stamp before update on public\.)\w+/g),
        ),
      ];
      const constraints = tables.map(
        (table) => `alter table public.${table} drop constraint ${table}_status_check,
  add constraint ${table}_status_check check (status in ('new', 'in_progress', 'answered', 'waiting', 'won', 'lost', 'spam'));`,
      );
      const stamp = change(
        copy.newestFunction('private.stamp_lead'),
        "('answered', 'won')",
        "('answered', 'waiting', 'won')",
      );
      copy.write(
        copy.newMigration('waiting'),
        `-- We have answered, and wait for the sender.\n${constraints.join('\n')}\n${stamp}`,
      );
      copy.replace('lib/supabase/database.types.ts', "'answered' | 'won'", "'answered' | 'waiting' | 'won'");
    },
    3: () =>
      copy.editLanguages('messages', ({ admin }) => {
        admin.statuses.waiting = `${admin.statuses.answered} 2`;
      }),
    4: () => {
      copy.replace(
        'components/admin/leads/use-inbox-list-state.ts',
        '      s: () =>',
        "      w: () => act({ status: 'waiting' }),\n      s: () =>",
      );
      copy.replace(
        'components/admin/leads/inbox-list-with-labels.tsx',
        "  ['s', 'spam'],",
        "  ['w', 'waiting'],\n  ['s', 'spam'],",
      );
      copy.editLanguages(
        'messages/staff',
        ({ inbox }) => {
          inbox.keys.waiting = `${inbox.keys.answered} 2`;
        },
        ['gr', 'en'],
      );
    },
    5: () =>
      copy.replace(
        'tests/db/lead-saving.test.ts',
        "  test('records the time of the first reply,",
        `  test('counts a lead that waits for its sender as answered', async () => {
    const lead = await insertSampleMessage();
    await saveContactMessage(lead, { status: 'waiting' }).throwOnError();
    expect(await readContactMessage(lead.id)).toMatchObject({ status: 'waiting', answered_at: expect.any(String) });
  });

  test('records the time of the first reply,`,
      ),
  };
}
