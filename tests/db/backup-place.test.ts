import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backend } from './context';

const folder = mkdtempSync(path.join(tmpdir(), 'db-backup-place-'));
afterAll(() => rmSync(folder, { recursive: true }));

const saveIn = async (file: string) => {
  const response = await fetch(`${backend.url}/_site/backup`, {
    method: 'POST',
    headers: { apikey: backend.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ file }),
  });
  return { status: response.status, ...(await response.json()) };
};

test.skipIf(backend.hosted)(
  'a backup location without write permission is reported, and nothing remains there',
  async () => {
    writeFileSync(path.join(folder, 'file'), '');
    mkdirSync(path.join(folder, 'taken'));
    for (const name of ['file/site.tar.gz', 'taken']) {
      const file = path.join(folder, name);
      expect(await saveIn(file)).toMatchObject({
        status: 422,
        msg: expect.stringContaining(`cannot write ${file} (E`),
      });
    }
    expect(readdirSync(folder)).toEqual(['file', 'taken']);
  },
);
