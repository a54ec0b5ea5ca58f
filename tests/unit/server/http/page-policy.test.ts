import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { hashScript } from '@/lib/http/csp';
import { headScript } from '@/lib/page-scripts/bundled-scripts';
import { applySecurityHeadersAndNonce } from '@/server/http/response-headers';

it('the policy of a page rendered per request allows the scripts with its nonce, and that of the head', async () => {
  const server = createServer((request, response) => {
    applySecurityHeadersAndNonce(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(request.headers['content-security-policy']);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [, nonce] = /'nonce-([^']+)'/.exec(await response.text()) ?? [];
  expect(response.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'nonce-${nonce}' '${await hashScript(headScript)}';`,
  );
  server.close();
});
