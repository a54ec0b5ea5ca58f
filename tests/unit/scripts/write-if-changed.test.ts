import { linkSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeIfChanged } from '@/scripts/art/write-if-changed';

test('a changed file replaces the former one, which stays whole for who reads it; an unchanged one is left', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  try {
    const [file, former] = [path.join(folder, 'a/card.png'), path.join(folder, 'a/former.png')];
    expect(writeIfChanged(file, 'one')).toBe(true);
    linkSync(file, former);
    const before = statSync(file).ino;
    expect([writeIfChanged(file, 'one'), statSync(file).ino]).toEqual([false, before]);
    expect(writeIfChanged(file, 'the second')).toBe(true);
    expect([readFileSync(file, 'utf8'), readFileSync(former, 'utf8')]).toEqual(['the second', 'one']);
    expect(readdirSync(path.join(folder, 'a'))).toEqual(['card.png', 'former.png']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
