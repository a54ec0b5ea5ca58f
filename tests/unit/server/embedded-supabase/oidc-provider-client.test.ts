import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createOidcProviderClient } from '@/server/embedded-supabase/routes/oidc-provider-client';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A provider whose discovery document names `issuer`, or that redirects to another URL for it. */
async function startProvider({ issuer, location }: { issuer?: string; location?: string }): Promise<string> {
  const server = createServer((request, response) => {
    if (location && request.url !== '/elsewhere') return response.writeHead(302, { location }).end();
    const url = `http://${request.headers.host}`;
    const endpoints = { authorization_endpoint: `${url}/a`, token_endpoint: `${url}/t`, jwks_uri: `${url}/k` };
    response.end(JSON.stringify({ issuer: issuer ?? url, ...endpoints }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const authorize = (issuer: string) =>
  createOidcProviderClient({ name: 'company', issuer, clientId: 'site', clientSecret: 's' }).authorizationUrl({
    redirectUri: 'http://127.0.0.1/auth/v1/callback',
    state: 'state',
    nonce: 'nonce',
    verifier: 'verifier',
    scopes: '',
  });

describe('the configuration of an OpenID provider', () => {
  test('is accepted with and without a final slash of the issuer', async () => {
    const issuer = await startProvider({});
    expect(new URL(await authorize(issuer)).pathname).toBe('/a');
    expect(new URL(await authorize(`${issuer}/`)).pathname).toBe('/a');
  });

  test('is rejected when it names another issuer', async () => {
    const issuer = await startProvider({ issuer: 'https://accounts.example' });
    await expect(authorize(issuer)).rejects.toThrow('another issuer');
  });

  test('is not read from where the provider redirects to', async () => {
    const issuer = await startProvider({ location: '/elsewhere' });
    await expect(authorize(issuer)).rejects.toThrow('out of reach');
  });
});
