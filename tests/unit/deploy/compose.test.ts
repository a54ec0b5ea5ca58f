import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Service = {
  build?: object;
  logging?: { options?: Record<string, string> };
  environment?: Record<string, unknown>;
  networks: string[];
};
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean } | null> };

const file = path.join(import.meta.dirname, '../../../compose.yaml');
const { services, networks }: Compose = parse(readFileSync(file, 'utf8'), { merge: true });
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
