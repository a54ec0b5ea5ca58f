import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nextEnv from '@next/env';
import { expect, test } from 'vitest';
import { findEnvFileProblems, summarizeEnvironment } from '@/server/environment-report';

function problemsOf(...lines: string[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'Φάκελος με κενά '));
  const before = { ...process.env };
  try {
    for (const line of lines) delete process.env[line.split('=')[0]?.trim() ?? ''];
    writeFileSync(path.join(folder, '.env'), `${lines.join('\n')}\n`);
    return findEnvFileProblems(
      nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: () => {} }, true).loadedEnvFiles,
    );
  } finally {
    process.env = before;
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['SMTP_URL=smtp://a:pa$word@mail.example', true],
  ['SMTP_URL="smtp://a:pa$word@mail.example"', true],
  ["SMTP_URL='smtp://a:pa$word@mail.example'", true],
  ['SMTP_URL=smtp://a:pa\\$word@mail.example', false],
  ['LINK_SECRET=abc#def', true],
  ['LINK_SECRET=abc # a comment', true],
  ['LINK_SECRET="abc#def"', false],
  ["LINK_SECRET='abc#def'", false],
  ['LINK_SECRET=abcdef', false],
  ['# LINK_SECRET=abc#def', false],
])('%s: %s', (line, changed) => {
  const problems = problemsOf(line);
  expect(problems.some((text) => text.includes('is not what is written there'))).toBe(changed);
  expect(problems.join()).not.toMatch(/pa\$?word|abc/);
});

test('names that nothing reads are reported, others are not', () => {
  expect(
    problemsOf('SMPT_URL=smtp://mail.example', 'DATABASE_URL=postgres://a/b', 'OTEL_EXPORTER_OTLP_HEADERS=a=b'),
  ).toEqual(['.env: nothing reads SMPT_URL.']);
});

test('the summary names what is on and off, without values', () => {
  const text = summarizeEnvironment({
    SMTP_URL: 'smtp://a:secret@mail.example',
    TRUSTED_PROXIES: '1',
    DATABASE_URL: 'postgres://x',
  });
  expect(text).toContain('database: PostgreSQL, mail server: on');
  expect(text).toContain('trusted proxies: 1');
  expect(text).not.toMatch(/secret|postgres:\/\//);
});
