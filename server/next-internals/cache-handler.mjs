// Where Next stores the pages that it regenerates while the site runs. With REDIS_URL all instances share them, and
// what one declares outdated is so for all; without it, or while Redis is away, this is Next's own cache. JavaScript,
// because Next's server loads it unbuilt; its bundler puts it into middleware.ts as well, which stores no pages.
import { promises as files, readFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import tags from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

// Of a CommonJS module Node.js hands over everything, the bundler the default.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;
const { areTagsExpired, tagsManifest } = tags;
const lifetimeSeconds = 30 * 86_400;
// Pages belong to one build, but during a rolling release an edit reaches the instances of both.
const tagsKey = 'site:tags';
const timeoutMs = 500;
const pollIntervalMs = 1000;
// When a tag was last declared outdated; 0 for never.
const declaredAt = (state) => Math.max(state?.stale ?? 0, state?.expired ?? 0);
const isShared = (kind) => kind === 'APP_PAGE' || kind === 'APP_ROUTE';

const url = process.env.NEXT_PHASE === 'phase-production-build' ? '' : process.env.REDIS_URL;
// As lib/process-global.ts, which Next cannot import from here: the handler is loaded once by each bundle.
const slot = Symbol.for('site.shared-cache');

const writeLog = (level, msg) => process.stdout.write(`${JSON.stringify({ level, time: Date.now(), msg })}\n`);

let isDamageLogged = false;
/** What cannot be read counts as missing, and is written anew. Logged once, because each visitor may meet it. */
function treatAsMissing(what) {
  if (!isDamageLogged) writeLog(40, `damaged ${what} ignored; it is generated again`);
  isDamageLogged = true;
  return null;
}

/** The page in a text of Redis; null for a damaged one. */
function unpack(key, packed) {
  try {
    const entry = deserialize(Buffer.from(packed, 'base64'));
    if (typeof entry?.lastModified === 'number' && isShared(entry.value?.kind)) return entry;
  } catch {
    // Reported below, as what is no page.
  }
  return treatAsMissing(`page in the shared cache: ${key}`);
}

/** The state of a tag in a text of Redis; null for a damaged one. */
function parseTagState(tag, text) {
  try {
    const state = JSON.parse(text);
    if (typeof state === 'object' && state !== null) return state;
  } catch {
    // Reported below, as what is no state.
  }
  return treatAsMissing(`tag in the shared cache: ${tag}`);
}

/** Next writes over the file, of which a power failure may leave nothing or half, and serves that ever after. */
async function writeWholeFile(file, content) {
  const draft = `${file}.${crypto.randomUUID()}.part`;
  try {
    const handle = await files.open(draft, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await files.rename(draft, file);
  } catch (error) {
    await files.rm(draft, { force: true });
    throw error;
  }
}

/** The process's one connection, its commands quick to fail; reported once when it goes and once when it is back. */
async function connect() {
  const { createClient } = await import('@redis/client');
  let lost = false;
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: timeoutMs, reconnectStrategy: (tries) => Math.min(100 * tries, 5000) },
  });
  client.on('error', (error) => {
    if (!lost) writeLog(40, `shared cache away: ${error.code ?? error.name}`);
    lost = true;
  });
  client.on('ready', () => {
    if (lost) writeLog(30, 'shared cache back');
    lost = false;
  });
  client.connect().catch(() => {});
  return client;
}

/** Runs commands; null when Redis does not respond, which it has reported itself. */
async function runCommands(commands) {
  globalThis[slot] ??= connect();
  try {
    return await commands(await globalThis[slot]);
  } catch {
    return null;
  }
}

export default class SharedCache extends FileSystemCache {
  constructor(context) {
    // What all share needs no copy on a disk that may be read-only.
    super({
      ...context,
      ...(url && { flushToDisk: false }),
      fs: context.fs && { ...context.fs, writeFile: writeWholeFile },
    });
    // In middleware.ts Next names no folder.
    if (!url || !context.serverDistDir) return;
    this.prefix = `site:${readFileSync(path.join(context.serverDistDir, '../BUILD_ID'), 'utf8').trim()}`;
    // For the pages in the server's own memory, which need no request.
    globalThis[Symbol.for('site.shared-tags')] ??= setInterval(() => this.readTags(), pollIntervalMs).unref();
  }

  /**
   * The latest state of a tag counts. What Redis lacks was declared while it was away, and is published to the others
   * now.
   */
  async readTags() {
    const texts = await runCommands((redis) => redis.hGetAll(tagsKey));
    if (!texts) return;
    const known = new Map(Object.entries(texts).map(([tag, text]) => [tag, parseTagState(tag, text)]));
    for (const [tag, state] of known)
      if (declaredAt(state) > declaredAt(tagsManifest.get(tag))) tagsManifest.set(tag, state);
    await this.publishTags(
      [...tagsManifest.keys()].filter((tag) => declaredAt(tagsManifest.get(tag)) > declaredAt(known.get(tag))),
    );
  }

  async publishTags(names) {
    const states = names.map((name) => [name, JSON.stringify(tagsManifest.get(name))]);
    if (states.length === 0) return;
    await runCommands((redis) => redis.hSet(tagsKey, Object.fromEntries(states)));
    await runCommands((redis) => redis.expire(tagsKey, lifetimeSeconds));
  }

  /** The page of this instance; null for one whose file a power failure emptied before files were written whole. */
  async getOwn(key, context) {
    const own = await super.get(key, context);
    return own?.value?.kind === 'APP_PAGE' && own.value.html === '' ? treatAsMissing(`file of ${key}`) : own;
  }

  async get(key, context) {
    if (!this.prefix || !isShared(context.kind)) return this.getOwn(key, context);
    const [packed] = await Promise.all([
      runCommands((redis) => redis.get(`${this.prefix}:page:${key}`)),
      // What another instance declared outdated a moment ago must not be shown by this one.
      this.readTags(),
    ]);
    const own = await this.getOwn(key, context);
    const common = packed ? unpack(key, packed) : null;
    if (!common || common.lastModified <= (own?.lastModified ?? 0)) return own;
    const outdated = common.value?.headers?.['x-next-cache-tags']?.split(',') ?? [];
    return areTagsExpired(outdated, common.lastModified) ? null : common;
  }

  async set(key, value, context) {
    await super.set(key, value, context);
    if (!this.prefix || !isShared(value?.kind)) return;
    const entry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    const packed = serialize(entry).toString('base64');
    await runCommands((redis) =>
      redis.set(`${this.prefix}:page:${key}`, packed, { expiration: { type: 'EX', value: lifetimeSeconds } }),
    );
  }

  async revalidateTag(names, durations) {
    await super.revalidateTag(names, durations);
    if (this.prefix) await this.publishTags([names].flat());
  }
}
