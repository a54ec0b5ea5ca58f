import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { e2eDataDir } from '../../playwright.config';
import { accountsFile, type Credentials } from './accounts';

const run = promisify(execFile);

/** Creates one administrator and one member without a staff role, with random passwords. */
export default async function globalSetup() {
  const stamp = Date.now();
  const [admin, member] = await Promise.all([create('admin', stamp), create('member', stamp)]);
  writeFileSync(accountsFile, JSON.stringify({ admin, member }), { mode: 0o600 });
}

async function create(role: string, stamp: number): Promise<Credentials> {
  const email = `${role}-${stamp}@staff.example`;
  // As `npm run staff:create` does: compiled beforehand, by the start of the site.
  const program = ['server/launch.mjs', 'scripts/staff-create.ts'];
  const args = [...program, '--email', email, '--role', role, '--keep-password', '--json'];
  const { stdout } = await run(process.execPath, args, { env: { ...process.env, DATA_DIR: e2eDataDir } });
  return JSON.parse(stdout);
}
