import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  createChunkFinder,
  createPerPageStylesheetReducer,
  inlineStylesAndDeferScripts,
} from '@/server/next-internals/optimize-page-html';

/**
 * Brotli bytes that a browser loads for one page, by type. `html` includes `styles`, which are
 * listed separately to track their size.
 */
export type PageBytes = { html: number; script: number; styles: number; fonts: number };

const sizes = new Map<string, number>();

function fileSize(file: string): number {
  const cached = sizes.get(file);
  if (cached !== undefined) return cached;
  const body = readFileSync(file);
  // Fonts are already compressed.
  const size = file.endsWith('.woff2') ? body.length : brotliCompressSync(body).length;
  sizes.set(file, size);
  return size;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const unique = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, name = '']) => name)),
];

/**
 * Measures a prerendered route (`/gr/about`) of a build. Excludes `nomodule`
 * scripts, which no supported browser loads.
 */
export function measurePageBytes(distDir: string, publicDir: string, route: string): PageBytes {
  const builtHtml = readFileSync(path.join(distDir, 'server/app', `${route}.html`), 'utf8');
  // The HTML as the server sends it.
  const html = inlineStylesAndDeferScripts(
    builtHtml,
    createPerPageStylesheetReducer(distDir),
    createChunkFinder(distDir),
  );
  const builtFileSize = (name: string) => fileSize(path.join(distDir, name.split('?')[0] ?? ''));
  const modernHtml = builtHtml.replaceAll(/<script[^>]*noModule[^>]*>/gi, '');
  const scripts = unique(modernHtml, /<(?:script|link)[^>]*(?:src|href)="\/_next\/([^"]+\.js[^"]*)"/g);
  const inline = unique(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('');
  const fonts = unique(modernHtml, /href="(\/[^"]+\.woff2)"/g);
  return {
    html: brotliCompressSync(html).length,
    script: sum(scripts.map(builtFileSize)),
    styles: inline ? brotliCompressSync(inline).length : 0,
    fonts: sum(fonts.map((name) => fileSize(path.join(publicDir, name)))),
  };
}
