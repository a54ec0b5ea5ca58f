import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectDir } from '@/server/project-environment';
import { benchmarkTable } from './benchmark-table';
import { measureFirstByte } from './first-byte';
import { type LoadFigures, measureLoad } from './load';
import { isInstalled, type Running, startNext, startNginxFile, startProxy, startSiteAlone } from './servers';

const port = Number(process.env.BENCH_PORT ?? 3430);
// Request headers of the router for another page's data, with the matching key.
const tree = '%5B%22%22%5D';

async function dataRequest(): Promise<{ path: string; headers: Record<string, string> }> {
  const { createHash } = await import('node:crypto');
  const key = createHash('sha256').update(`0,0,${tree},/en`).digest().subarray(0, 12).toString('base64url');
  return { path: `/en/about?_rsc=${key}`, headers: { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/en' } };
}

function memory(pids: number[]): string {
  const kilobytes = pids.map((pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
  return `${Math.round(kilobytes.reduce((sum, number) => sum + number, 0) / 1000)} MB`;
}

/** Returns tables of response costs: the site, Next.js alone, nginx, and the site behind the example proxy. */
export async function measureServing(distDir: string, emptyDir: string, seconds: number): Promise<string[]> {
  const rows: string[][] = [];
  const firstByteRows: string[][] = [];
  const add = (name: string, { requests, p50, p99, cpu, errors }: LoadFigures, server: Running) =>
    rows.push([
      name,
      ...[requests.toFixed(0), p50.toFixed(2), p99.toFixed(2), cpu.toFixed(1), String(errors)],
      memory(server.pids),
    ]);
  const measure = (server: Running, pathname: string, headers: Record<string, string> = {}) =>
    measureLoad(`${server.url}${pathname}`, server.pids, seconds, headers);
  const addFirstByte = async (name: string, { url, firstResponseMs }: Running, pathname: string) => {
    const { started, cold, warm } = await measureFirstByte(`${url}${pathname}`, firstResponseMs);
    // The readiness check of a server has already requested its home page.
    firstByteRows.push([name, started.toFixed(0), pathname === '/' ? '' : cold.toFixed(1), warm.toFixed(2)]);
  };
  const withServer = async <T>(server: Promise<Running>, work: (server: Running) => Promise<T>) => {
    const started = await server;
    return work(started).finally(started.stop);
  };

  await withServer(startSiteAlone(port), async (site) => {
    await addFirstByte('this site, a page', site, '/en/about');
    add('this site, a page', await measure(site, '/en/about'), site);
    add('this site, home in Greek', await measure(site, '/'), site);
    const data = await dataRequest();
    add("this site, a page's data", await measure(site, data.path, data.headers), site);
    add('this site, a script file', await measure(site, scriptOf(distDir)), site);
    if (isInstalled('nginx'))
      await withServer(startProxy(port + 1, [port]), async (proxy) => {
        add('this site behind the nginx example, a page', await measure(proxy, '/en/about'), proxy);
      });
  });
  await withServer(startNext(port, projectDir), async (next) => {
    await addFirstByte('next start, the same page', next, '/en/about');
    add('next start, the same page', await measure(next, '/en/about'), next);
  });
  await withServer(startNext(port, emptyDir), async (next) => {
    await addFirstByte('next start, an empty page', next, '/');
    add('next start, an empty page', await measure(next, '/'), next);
  });
  if (isInstalled('nginx')) {
    const html = readFileSync(path.join(distDir, 'server/app/en/about.html'));
    await withServer(startNginxFile(port, html, gzipSync(html, { level: 9 })), async (nginx) => {
      add('nginx, the page as a file (gzip_static)', await measure(nginx, '/index.html'), nginx);
    });
  }
  const head = ['server and resource', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs/req', 'errors', 'memory'];
  const firstByteHead = [
    'server and resource',
    'with the process start',
    'first request of a page',
    'median of 200 more',
  ];
  return [
    benchmarkTable('Serving, 32 connections, one client thread, the median of three periods', head, rows),
    benchmarkTable('Time to first byte, ms, one request after the other', firstByteHead, firstByteRows),
  ];
}

function scriptOf(distDir: string): string {
  const html = readFileSync(path.join(distDir, 'server/app/en/about.html'), 'utf8');
  return /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '/';
}
