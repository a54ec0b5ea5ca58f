/**
 * Puts a photograph into a slot: turns it upright, converts and shrinks it, and enters its file, size and description.
 */
import { projectDir } from '@/server/project-environment';
import { importSlotPhoto } from './media/import-slot-photo';
import { parseCommandLine } from './parse-command-line';

const usage = `Usage: npm run media:add -- <file> --slot <slot> [--alt-gr "…" --alt-en "…" …] [--dry-run]
  The slots are the names in content/media.json, such as tile/cats. Photographs may be JPEG, PNG, WebP, AVIF, TIFF or GIF.
`;
const text = { type: 'string' } as const;
const alts = ['gr', 'en', 'es', 'ru', 'cn', 'fr', 'bg', 'lv', 'it'];
const { positionals, values } = parseCommandLine(usage, {
  allowPositionals: true,
  options: {
    slot: text,
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
    ...Object.fromEntries(alts.map((code) => [`alt-${code}`, text])),
  },
});
const [file] = positionals;
const slot = values.slot as string | undefined;

if (values.help) process.stdout.write(usage);
else if (!file || !slot) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else
  try {
    const given = values as Record<string, unknown>;
    const alt = Object.fromEntries(
      alts.flatMap((code) => (given[`alt-${code}`] ? [[code, String(given[`alt-${code}`])]] : [])),
    );
    const { path, width, height, bytes } = await importSlotPhoto(
      projectDir,
      { file, slot, alt },
      Boolean(values['dry-run']),
    );
    process.stdout.write(`${slot}: ${path}, ${width} x ${height} pixels, ${Math.ceil(bytes / 1000)} kB\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
