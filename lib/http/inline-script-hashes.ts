import { createHash } from 'node:crypto';

const inline = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Policy sources (`sha256-…`) of the inline scripts in a page rendered by React, without duplicates. Data blocks such
 * as JSON-LD are not scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  const code = [...html.matchAll(inline)].filter(([, attributes = '']) => !/type="application\//.test(attributes));
  return [...new Set(code.map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
