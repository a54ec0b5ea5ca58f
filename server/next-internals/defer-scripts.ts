import { loaderScript } from '@/lib/page-scripts/built';
import { type Stylesheets, withStyles } from './inline-styles';

/** An inline script with a part of the page's flight data. */
export const flightScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
/** A script element of a chunk. */
export const asyncScript = /<script src="([^"]+)"(?: id="(\w+)")? async=""(?: id="(\w+)")?><\/script>/g;
const preload = /<link rel="preload" as="script"[^>]*>/g;
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (mark) => escapes[mark] ?? '');

/**
 * A prerendered page that costs a phone less: its styles are inline, its data is one block that is read only when its scripts load, and the
 * scripts are requested after the first paint. A page of unknown structure is left as it is.
 */
export function deferScripts(html: string, sheets: Stylesheets): string {
  const late = withLateScripts(html);
  return late ? withStyles(late, sheets) : html;
}

function withLateScripts(html: string): string | null {
  const parts = [...html.matchAll(flightScript)].map(([, text = '""']) => JSON.parse(text) as string);
  const scripts = [...html.matchAll(asyncScript)].map(([, src = '', ...ids]) => [src, ...ids.filter(Boolean)]);
  if (!parts.length || !scripts.length || !html.includes('</body>')) return null;
  // A data block costs nothing at start-up; a script would be compiled and run before anybody needs it.
  const data = `<script type="application/json" id="_page">${inScript({ flight: [1, parts.join('')], scripts })}</script>`;
  const rest = html.replaceAll(flightScript, '').replaceAll(asyncScript, '').replaceAll(preload, '');
  const end = rest.lastIndexOf('</body>');
  return `${rest.slice(0, end)}${data}<script>${loaderScript}</script>${rest.slice(end)}`;
}
