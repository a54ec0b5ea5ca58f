import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  build?: { target?: string; secrets?: string[] };
  volumes?: (string | object)[];
  logging?: { options?: Record<string, string> };
  environment?: Record<string, unknown>;
  networks: string[];
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
