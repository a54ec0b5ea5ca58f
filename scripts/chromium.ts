import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macOs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed Chromium or Chrome (CHROMIUM_PATH first), or null. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...names.map(onPath), ...macOs];
  return candidates.find((path): path is string => Boolean(path) && existsSync(path as string)) ?? null;
}

/** Returns the path of a Chromium, installing one if necessary. Throws with instructions if the installation fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  print('No Chromium or Chrome found: installing the one that Playwright ships.');
  run('npx', ['playwright', 'install', 'chromium']);
  const shipped = findChromium();
  if (shipped) return shipped;
  if (onPath('apt-get')) {
    print('That did not work: asking the system for the package chromium.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']);
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium or Chrome. Install one, or set CHROMIUM_PATH to its program file.');
}

function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
