import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectDir } from '@/server/project-environment';
import { hasJava } from './has-java';

// Runs the Nu HTML checker over every page of the last build, in a single JVM. Without Java nothing
// is checked, and the output states it.
const vnu: string = createRequire(import.meta.url)('vnu-jar');
const built = path.join(projectDir, process.env.NEXT_DIST_DIR || '.next', 'server', 'app');
const print = (text: string) => process.stdout.write(`${text}\n`);

// React renders it for a form whose action is a function; browsers treat it like a missing attribute.
const ofReact = /^Bad value “” for attribute “action” on element “form”/;

// The checker's CSS grammar predates `@property` and `field-sizing`; only the HTML around the styles is of interest.
const ofStyles = /^CSS: /;

type Message = { type: string; url?: string; lastLine?: number; message: string; extract?: string };

function check(files: string[]): Message[] {
  const args = ['-Xss8m', '-cp', vnu, 'nu.validator.client.SimpleCommandLineValidator'];
  const { status, stderr, error } = spawnSync('java', [...args, '--errors-only', '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (error) throw error;
  try {
    return JSON.parse(stderr).messages;
  } catch {
    throw new Error(`the checker ended with ${status}: ${stderr.slice(0, 2000)}`);
  }
}

function main(): number {
  if (!hasJava()) {
    print('SKIPPED: the HTML is not checked, because there is no Java on this machine.');
    return 0;
  }
  // `_not-found.html` belongs to Next.js; visitors get page-not-found.html.
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])[^_][^\\/]*\.html$/.test(file))
    .map((file) => path.join(built, file));
  if (files.length === 0) throw new Error(`no pages in ${built}: run npm run build first`);
  const errors = check(files).filter(({ message }) => !ofReact.test(message) && !ofStyles.test(message));
  for (const { url = '', lastLine, message, extract } of errors.slice(0, 100))
    print(`${url.replace(`file:${built}/`, '')}:${lastLine ?? 0}: ${message} (${extract?.trim()})`);
  print(`${files.length} pages checked, ${errors.length} errors`);
  return errors.length ? 1 : 0;
}

process.exitCode = main();
