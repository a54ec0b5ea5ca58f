import { Agent, request } from 'node:http';

/** One page that a visitor asked for: when, how long it took, and what came (0 for no answer). */
export type View = { at: number; ms: number; status: number; path: string };

// From memory, from Next (shops are read from the back end), and the page that is not there.
const paths = [
  ...['/', '/en', '/products/beef-dinner', '/cn/products', '/en/faq', '/ru/blog', '/en/contact', '/fr/feeding-plan'],
  ...['/store-locator', '/en/store-locator', '/store-locator/stores.json', '/nowhere'],
];
const timeoutMs = 20_000;

/** Asks for public pages at a steady rate, whatever the answers do, until it is stopped. */
export function startVisitors(origin: () => string, perSecond: number) {
  const views: View[] = [];
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
    // A kept connection that the server has just closed: browsers ask again on a new one.
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

/** What visitors met in a span of time: median and 99th percentile in milliseconds, and how many pages failed. */
export function summary(views: readonly View[], from: number, to: number) {
  const seen = views.filter(({ at }) => at >= from && at < to);
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const expected = ({ status, path }: View) => status === (path === '/nowhere' ? 404 : 200);
  const failed = seen.filter((view) => !expected(view));
  return { count: seen.length, p50: at(0.5), p99: at(0.99), failed };
}
