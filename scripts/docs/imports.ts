import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFilesBelow } from '@/lib/files/list-files';

/** Folders inside a folder of `lib` that count as separate parts: domains beside infrastructure. */
const rooms = [
  'lib/mail/admin',
  'lib/newsletter/admin',
  ...['health', 'telemetry', 'web-vitals'].map((name) => `lib/observability/${name}`),
];

/**
 * Returns the part of the project that a file belongs to: `lib/leads`, `components/ui`, `app`, or
 * `entry points` for files in the root.
 */
export function projectPartOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  if (!file.includes('/')) return 'entry points';
  if (top === 'app') return 'app';
  const room = rooms.find((name) => file.startsWith(`${name}/`));
  return room ?? (file.split('/').length > 2 ? `${top}/${second}` : top);
}

const roots = ['app', 'components', 'documents', 'lib', 'server'];
const entries = ['middleware.ts', 'instrumentation.ts'];

/** Returns every source file under a folder, by its path from the root. */
export function sourceFilesUnder(root: string, folder: string): string[] {
  return listFilesBelow(path.join(root, folder))
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => path.relative(root, file));
}

/** Returns part -> parts that its files import, both sorted. Packages and the part's own files are omitted. */
export function collectImportsByProjectPart(root: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of [...roots.flatMap((folder) => sourceFilesUnder(root, folder)), ...entries]) {
    const part = projectPartOf(file);
    const targets = found.get(part) ?? new Set<string>();
    found.set(part, targets);
    for (const { fileName } of ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true)
      .importedFiles) {
      const target = targetOf(file, fileName);
      if (target && projectPartOf(target) !== part) targets.add(projectPartOf(target));
    }
  }
  return new Map(
    [...found].sort(([a], [b]) => a.localeCompare(b)).map(([part, targets]) => [part, [...targets].sort()]),
  );
}

/** Returns the project file that an import names, without its extension; null for a package, a text or an image. */
function targetOf(file: string, name: string): string | null {
  if (/\.(json|css|svg|png)$/.test(name)) return null;
  if (name.startsWith('@/')) return name.slice(2).startsWith('messages/') ? null : name.slice(2);
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : null;
}
