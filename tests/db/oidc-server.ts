import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

type Person = { sub: string; email: string; email_verified: boolean; name?: string };

/** An OpenID provider that signs in whoever `person` is, without a prompt. */
export async function oidcServer(clientId: string, clientSecret: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const codes = new Map<string, { nonce: string; challenge: string; redirectUri: string }>();
  const state = { person: { sub: randomUUID(), email: '', email_verified: true } as Person, keyRequests: 0 };
  let issuer = '';
  const idToken = (nonce?: string, audience = clientId) =>
    new SignJWT({ ...state.person, ...(nonce !== undefined && { nonce }) })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/.well-known/openid-configuration')
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (url.pathname === '/keys') {
      state.keyRequests += 1;
      return json(200, { keys: [jwk] });
    }
    if (url.pathname === '/authorize') {
      const code = randomUUID();
      const query = url.searchParams;
      const redirectUri = query.get('redirect_uri') ?? '';
      codes.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri,
      });
      const target = new URL(redirectUri);
      target.searchParams.set('code', code);
      target.searchParams.set('state', query.get('state') ?? '');
      return response.writeHead(302, { location: target.href }).end();
    }
    let body = '';
    for await (const part of request) body += part;
    const form = new URLSearchParams(body);
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const valid =
      known?.challenge === challenge &&
      known.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === clientSecret;
    return valid ? json(200, { id_token: await idToken(known?.nonce) }) : json(400, { error: 'invalid_grant' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { issuer, state, idToken, stop: () => new Promise((resolve) => server.close(resolve)) };
}
