/** Writes what the development server shows of every text: `.cache/text-preview.json`; `--watch` does so again and again. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { textInventoryFile } from '@/lib/content/text-inventory';
import { watchContent } from '@/scripts/content-check/watch';
import { collectTextInventory } from './text-inventory';

const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });

if (values.watch) watchContent(['content', 'messages', 'app', 'components', 'lib'], []);
else {
  mkdirSync(path.dirname(textInventoryFile), { recursive: true });
  // A page must never read half of it.
  writeFileSync(`${textInventoryFile}.new`, JSON.stringify(await collectTextInventory()));
  renameSync(`${textInventoryFile}.new`, textInventoryFile);
}
