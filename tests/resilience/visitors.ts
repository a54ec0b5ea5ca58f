import { Agent, request } from 'node:http';

/** A page request of a visitor: time, duration and status (0 for no response). */
export type PageRequest = { at: number; ms: number; status: number; path: string };

// Pages from memory, from Next.js (stores are read from the back end), and a missing page.
const paths = [
  ...['/', '/en', '/products/beef-dinner', '/cn/products', '/en/faq', '/ru/blog', '/en/contact', '/fr/feeding-plan'],
  ...['/store-locator', '/en/store-locator', '/store-locator/stores.json', '/nowhere'],
];
const timeoutMs = 20_000;

/** Requests public pages at a steady rate, regardless of the responses, until stopped. */
export function startVisitors(origin: () => string, perSecond: number) {
  const views: PageRequest[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const timer = setInterval(() => void view(paths[turn++ % paths.length] ?? '/'), 1000 / perSecond);

  function view(path: string, at = performance.now()) {
    const note = (status: number) => views.push({ at, ms: performance.now() - at, status, path });
    const sent = request(
      `${origin()}${path}`,
      { agent, headers: { 'accept-encoding': 'br, gzip' }, timeout: timeoutMs },
      (response) => {
        response.resume().once('end', () => note(response.statusCode ?? 0));
        response.once('error', () => note(0));
      },
    );
    sent.on('timeout', () => sent.destroy());
    // The server has just closed a keep-alive connection: browsers retry on a new one.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      sent.reusedSocket && error.code === 'ECONNRESET' ? view(path, at) : note(0),
    );
    sent.end();
  }

  return {
    views,
    stop: () => {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** Summarizes a period: median and 99th percentile in milliseconds, and the number of failed pages. */
export function summarizeRequests(views: readonly PageRequest[], from: number, to: number) {
  const seen = views.filter(({ at }) => at >= from && at < to);
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const expected = ({ status, path }: PageRequest) => status === (path === '/nowhere' ? 404 : 200);
  const failed = seen.filter((view) => !expected(view));
  return { count: seen.length, p50: at(0.5), p99: at(0.99), failed };
}
