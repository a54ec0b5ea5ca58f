import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../child';
import { table } from './table';

type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean; os?: string[]; cpu?: string[] };

/** Licences that ask for no more than to be named, or only for changes of the package itself. A package under another one fails the check. */
const accepted = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
    'Zlib',
  ],
  ...['CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Python-2.0', 'MPL-2.0', 'LGPL-3.0-or-later', 'PostgreSQL'],
]);

// They state it in a file of their own and not in their description.
const stated: Record<string, string> = { format: 'MIT', 'png-js': 'MIT' };

/** What runs on the server or in the browser, from the lock file: name, version and licence of each package. */
function lockedPackages(text: string): { name: string; version: string; licence: string }[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };
  return (
    Object.entries(packages)
      .filter(([folder, { dev, link }]) => folder && !dev && !link)
      // The compiled halves of packages, one for each platform; the lock file does not always say more of those for others.
      .filter(([, { os, cpu, license }]) => license || !(os || cpu))
      .map(([folder, { version = '', license = '' }]) => {
        const name = folder.split('node_modules/').at(-1) ?? folder;
        return { name, version, licence: license || (stated[name] ?? '') };
      })
  );
}

/** True when one of the licences that a package may be used under is accepted, or all that it asks for together are. */
export function isAccepted(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => accepted.has(one)));
}

/** The text of `docs/licences.md`; throws for a package without a licence that is accepted. */
export function licencesPage(text = readFileSync(path.join(projectDir, 'package-lock.json'), 'utf8')): string {
  const packages = lockedPackages(text);
  const refused = packages.filter(({ licence }) => !isAccepted(licence));
  if (refused.length > 0)
    throw new Error(
      `not accepted: ${refused.map(({ name, licence }) => `${name} (${licence || 'no licence'})`).join(', ')}`,
    );
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const rows = licences.map((licence) => {
    const own = packages.filter((one) => one.licence === licence);
    const names = [...new Set(own.map(({ name, version }) => `${name} ${version}`))].sort();
    return [licence, String(names.length), names.join(', ')];
  });
  const summary = table(
    ['licence', 'packages'],
    rows.map(([licence = '', count = '']) => [licence, count]),
  );
  const lists = rows.map(([licence, , names]) => `## ${licence}\n\n${names}\n`).join('\n');
  return `# Licences of what the site runs with

Written by \`npm run licences\` from the lock file, tools for development left out; do not edit. A package under another licence makes \`npm run check\` fail.
\`npm run sbom\` prints the same as a bill of materials (CycloneDX). Pictures: \`components/art/CREDITS.md\`.

${summary}

${lists}`;
}
