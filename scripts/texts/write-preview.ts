/** Writes what the development server shows of every text: `.cache/text-preview.json`; `--watch` does so again and again. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { textPreviewFile } from '@/lib/content/text-preview';
import { watchContent } from '@/scripts/content-check/watch';
import { collectTextPreview } from './text-preview';

const { values } = parseArgs({ options: { watch: { type: 'boolean' } } });

if (values.watch) watchContent(['content', 'messages', 'app', 'components', 'lib'], []);
else {
  mkdirSync(path.dirname(textPreviewFile), { recursive: true });
  // A page must never read half of it.
  writeFileSync(`${textPreviewFile}.new`, JSON.stringify(await collectTextPreview()));
  renameSync(`${textPreviewFile}.new`, textPreviewFile);
}
