import { change, type Steps, type TaskCopy } from '../task-copy';

const functions = [
  'public.plan_figures',
  'public.add_store_import_rows',
  'public.apply_store_import',
  'public.undo_store_import',
];

/** The policies of a table that name editors, as the new role gets them too. */
function policies(copy: TaskCopy, table: string): string[] {
  const sql = copy.migrations().join('\n');
  return [
    ...sql.matchAll(
      new RegExp(`create policy ("[^"]+") on public\\.${table}\n  for \\w+ to authenticated\n([^;]+);`, 'g'),
    ),
  ]
    .filter(([, name]) => !sql.includes(`drop policy ${name} on public.${table};`))
    .map(
      ([, name, rule = '']) =>
        `alter policy ${name} on public.${table}\n${change(rule, "'admin', 'editor'", "'admin', 'editor', 'shops'")};`,
    );
}

/** `shops` looks after the list of shops. */
export function addRole(copy: TaskCopy): Steps {
  return {
    1: () => {
      copy.replace(
        'lib/auth/permissions.ts',
        "['admin', 'editor', 'sales'] as const",
        "['admin', 'editor', 'sales', 'shops'] as const",
      );
      copy.replace('lib/auth/permissions.ts', "stores: ['admin', 'editor']", "stores: ['admin', 'editor', 'shops']");
    },
    2: () => {
      const replaced = functions.map((name) =>
        change(copy.newestFunction(name), "has_role('admin', 'editor'", "has_role('admin', 'editor', 'shops'"),
      );
      copy.write(
        copy.newMigration('shops_role'),
        `-- Who looks after the list of shops.
alter table public.profiles drop constraint profiles_role_check,
  add constraint profiles_role_check check (role in ('admin', 'editor', 'sales', 'shops', 'member'));
${[...policies(copy, 'stores'), ...policies(copy, 'store_imports'), ...replaced].join('\n')}
`,
      );
    },
    3: () => copy.replace('lib/supabase/database.types.ts', "'sales' | 'member'", "'sales' | 'shops' | 'member'"),
    4: () =>
      copy.editLanguages(
        'messages/staff',
        ({ staffArea, team }) => {
          staffArea.roles.shops = `${staffArea.roles.editor} 2`;
          team.abilities.shops = `${team.abilities.editor} 2`;
        },
        ['gr', 'en'],
      ),
    5: () => {
      copy.replace('tests/db/context.ts', "  sales: as('sales'),", "  sales: as('sales'),\n  shops: as('shops'),");
      // As an editor, but without the media.
      copy.edit('tests/db/permissions.ts', (text) =>
        text
          .replace(/^( +)editor: (.*)$/gm, (line, indent, rule) => `${line}\n${indent}shops: ${rule}`)
          .replace(
            /(media_slots: \{[\s\S]*?shops:) everything/,
            "$1 { select: 'nothing', insert: 'denied', update: 'nothing', delete: 'nothing' }",
          ),
      );
      copy.edit('tests/db/permissions-storage.test.ts', (text) =>
        text.replace(/sales: none, admin/g, 'sales: none, shops: none, admin'),
      );
    },
  };
}
