import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startBackend } from '@/server/backend-process';
import { openDatabase } from '@/server/embedded-supabase/database';
import type { Fault } from '../fault';

const surgeSeconds = 60;
const pagesPerSecond = 1000;
const expectedPages = surgeSeconds * pagesPerSecond;
// Reported after the leads were counted.
const tenfoldProblems: string[] = [];

const tenfold: Fault = {
  name: 'tenfold',
  what: '1,000 pages per second instead of 40 and 40 impatient senders instead of 4, for a minute',
  slowest: 500,
  async apply({ site, surge }) {
    tenfoldProblems.length = 0;
    const calm = surge(40);
    const pathnames = ['/', '/en/products', '/products/beef-dinner', '/cn/faq', '/store-locator', '/en/contact'];
    const result = await autocannon({
      url: site.url,
      connections: 100,
      duration: surgeSeconds,
      overallRate: pagesPerSecond,
      // In a separate thread, or it and this process's visitors would wait for each other.
      workers: 1,
      requests: pathnames.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
    });
    await calm();
    const bad = result.errors + result.non2xx + result.timeouts;
    const { total } = result.requests;
    if (bad > 0) tenfoldProblems.push(`${bad} of ${total} pages failed`);
    if (total < expectedPages * 0.9) tenfoldProblems.push(`only ${total} of ${expectedPages} pages were answered`);
  },
  check: async () => [...tenfoldProblems],
};

const slowClients = 500;
/** As in server/web-server.ts, plus a margin. */
const headerSeconds = 30;

const slowloris: Fault = {
  name: 'slow-clients',
  what: '500 clients that send a header or a body at one byte per second, or never read the response, for 30 s',
  async apply({ site, onCleanup }) {
    const sockets: Socket[] = [];
    let cut = 0;
    onCleanup(() => {
      for (const socket of sockets) socket.destroy();
    });
    const kinds = [
      'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
      `POST /en/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n--x\r\n`,
      'GET /en/products HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20),
    ];
    for (let index = 0; index < slowClients; index++) {
      const socket = connect(site.port, '127.0.0.1');
      const slow = index % kinds.length;
      // Only a reading socket notices that the other side has closed.
      if (slow === 2) socket.pause();
      else socket.resume();
      socket.on('error', () => {});
      socket.on('close', () => {
        if (slow === 0) cut += 1;
      });
      socket.on('connect', () => socket.write(kinds[slow] ?? ''));
      sockets.push(socket);
    }
    for (let second = 0; second < headerSeconds; second++) {
      for (const [index, socket] of sockets.entries())
        if (index % kinds.length < 2 && socket.writable) socket.write('a');
      await sleep(1000);
    }
    const all = Math.ceil(slowClients / kinds.length);
    if (cut < all) throw new Error(`${all - cut} of ${all} clients still send their headers after ${headerSeconds} s`);
    for (const socket of sockets) socket.destroy();
  },
};

const rows = 100_000;

const manyRows: Fault = {
  name: 'rows',
  what: `${rows.toLocaleString('en')} applications and as many messages in the database`,
  async prepare(dataDir) {
    await (await startBackend(dataDir)).stop();
    const database = await openDatabase(dataDir, process.env.DATABASE_URL);
    // Without the triggers that would queue their mails.
    await database.runScript(`set session_replication_role = replica;
      insert into public.partnership_applications (submission_key, locale, full_name, business_name, business_type, email, phone,
        location, agree_to_terms, consent_version, created_at)
      select gen_random_uuid(), 'en', 'Name ' || n, 'Shop ' || n, 'petStore', n || '@example.org', '+30210' || (1000000 + n), 'Athens',
        true, 'faults', now() - make_interval(mins => n) from generate_series(1, ${rows}) n;
      insert into public.contact_messages (submission_key, locale, full_name, email, topic, message, agree_to_privacy,
        consent_version, created_at)
      select gen_random_uuid(), 'en', 'Name ' || n, n || '@example.org', 'feeding', repeat('words ', 20), true, 'faults',
        now() - make_interval(mins => n) from generate_series(1, ${rows}) n;
      set session_replication_role = origin;`);
    await database.close();
    return {};
  },
  apply: () => sleep(10_000).then(() => {}),
};

export const loadFaults = [tenfold, slowloris, manyRows];
