import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import pino from 'pino';
import sirv from 'sirv';
import { z } from 'zod';
import { listFilesBelow } from '@/lib/files/list-files';
import { syncToDisk } from '@/lib/files/sync-to-disk';
import { createLogOptions } from '@/lib/observability/log-options';
import { readActionNames } from '@/server/next-internals/action-ids';
import { buildAssetHeaders } from './serve-assets-from-disk';

/** How many releases before the running one stay reachable. */
const maxFormer = 3;
const statics = '/_next/static/';
const draftAgeMs = 3_600_000;
const namesSchema = z.record(z.string(), z.string());

/** Where the files of releases are, in the data folder: instances that share it serve each other's tabs. */
export const resolveReleasesFolder = (dataDir: string) => path.join(dataDir, 'releases');

const changedAt = (folder: string) => statSync(folder).mtimeMs;

/**
 * Copies what open tabs will need after the next release, the chunks and the names of the server actions, and removes
 * what is older than three releases.
 */
export async function saveReleaseFilesForOpenTabs(distDir: string, folder: string, now = new Date()): Promise<void> {
  const id = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
  const target = path.join(folder, id);
  await mkdir(folder, { recursive: true });
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}.part`;
    await cp(path.join(distDir, 'static'), path.join(draft, 'static'), { recursive: true });
    await writeFile(path.join(draft, 'actions.json'), JSON.stringify(readActionNames(distDir)));
    // A folder that has its name is never copied again, so all of it must outlast a power failure.
    for (const file of listFilesBelow(draft)) await syncToDisk(file);
    await rename(draft, target).catch(async (error) => {
      await rm(draft, { recursive: true });
      // Another instance was faster.
      if (!existsSync(target)) throw error;
    });
  }
  await utimes(target, now, now);
  const paths = readdirSync(folder).map((name) => path.join(folder, name));
  const drafts = paths.filter((each) => each.endsWith('.part') && changedAt(each) < now.getTime() - draftAgeMs);
  const releases = paths.filter((each) => !each.endsWith('.part')).sort((a, b) => changedAt(b) - changedAt(a));
  for (const old of [...drafts, ...releases.slice(maxFormer + 1)]) await rm(old, { recursive: true, force: true });
}

const releasesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.part')) : [];

/** Serves chunks that are not of this build from the release that had them; passes everything else on. */
export function createFormerAssetHandler(folder: string) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response) {
      for (const [name, value] of Object.entries(buildAssetHeaders(statics))) response.setHeader(name, value);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.startsWith(statics)) {
      next();
      return;
    }
    const file = path.posix.normalize(decodeURIComponent(pathname.slice('/_next/'.length)));
    const release =
      file.startsWith('static/') && releasesIn(folder).find((id) => existsSync(path.join(folder, id, file)));
    if (!release) {
      next();
      return;
    }
    const { url } = request;
    request.url = `/${release}/${file.split('/').map(encodeURIComponent).join('/')}`;
    files(request, response, () => {
      request.url = url;
      next();
    });
  };
}

const reported = new Set<string>();

/** The names of a release's actions by id; empty for a file that is damaged, which is logged once, or gone. */
function readFormerActionNames(file: string): Record<string, string> {
  try {
    return namesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    // Another instance has just removed the release.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    if (!reported.has(file)) pino(createLogOptions()).warn({ file }, 'damaged file of a former release ignored');
    reported.add(file);
    return {};
  }
}

/** Returns the name under which one of the releases in the folder knew an action. */
export function formerActionName(folder: string, id: string): string | undefined {
  for (const release of releasesIn(folder)) {
    const names = readFormerActionNames(path.join(folder, release, 'actions.json'));
    if (names[id]) return names[id];
  }
}
