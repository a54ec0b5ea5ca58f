import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { e2eDataDir } from '../../playwright.config';
import { accountsFile, type Credentials } from './accounts';

/** Creates one administrator and one member without a staff role, with random passwords. */
export default function globalSetup() {
  const stamp = Date.now();
  const accounts = { admin: create('admin', stamp), member: create('member', stamp) };
  writeFileSync(accountsFile, JSON.stringify(accounts), { mode: 0o600 });
}

function create(role: string, stamp: number): Credentials {
  const email = `${role}-${stamp}@staff.example`;
  const args = [
    '--import',
    'tsx',
    'scripts/staff-create.ts',
    '--email',
    email,
    '--role',
    role,
    '--keep-password',
    '--json',
  ];
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: e2eDataDir },
  });
  return JSON.parse(output);
}
