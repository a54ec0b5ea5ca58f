import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';
import { writeNewLanguageTexts } from './language-texts';

export type NewLanguage = { code: string; tag: string; label: string; script: string; og: string };

const lastCode = localeCodes.at(-1) ?? 'en';

/** Inserts the language after the last one in a source file. Throws if the position is not found. */
function edit(root: string, file: string, place: RegExp, replacement: string): string {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  const changed = text.replace(place, replacement);
  if (changed === text) throw new Error(`${file}: found no place to insert the language; add it by hand`);
  writeFileSync(full, changed);
  return file;
}

/**
 * Returns a migration that makes every table and function of the database accept the
 * code; each has its own list of codes.
 */
function migration(code: string): string {
  return `-- The language '${code}'.
do $$
declare
  found record;
begin
  for found in
    select conrelid::regclass as relation, conname, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) like '%''gr''::text%''${lastCode}''::text%'
  loop
    execute format('alter table %s drop constraint %I', found.relation, found.conname);
    execute format('alter table %s add constraint %I %s', found.relation, found.conname,
      replace(found.definition, '''${lastCode}''::text', '''${lastCode}''::text, ''${code}''::text'));
  end loop;
  for found in
    select pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%''gr''%''${lastCode}''%'
  loop
    execute replace(found.definition, '''${lastCode}''', '''${lastCode}'', ''${code}''');
  end loop;
end;
$$;
`;
}

/**
 * Adds a language under `root`: its row in the table of languages, the staff routes, the database, and all texts,
 * marked for translation. `stamp` (yyyymmddhhmmss) names the migration. Returns the created and changed files. Throws
 * if the code is not two lower-case letters or already exists.
 */
export function addLanguageToProject(
  root: string,
  { code, tag, label, script, og }: NewLanguage,
  stamp: string,
): string[] {
  if (!/^[a-z]{2}$/.test(code)) throw new Error(`'${code}' is not a language code: use two lower-case Latin letters`);
  if (existsSync(path.join(root, `messages/${code}.json`))) throw new Error(`messages/${code}.json exists already`);
  const line = `  ${code}: { tag: '${tag}', label: '${label}', flag: '/art/flags/${code}.svg', script: '${script}', og: '${og}' },\n`;
  const sql = `supabase/migrations/${stamp}_language_${code}.sql`;
  const changed = [
    edit(root, 'lib/i18n/locales.ts', /(?=\} as const satisfies Record<string, \{ tag)/, line),
    edit(root, 'middleware.ts', /(locale\([a-z|]+)\)/, `$1|${code})`),
    edit(root, 'lib/supabase/database.types.ts', /^(type Locale = .*);$/m, `$1 | '${code}';`),
  ];
  writeFileSync(path.join(root, sql), migration(code));
  return [...changed, sql, ...writeNewLanguageTexts(root, code)];
}
