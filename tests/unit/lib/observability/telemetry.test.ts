import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { trace } from '@opentelemetry/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stripPersonalAttributes } from '@/lib/observability/telemetry/strip-personal-attributes';

const received: { path: string; body: string }[] = [];
let collector: Server;

beforeEach(async () => {
  received.length = 0;
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const plain = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    received.push({ path: request.url ?? '', body: plain.toString() });
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  trace.disable();
  collector.close();
});

test('a collector that hangs costs two seconds at the end of the process', async () => {
  collector.removeAllListeners('request');
  collector.on('request', () => {});
  const { startTelemetry } = await import('@/lib/observability/telemetry/start');
  const end = startTelemetry();
  trace.getTracer('test').startSpan('GET /en').end();
  const start = performance.now();
  await expect(end()).rejects.toThrow(/did not take them/);
  expect(performance.now() - start).toBeLessThan(2500);
  collector.closeAllConnections();
});

test('a span reaches the collector before the process ends, without query, IP and user agent', async () => {
  const { startTelemetry } = await import('@/lib/observability/telemetry/start');
  const end = startTelemetry();
  const attributes = {
    ...{ 'http.target': '/en/contact?email=anna@example.com', 'http.method': 'GET', 'http.status_code': 200 },
    ...{ 'client.address': '203.0.113.7', 'user_agent.original': 'Probe/1' },
  };
  const tracer = trace.getTracer('test');
  tracer.startSpan('GET /en/contact', { attributes }).end();
  // The span name that Next.js gives to requests to the back end.
  tracer.startSpan('fetch GET http://127.0.0.1:1/rest/v1/newsletter_subscribers?email=ilike.%25anna%25').end();
  await end();
  expect(received.map(({ path }) => path)).toEqual(['/v1/traces']);
  expect(received[0]?.body).toContain('/en/contact');
  expect(received[0]?.body).toContain('fetch GET http://127.0.0.1:1/rest/v1/newsletter_subscribers"');
  expect(received[0]?.body).toContain('http.status_code');
  expect(received[0]?.body).not.toMatch(/anna|203\.0\.113|Probe/);
});

test('attributes that are not URLs stay unchanged', () => {
  const attributes = { 'http.method': 'GET?', 'http.target': '/a?b', 'url.query': 'b' };
  stripPersonalAttributes(attributes);
  expect(attributes).toEqual({ 'http.method': 'GET?', 'http.target': '/a', 'url.query': '' });
});
