// An instance of the site's cache: reads one command per line (get, set, revalidate), responds with one line of JSON.
import { createInterface } from 'node:readline';
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import SharedCache from '../../../../server/next-internals/cache-handler.mjs';

const cache = new SharedCache({
  fs: { readFile: () => Promise.reject(new Error('no file')), existsSync: () => false },
  flushToDisk: false,
  serverDistDir: process.argv[2],
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
});
const headers = { 'x-next-cache-tags': '_N_T_/shops' };
const page = (html) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(html),
  headers,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
});
const commands = {
  get: async (key) => {
    const entry = await cache.get(key, { kind: 'APP_PAGE' });
    return (
      entry && [entry.value.html, entry.value.rscData.toString(), entry.value.segmentData.get('/_tree').toString()]
    );
  },
  set: (key, html) => cache.set(key, page(html), { cacheControl: { revalidate: 300 } }),
  revalidate: (tag) => cache.revalidateTag(tag),
  outdated: async (tag) => tags.areTagsExpired([tag], 0),
};
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...values] = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ answer: (await commands[name](...values)) ?? null })}\n`);
}
