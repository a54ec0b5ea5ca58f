import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectDir } from '@/server/project-environment';

// npm run test:vps: plays through docs/deploy/vps.md, with its commands as written, on what looks like a fresh machine
// (machine.sh), as far as one without a domain can, and checks what comes of it (play.sh). Needs Linux, root and nginx.
// `--built <folder>` takes packages and pages from a built copy of the same commit, instead of from the registry and a
// build; the machine has no network then.
const { values } = parseArgs({ options: { built: { type: 'string' }, commit: { type: 'string', default: 'HEAD' } } });
const name = 'www.your-site.gr';
const other = 'your-site.gr';

const folder = mkdtempSync(path.join(tmpdir(), 'vps-'));
chmodSync(folder, 0o755);
const steps = path.join(folder, 'steps');
const mails = path.join(folder, 'srv/site/data/outbox');
for (const each of [steps, path.join(folder, 'bin')]) mkdirSync(each);

const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');
const guide = read('docs/deploy/vps.md');
const blocks = [...guide.matchAll(/^ *```\w+\n([\s\S]*?)^ *```/gm)].map(([, text = '']) => text.replace(/^ {3}/gm, ''));
const block = (part: string) => {
  const found = blocks.find((text) => text.includes(part));
  if (!found) throw new Error(`The guide has no block with ${part}`);
  return found;
};
const inText = (pattern: RegExp) => {
  const [, found] = pattern.exec(guide) ?? [];
  if (!found) throw new Error(`The guide does not say ${pattern}`);
  return found;
};
const step = (file: string, text: string) => writeFileSync(path.join(steps, file), text);

const repository = path.join(folder, 'site.git');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'uploadpack.allowAnySHA1InWant=true', ...args], {
    cwd: projectDir,
    encoding: 'utf8',
  }).trim();
git('init', '--quiet', '--bare', '--initial-branch=main', repository);
const commit = git('rev-parse', values.commit);
git('-C', repository, 'fetch', '--quiet', '--depth=1', `file://${projectDir}`, `${commit}:refs/heads/main`);
const [asRoot = '', asSite = ''] = block('useradd').split('sudo -iu site\n');
// Only simulated, which needs the network as well: packages would stay on this machine without their files in /etc.
step('packages.sh', values.built ? '' : block('apt-get install').replaceAll('sudo ', '').replace('-y', '--simulate'));
step('install-root.sh', asRoot);
step('install.sh', asSite.replace('<repository>', repository));
step(
  'env',
  `${block('SITE_URL=')
    .replace('https://www.example.com', `https://${name}`)
    // No mail server is within reach: the emails become files.
    .replace(/^SMTP_URL=.*\n/m, '')
    .replace(
      '<openssl rand -hex 32>',
      execFileSync('openssl', ['rand', '-hex', '32'], { encoding: 'utf8' }).trim(),
    )}SAMPLE_SITE_URL=allow\n${values.built ? 'DESIGN_CATALOGUE=1\n' : ''}`,
);
step('site.service', block('[Service]'));
step('enable.sh', inText(/`(sudo systemctl enable --now site)`/));
step('staff.sh', inText(/`(npm run staff:create [^`]*)`/));
step('proxy.sh', block('certbot --nginx'));
const cron = /^15 3 \* \* \* (.*)$/m.exec(read('docs/backup.md'))?.[1];
// Cron reads a percent sign only behind a backslash.
step('backup.sh', (cron ?? '').replaceAll('\\%', '%'));
// The archive of the step before, in place of the one of the example.
step(
  'rehearse.sh',
  (/`(DATABASE_URL= DATA_DIR=\S+ npm run restore -- )site\.tar\.gz`/.exec(read('docs/backup.md'))?.[1] ?? 'exit 1 # ') +
    '/mnt/backups/site-*.tar.gz',
);
step(
  'proxy-again.sh',
  [
    block('certbot --nginx')
      .split('\n')
      .find((line) => line.includes('sed -e')),
    inText(/`(sudo certbot install --nginx [^`]*)`/),
    block('certbot --nginx')
      .split('\n')
      .find((line) => line.includes('sed -i')),
    'sudo nginx -t && sudo systemctl reload nginx',
  ].join('\n'),
);
const [, update = ''] = block('next=').split('sudo -iu site\n');
const [asSiteUpdate = '', asRootUpdate = ''] = update.split(' && exit\n');
step('update.sh', asSiteUpdate.replace('<repository>', repository));
step('update-root.sh', asRootUpdate);
if (values.built) {
  const built = path.resolve(values.built);
  const npm = `#!/bin/bash
[ "$1" = ci ] || exec /usr/bin/env -S PATH=/usr/local/bin:/usr/bin:/bin npm "$@"
ln -s ${built}/node_modules node_modules && cp -r ${built}/.next ${built}/dist ${built}/.cache . && cp -rn ${built}/public/. public/
`;
  writeFileSync(path.join(folder, 'bin/npm'), npm, { mode: 0o755 });
}

const here = (file: string) => path.join(import.meta.dirname, file);
const network = values.built ? ['--net'] : [];
const args = ['--mount', '--pid', '--fork', '--mount-proc', ...network, 'bash', here('machine.sh'), folder];
const child = spawn('unshare', [...args, 'bash', here('play.sh'), steps, name, other, mails], { stdio: 'inherit' });
child.once('exit', (code) => {
  if (code === 0) rmSync(folder, { recursive: true });
  else process.stderr.write(`What was made is in ${folder}\n`);
  process.exit(code ?? 1);
});
