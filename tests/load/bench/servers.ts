import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stopProcess } from '@/server/child-process';
import { projectDir } from '@/server/project-environment';

export type Running = { url: string; pids: number[]; stop: () => Promise<void>; firstResponseMs: number };

// The back end is not needed here: a page from memory and a page from Next.js are both prerendered.
const backend = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_PUBLISHABLE_KEY: 'unused',
  SUPABASE_SECRET_KEY: 'unused',
};

/** True if a program is installed. */
export const isInstalled = (program: string, flag = '-v') => !spawnSync(program, [flag]).error;

async function waitForResponse(url: string): Promise<number> {
  const start = performance.now();
  for (;;) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000) });
      return performance.now() - start;
    } catch (error) {
      if (performance.now() - start > 60_000) throw error;
      await sleep(20);
    }
  }
}

async function running(child: ChildProcess, port: number, pids: () => number[]): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const firstResponseMs = await waitForResponse(`${url}/`);
  return { url, pids: pids(), firstResponseMs, stop: () => stopProcess(child) };
}

function start(args: string[], port: number, cwd = projectDir): Promise<Running> {
  const env = { ...process.env, ...backend, NODE_ENV: 'production', PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' };
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(child, port, () => [child.pid ?? 0]);
}

/** The site as `npm start` serves it, without its back end. */
export const startSiteAlone = (port: number) => start(['dist/server-web-server.mjs'], port);

/** Starts a build with the server of Next.js. */
export const startNext = (port: number, folder: string) => {
  const bin = path.join(projectDir, 'node_modules/next/dist/bin/next');
  return start([bin, 'start', '--port', String(port)], port, folder);
};

function children(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

async function startNginx(port: number, http: string): Promise<Running & { folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'));
  mkdirSync(path.join(folder, 'cache'));
  const config = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; default_type application/octet-stream; types { text/html html; } client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
${http.replaceAll('{folder}', folder)} }`,
  );
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const started = await running(child, port, () => children(child.pid ?? 0));
  const stopNginx = started.stop;
  return {
    ...started,
    folder,
    stop: () => stopNginx().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** Starts nginx with one file and its gzip encoding, as a reference. */
export async function startNginxFile(port: number, html: Buffer, gzip: Buffer): Promise<Running> {
  const root = mkdtempSync(path.join(tmpdir(), 'bench-root-'));
  writeFileSync(path.join(root, 'index.html'), html);
  writeFileSync(path.join(root, 'index.html.gz'), gzip);
  const server = await startNginx(port, `server { listen ${port}; root ${root}; gzip_static on; }`);
  return { ...server, stop: () => server.stop().finally(() => rmSync(root, { recursive: true, force: true })) };
}

type Tls = { port: number; certificate: string; key: string };

/** What certbot adds to a block, with its file of options. */
const certbotLines = ({ port, certificate, key }: Tls) =>
  `listen ${port} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key}; ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:le_nginx_SSL:10m; ssl_session_timeout 1440m; ssl_session_tickets off;`;

/**
 * Starts the example proxy in deploy/nginx before one or more running instances. Its log is `access.log` in `folder`.
 * The example contains the host of the site without a port; `host` replaces it if the site is visited on another one.
 * `project` is the folder with the example. With `tls` the site's block serves a port over TLS, as after certbot.
 */
export function startProxy(port: number, instances: number[], host = '$server_name', project = projectDir, tls?: Tls) {
  const upstream = instances.map((instance) => `server 127.0.0.1:${instance};`).join(' ');
  const example = readFileSync(path.join(project, 'deploy/nginx/site.conf'), 'utf8')
    .replace('server 127.0.0.1:3000;', upstream)
    .replaceAll('/var/cache/nginx', '{folder}/cache')
    .replaceAll('/var/log/nginx', '{folder}')
    .replaceAll('$server_name', host)
    // The probe sends no host name, which the default server rejects.
    .replace('server_name www.example.com;', 'server_name www.example.com localhost 127.0.0.1;')
    .replaceAll('listen 80', `listen ${port}`)
    // Without `tls` nothing listens on 443: that port needs root and is one for the whole machine.
    .replace('listen 443 ssl default_server;', tls ? `listen ${tls.port} ssl default_server;` : '')
    .replace('server_name www', `${tls ? certbotLines(tls) : ''} server_name www`);
  return startNginx(port, example);
}
