import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeCodes } from '@/lib/i18n/locales';
import { pageBuildInputPaths } from '@/server/build/build-stamps';
import { projectDir } from '@/server/project-environment';

// Without the lock file, which would make the copy a separate project, and without files that only other folders need.
const copied = [
  ...pageBuildInputPaths.filter((source) => !/^(server\/|package-lock\.json$|public$)/.test(source)),
  ...['server', 'scripts/fonts-modules.d.ts'],
];

type Json = Record<string, unknown>;
export const readUncheckedJsonFile = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));
export const writeJson = (file: string, value: unknown) => writeFileSync(file, JSON.stringify(value, null, 2));

/**
 * Makes a fresh copy of everything that a build reads, plus the folders in `more`, under
 * `.cache/{name}`. Returns its folder.
 */
export function copyProject(name: string, more: string[] = []): string {
  const copy = path.join(projectDir, '.cache', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of [...copied, ...more])
    if (existsSync(path.join(projectDir, part)))
      cpSync(path.join(projectDir, part), path.join(copy, part), { recursive: true });
  // Next.js finds the packages in the parent folder; programs of the copy expect them beside themselves.
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(copy, 'node_modules'));
  writeJson(path.join(copy, 'package.json'), { type: 'module', private: true });
  return copy;
}

/** Adds the folder of a product that equals another one except for the given facts and name. Returns the folder. */
export function copyProductFolder(copy: string, from: string, slug: string, facts: Json, name: string): string {
  const source = path.join(copy, 'content/products', from);
  const folder = path.join(copy, 'content/products', slug);
  mkdirSync(folder);
  writeJson(path.join(folder, 'facts.json'), { ...readUncheckedJsonFile(path.join(source, 'facts.json')), ...facts });
  for (const locale of localeCodes)
    writeJson(path.join(folder, `${locale}.json`), {
      ...readUncheckedJsonFile(path.join(source, `${locale}.json`)),
      name,
    });
  return folder;
}
