import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';

/** What a person does by hand at each numbered step of a task. */
export type Steps = Record<number, () => void>;

// biome-ignore lint/suspicious/noExplicitAny: the steps change texts of every shape.
type Json = any;

/** The files of a copy of the project, as a person changes them who follows a task. */
export type TaskCopy = ReturnType<typeof openTaskCopy>;

export function openTaskCopy(root: string) {
  const changed = new Set<string>();
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    changed.add(file);
  };
  /** Replaces a text that the file must contain. */
  const replace = (file: string, from: string | RegExp, to: string) => {
    const text = read(file);
    if (typeof from === 'string' ? !text.includes(from) : !from.test(text))
      throw new Error(`${file} does not contain ${from}`);
    write(
      file,
      text.replace(from, () => to),
    );
  };
  const edit = (file: string, change: (text: string) => string) => {
    const before = read(file);
    const after = change(before);
    if (after === before) throw new Error(`${file} is unchanged`);
    write(file, after);
  };
  const editJson = (file: string, change: (value: Json) => void) => {
    const value = JSON.parse(read(file));
    change(value);
    write(file, `${JSON.stringify(value, null, 2)}\n`);
  };
  const migrations = () =>
    readdirSync(at('supabase/migrations'))
      .sort()
      .map((file) => read(`supabase/migrations/${file}`));
  return {
    root,
    locales: localeCodes,
    read,
    write,
    readJson: (file: string): Json => JSON.parse(read(file)),
    writeJson: (file: string, value: unknown) => write(file, `${JSON.stringify(value, null, 2)}\n`),
    replace,
    edit,
    editJson,
    /** The files that the current step has changed. */
    changed,
    /** Changes the file of every language in a folder. */
    editLanguages: (
      folder: string,
      change: (value: Json, locale: string) => void,
      codes: readonly string[] = localeCodes,
    ) => {
      for (const locale of codes) editJson(`${folder}/${locale}.json`, (value) => change(value, locale));
    },
    /** The newest definition of a function, as the next migration replaces it. */
    newestFunction: (name: string) => {
      const found = migrations().flatMap((sql) =>
        [...sql.matchAll(new RegExp(`create (?:or replace )?function ${name}\\([\\s\\S]*?\\n\\$\\$;\\n`, 'g'))].map(
          String,
        ),
      );
      const last = found.at(-1);
      if (!last) throw new Error(`no migration defines ${name}`);
      return last.replace(/^create function/, 'create or replace function');
    },
    migrations,
    /** The path of a new migration: of today, after those that exist. */
    newMigration: (name: string) => {
      const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
      const last = readdirSync(at('supabase/migrations')).sort().at(-1)?.slice(0, 14);
      return `supabase/migrations/${Math.max(Number(`${today}000000`), Number(last)) + 1}_${name}.sql`;
    },
  };
}

/** Replaces a text in a piece of SQL that must contain it. */
export function change(sql: string, from: string | RegExp, to: string): string {
  const changed = sql.replaceAll(from as string, () => to);
  if (changed === sql) throw new Error(`not found: ${from}`);
  return changed;
}
