import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { collectGarbageWhileIdle } from '@/lib/collect-garbage-while-idle';
import { captureProcessErrors, ignoreClosedOutputErrors } from '@/lib/observability/process-output';
import { mapStackToSourcePositions } from '@/lib/observability/source-mapped-stack';
import { createBackendApp } from './app';
import { captureBackendConsole, createBackendLog } from './backend-log';
import { removeUnfinishedBackups } from './backup/working-folder';
import { createMigratedBackend } from './create-migrated-backend';
import { openDatabase } from './database';
import { endSessionsOfFormerSecret } from './end-sessions-of-former-secret';
import { PartlyMigratedError } from './former-migrations';
import { acquireLockFile, LockFileHeldError } from './lock-file';
import { MigrationError } from './migrate';
import { UnsuitableDatabaseError } from './postgres-requirements';
import { RealtimeServer } from './realtime/server';
import { type BackendSettings, readBackendSettings } from './settings';
import { startWatchdog } from './watchdog';

// The process of a launcher that was just killed needs a moment to close its database.
const lockTimeoutMs = 5000;

async function acquireDataDir({ dataDir, url, instance }: BackendSettings) {
  const deadline = Date.now() + lockTimeoutMs;
  for (;;) {
    try {
      return acquireLockFile(path.join(dataDir, 'backend.lock'), { url, instance });
    } catch (error) {
      if (!(error instanceof LockFileHeldError) || Date.now() > deadline) throw error;
      await sleep(200);
    }
  }
}

async function start() {
  ignoreClosedOutputErrors();
  const settings = readBackendSettings(process.env);
  const log = createBackendLog(settings.logLevel);
  captureBackendConsole(log);
  captureProcessErrors(log);
  const onlyInit = process.argv.includes('--init');
  const watchdog = onlyInit ? null : startWatchdog(settings.timeoutSeconds);
  const lock = await acquireDataDir(settings);
  for (const error of await removeUnfinishedBackups(settings.dataDir))
    log.warn({ err: error }, 'files of a backup that did not end not removed');
  const database = await openDatabase(settings.dataDir, settings.databaseUrl, settings.databaseListenUrl);
  const backend = await createMigratedBackend(settings, database, log);
  if (await database.withAdvisoryLock(() => endSessionsOfFormerSecret(database, settings.jwtSecret))) {
    await database.flush();
    log.warn('the token secret has changed: every session has ended');
  }
  if (onlyInit) {
    await database.close();
    lock.release();
    process.exit(0);
  }
  await database.connection.clearSchemaCache();
  const realtime = new RealtimeServer(backend);
  // Its connection also shows a restore that the database is in use.
  if (database.shared)
    await realtime.bus
      .start()
      .catch((error) => log.warn({ err: error }, 'notifications of the database not received yet'));
  const shutdown = new AbortController();
  const server = serve({
    fetch: createBackendApp(backend, realtime, shutdown.signal).fetch,
    hostname: settings.host,
    port: settings.port,
  });
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head));
  server.on('error', (error) => fail(error));
  // The launcher replaces a process that stops sending this message.
  setInterval(() => process.connected && process.send?.('alive'), 1000).unref();
  watchdog?.listening();
  collectGarbageWhileIdle();

  const stop = () => {
    if (shutdown.signal.aborted) return;
    shutdown.abort();
    // Open keep-alive connections must not delay the shutdown.
    setTimeout(() => process.exit(1), 8000).unref();
    // An upgraded connection prevents the server from closing.
    const closing = realtime.close();
    server.close(async () => {
      await closing;
      await database.close();
      lock.release();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  // Ctrl-C reaches every process of a terminal; the launcher ends this one after the site, which needs it until then.
  process.on('SIGINT', () => process.connected || stop());
  // The launcher is gone, even if it could not send a message.
  process.on('disconnect', stop);
}

/** Errors whose message is sufficient: their stack trace would only hide it. */
const isPlain = (error: unknown): error is Error =>
  error instanceof LockFileHeldError ||
  error instanceof UnsuitableDatabaseError ||
  error instanceof MigrationError ||
  error instanceof PartlyMigratedError;

function fail(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  const reasons = [error, ...(cause ? [cause] : [])].map((each) =>
    each instanceof Error ? each.message : String(each),
  );
  if (process.stdout.isTTY) {
    const [message = '', ...rest] = reasons;
    const first = isPlain(error) ? message : mapStackToSourcePositions(String((error as Error).stack));
    process.stderr.write(`${[first, ...rest].join('\n')}\n`);
  } else {
    // As in server/start.ts: a program reads it. The settings, with the level, may be what is wrong.
    const log = createBackendLog('error');
    if (isPlain(error)) log.fatal(reasons.join('\n'));
    else log.fatal({ err: error }, 'the back end cannot run');
  }
  process.exit(1);
}

start().catch(fail);
