import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readOrCreateActionsEncryptionKey } from '@/server/build/actions-encryption-key';

const folder = mkdtempSync(path.join(tmpdir(), 'key-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());
vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');

test('the key is 32 random bytes, and the same in every build over the same data', () => {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');
  const key = readOrCreateActionsEncryptionKey(folder);
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(readOrCreateActionsEncryptionKey(folder)).toBe(key);
  expect(readOrCreateActionsEncryptionKey(path.join(folder, 'other'))).not.toBe(key);
});

test('a key in the environment takes precedence', () => {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'given');
  expect(readOrCreateActionsEncryptionKey(folder)).toBe('given');
});

test('a damaged key is reported, not replaced', () => {
  vi.stubEnv('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', '');
  const file = path.join(folder, 'actions-key');
  writeFileSync(file, 'half');
  expect(() => readOrCreateActionsEncryptionKey(folder)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe('half');
});
