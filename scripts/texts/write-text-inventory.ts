/** Writes `.cache/text-preview.json`, which the development server shows; `--watch` repeats it after every change. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { textInventoryFile } from '@/lib/content/read-text-inventory';
import { watchAndRecheckContent } from '@/scripts/content-check/watch';
import { collectTextInventory } from './text-inventory';

const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });

if (values.watch) watchAndRecheckContent(['content', 'messages', 'app', 'components', 'lib'], []);
else {
  mkdirSync(path.dirname(textInventoryFile), { recursive: true });
  // The file is renamed, so that a page never reads an incomplete one.
  writeFileSync(`${textInventoryFile}.new`, JSON.stringify(await collectTextInventory()));
  renameSync(`${textInventoryFile}.new`, textInventoryFile);
}
