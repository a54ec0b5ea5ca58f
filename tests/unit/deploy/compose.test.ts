import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  build?: { target?: string; secrets?: string[] };
  volumes?: (string | object)[];
  logging?: { options?: Record<string, string> };
  environment?: Record<string, unknown>;
  networks: string[];
  command?: string[];
  tmpfs?: string[];
};
type Compose = {
  services: Record<string, Service>;
  secrets: Record<string, { environment?: string }>;
  networks: Record<string, { internal?: boolean } | null>;
};

const file = path.join(import.meta.dirname, '../../../compose.yaml');
const { services, secrets, networks }: Compose = parse(readFileSync(file, 'utf8'), { merge: true });
const own = Object.entries(services).filter(([, { build }]) => build !== undefined);

test.each(own)(
  '%s, which sends mails, has the mail server’s settings and network access to it',
  (_, { environment, networks: on }) => {
    expect(environment).toMatchObject({ SMTP_URL: expect.any(String), MAIL_FROM: expect.any(String) });
    expect(on.some((name) => networks[name]?.internal !== true)).toBe(true);
  },
);

test('back end, database and cache publish no port and share no network with the proxy', () => {
  const reached = new Set(services.proxy?.networks);
  for (const name of ['backend', 'db', 'redis']) {
    expect(services[name]).toBeDefined();
    expect(services[name]).not.toHaveProperty('ports');
    expect(services[name]?.networks.filter((network) => reached.has(network))).toEqual([]);
  }
});

test('every log has a size limit', () => {
  expect(Object.entries(services).filter(([, { logging }]) => !logging?.options?.['max-size'])).toEqual([]);
  expect(Object.keys(services)).toHaveLength(6);
});

const megabytes = (text: string) =>
  [...text.matchAll(/max_size=(\d+)m/g)].reduce((sum, [, size]) => sum + Number(size), 0);
const example = path.join(import.meta.dirname, '../../../deploy/nginx/site.conf');

test('the caches of the proxy fit into its memory, with room for uploads', () => {
  const { command = [], tmpfs = [] } = services.proxy ?? {};
  const edit = command[2]?.split(' > ')[0]?.replace(' /site.conf', ` ${example}`).replaceAll('$$', '$') ?? '';
  const edited = execFileSync('sh', ['-ec', edit], { env: { ...process.env, SITE_HOST: 'shop.example' } }).toString();
  expect(edited).toContain('server_name shop.example;');
  const size = /size=(\d+)m$/.exec(tmpfs.find((mount) => mount.startsWith('/var/cache/nginx')) ?? '')?.[1];
  expect(Number(size)).toBeGreaterThan(megabytes(edited) + 100);
  expect(Number(size)).toBeLessThan(512);
});

test('the caches of the proxy on one machine take 1 GB at most, as the runbook promises, and leave some disk', () => {
  const text = readFileSync(example, 'utf8');
  expect(megabytes(text)).toBeLessThanOrEqual(1000);
  const caches = text.match(/^proxy_cache_path .*$/gm) ?? [];
  expect(caches.filter((line) => !/ min_free=\d+m /.test(line) || !/ max_size=\d+m /.test(line))).toEqual([]);
  expect(caches).toHaveLength(2);
});

test('the proxy closes an idle connection before the site does', () => {
  const seconds = Number(/keepalive_timeout (\d+)s;/.exec(readFileSync(example, 'utf8'))?.[1]);
  expect(seconds * 1000).toBeLessThan(createServer().keepAliveTimeout);
});

test('all instances of the site have the same ids of actions, and share the files of the last releases', () => {
  expect(secrets['actions-key']).toEqual({ environment: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY' });
  const dockerfile = readFileSync(path.join(import.meta.dirname, '../../../Dockerfile'), 'utf8');
  expect(dockerfile).toMatch(/^RUN --mount=type=secret,id=actions-key,env=NEXT_SERVER_ACTIONS_ENCRYPTION_KEY .*build/m);
  const instances = Object.values(services).filter(({ build }) => build?.target === 'site');
  expect(instances).toHaveLength(2);
  for (const { build, volumes } of instances) {
    expect(build?.secrets).toContain('actions-key');
    expect(volumes).toContain('releases:/data');
  }
});

test('the guide updates, monitors and restores services that exist, and the order of an update is that of their needs', () => {
  const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/deploy/containers.md'), 'utf8');
  const order = /^for service in (.*); do$/m.exec(guide)?.[1]?.split(' ') ?? [];
  // The back end comes first, with its migrations, then every instance, one after the other.
  expect(order).toEqual(['backend', ...own.map(([name]) => name).filter((name) => name !== 'backend')]);
  const named = [...guide.matchAll(/docker compose (?:exec|logs|up)((?: -[-\w]+(?:[ =]\S+=\S+)?)*) ([a-z]\w*)/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [command, , name = ''] of named) expect(Object.keys(services), command).toContain(name);
  for (const [, file = ''] of guide.matchAll(/docker compose exec[^\n]* npm run (?:-s )?([\w:]+)/g))
    expect(readFileSync(path.join(import.meta.dirname, '../../../package.json'), 'utf8')).toContain(`"${file}": `);
});
