import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { checkEnvironment } from '@/lib/config/env';
import { findEnvFileProblems } from '@/server/environment-report';
import { isInstalled } from '@/tests/load/bench/servers';

const root = path.join(import.meta.dirname, '../../..');
const guide = readFileSync(path.join(root, 'docs/deploy/vps.md'), 'utf8');
const blocks = [...guide.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```/gm)].map(([, language, text = '']) => ({
  language,
  text: text.replace(/^ {3}/gm, ''),
}));
const block = (start: string) => blocks.find(({ text }) => text.includes(start))?.text ?? '';
const folder = mkdtempSync(path.join(tmpdir(), 'vps-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test('the settings are ones that the site reads and accepts', () => {
  const contents = block('SITE_URL=').replace('<openssl rand -hex 32>', '0'.repeat(64));
  const env: Record<string, string> = Object.fromEntries(
    contents
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/).slice(0, 2)),
  );
  expect(Object.keys(env)).toContain('TRUSTED_PROXIES');
  expect(findEnvFileProblems([{ path: '.env.local', contents, env }])).toEqual([]);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(checkEnvironment).not.toThrow();
});

test('the service starts the program that npm start runs, and may write where the guide puts things', () => {
  const unit = block('[Service]');
  const command = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1];
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(command).toBe(scripts.start);
  const writable =
    /^ReadWritePaths=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((one) => one.replace(/^-/, '')) ?? [];
  for (const used of [/^DATA_DIR=(.*)$/m.exec(guide.replace(/^ +/gm, ''))?.[1] ?? '', '/mnt/backups/site.tar.gz'])
    expect(
      writable.some((one) => used.startsWith(`${one}`)),
      used,
    ).toBe(true);
  // Longer than the site and the back end take to finish what they have begun.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(20);
});

test('the service is started again however often it fails, after a pause, and after the network', () => {
  const unit = block('[Service]');
  const [general, service] = unit.split('[Service]');
  expect(general).toMatch(/^StartLimitIntervalSec=0$/m);
  expect(service).toMatch(/^Restart=on-failure\nRestartSec=\d+$/m);
  for (const target of unit.matchAll(/^After=(.*)$/gm)) expect(general).toContain(`Wants=${target[1]}\n`);
});

test.skipIf(!isInstalled('nginx'))('the command for the proxy, as written, makes a file that nginx accepts', () => {
  const line =
    block('server_name example')
      .split('\n')
      .find((each) => each.includes('sed -e')) ?? '';
  const site = path.join(folder, 'site.conf');
  const command = line
    .replaceAll('sudo ', '')
    .replace('/srv/site/app', root)
    .replace('/etc/nginx/conf.d/site.conf', site);
  expect(spawnSync('sh', ['-ec', command], { encoding: 'utf8' }).stderr).toBe('');
  const text = readFileSync(site, 'utf8');
  expect(text).not.toMatch(/example\.com/);
  expect([...text.matchAll(/server_name (.*);/g)].map(([, name]) => name)).toEqual([
    '_',
    'your-site.gr',
    'www.your-site.gr',
  ]);
  expect(text).toContain('return 308 $scheme://www.your-site.gr$request_uri;');
  writeFileSync(site, text.replaceAll('/var/log/nginx', folder).replaceAll('/var/cache/nginx', folder));
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, `pid ${folder}/pid; events {} http { include ${site}; }`);
  const { stderr, status } = spawnSync('nginx', ['-t', '-q', '-c', main, '-e', `${folder}/error.log`], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('the last command for nginx gives what certbot adds the final URL', () => {
  const line =
    block('server_name example')
      .split('\n')
      .find((each) => each.includes('sed -i')) ?? '';
  const site = path.join(folder, 'certbot.conf');
  const hosts = ['your-site.gr', 'www.your-site.gr'];
  const block80 = (host: string) => `server {
    if ($host = ${host}) {
        return 301 https://$host$request_uri;
    } # managed by Certbot
    listen 80; server_name ${host}; return 404; # managed by Certbot
}
`;
  writeFileSync(site, hosts.map(block80).join(''));
  const command = (line.split(' && ')[0] ?? '').replace('sudo ', '').replace('/etc/nginx/conf.d/site.conf', site);
  expect(spawnSync('sh', ['-ec', command], { encoding: 'utf8' }).stderr).toBe('');
  const returns = readFileSync(site, 'utf8').match(/return 30\d [^;]*;/g);
  expect(returns).toEqual(hosts.map(() => 'return 308 https://www.your-site.gr$request_uri;'));
});

test('every file that a command names is there', () => {
  for (const [file] of guide.matchAll(/(?:server|deploy|supabase)\/[\w./-]+\.\w+/g))
    expect(existsSync(path.join(root, file)), file).toBe(true);
});

test.skipIf(!isInstalled('caddy', 'version'))('the command for Caddy, as written, makes a file that it accepts', () => {
  const line =
    block('Caddyfile')
      .split('\n')
      .find((each) => each.includes('sed -e')) ?? '';
  const file = path.join(folder, 'Caddyfile');
  const command = line.replaceAll('sudo ', '').replace('/srv/site/app', root).replace('/etc/caddy/Caddyfile', file);
  expect(spawnSync('sh', ['-ec', command], { encoding: 'utf8' }).stderr).toBe('');
  const text = readFileSync(file, 'utf8');
  expect(text.replace(/^\s*#.*$/gm, '')).not.toMatch(/example\.com/);
  expect(text).toContain('redir https://www.your-site.gr{uri} 308');
  const { stdout, status } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', file], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const hosts = [...stdout.matchAll(/"host":\["([^"]*)"\]/g)].map(([, host]) => host);
  // The other name has routes of its own over HTTPS and over HTTP.
  expect(hosts).toEqual(['www.your-site.gr', 'your-site.gr', 'your-site.gr']);
});
