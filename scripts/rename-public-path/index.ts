/** Gives a product, post, topic, page or the brand another path; the old one redirects to it for ever. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { dayInGreece } from '@/lib/content/sale-dates';
import { projectDir } from '@/server/project-environment';
import { parseCommandLine } from '../parse-command-line';
import { computePathRename } from './compute-page-url-rename';

const usage = `Usage: npm run rename -- <what> <name> <new address> [--dry-run]
  npm run rename -- product simple simple-chicken    the last part of the address of a product
  npm run rename -- post bones raw-bones             the last part of the address of a post
  npm run rename -- category feeding nutrition       the last part of the address of a topic
  npm run rename -- page about /our-story            the whole address of a page
  npm run rename -- brand maera newname              the slug of the brand, in all addresses that have it
  npm run rename -- address /old /new                an address that is gone and one that replaces it
`;
const { positionals, values } = parseCommandLine(usage, {
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
const [what, name, to] = positionals;

if (values.help) process.stdout.write(usage);
else if (!what || !name || !to) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else
  try {
    const changes = computePathRename(projectDir, { what, name, to }, dayInGreece(new Date()));
    for (const [file, text] of changes.files) {
      if (!values['dry-run']) writeFileSync(path.join(projectDir, file), text);
      process.stdout.write(`${file}${values['dry-run'] ? ' would change' : ' changed'}\n`);
    }
    for (const { from, to: next } of changes.moves) process.stdout.write(`${from} leads to ${next}\n`);
    if (!values['dry-run']) process.stdout.write(`\nNext: ${changes.next.join(', ')}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
