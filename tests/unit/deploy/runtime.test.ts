import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dependencies, devDependencies, engines, optionalDependencies } from '@/package.json';

const text = (file: string) => readFileSync(file, 'utf8');
const line = text('.nvmrc').trim();

test('Dockerfile, .nvmrc and the documents name the same line of Node.js', () => {
  expect(line).toMatch(/^\d+$/);
  const images = [...text('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, version]) => version);
  expect(images.length).toBeGreaterThan(0);
  expect(new Set(images)).toEqual(new Set([line]));
  expect(text('docs/dependencies.md')).toContain(`| ${line} (LTS)`);
  expect(text('docs/dependencies.md')).toContain(`node@${line} `);
});

test('the oldest version that works is the same everywhere', () => {
  const [oldest] = /\d+\.\d+/.exec(engines.node) ?? [];
  for (const file of ['README.md', 'docs/dependencies.md', 'docs/deploy/vps.md'])
    expect(text(file), file).toContain(String(oldest));
  expect(Number(line)).toBeGreaterThan(Number(oldest));
});

test('versions are exact, and the table of what is behind names the ones that are installed', () => {
  const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
  for (const [name, version] of Object.entries(all)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
  for (const [, name = '', version] of text('docs/dependencies.md').matchAll(/^\| `([^`]+)` +\| (\d+\.\d+\.\d+)/gm))
    expect(all[name], name).toBe(version);
});
