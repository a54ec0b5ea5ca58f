import { spawnSync } from 'node:child_process';
import { projectDir } from '@/server/project-environment';

const scripts = [
  ['Feeding plan and its documents', 'tests/load/bench/plan.ts'],
  ['Applications through the form of the whole site, a second', 'tests/load/leads.ts', '--site'],
  ['Staff pages with 1,000 leads', 'tests/load/inbox.ts', '--leads', '1000', '--rounds', '60'],
  ['Building the site', 'tests/load/catalogue-size.ts', '17'],
] as const;

/**
 * Returns the output of `npm run bench:plan`, `bench:leads -- --site`, `bench:inbox -- --leads 1000 --rounds 60` and
 * `bench:growth -- 17`, each under a heading. Throws if one fails.
 */
export function runScriptBenchmarks(): string[] {
  return scripts.map(([heading, ...args]) => {
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
      cwd: projectDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}`);
    const rows = stdout.split('\n').filter((line) => line.startsWith('|'));
    return [`### ${heading}`, '', ...rows].join('\n');
  });
}
