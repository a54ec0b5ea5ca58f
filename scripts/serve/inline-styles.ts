import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a build's style sheet by its address. */
export type Sheets = (href: string) => string;

const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="next"\/>/g;
const relative = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/** The style sheets of a build, each read once, with addresses that hold from any page. */
export function sheetsOf(distDir: string): Sheets {
  const read = new Map<string, string>();
  return (href) => {
    const known = read.get(href);
    if (known !== undefined) return known;
    const sheet = readFileSync(path.join(distDir, href.slice('/_next/'.length)), 'utf8')
      .replaceAll(relative, (_, quote, to) => `url(${quote}${path.posix.join(path.posix.dirname(href), to)}${quote})`)
      // Nothing in a style element may end it.
      .replaceAll('</', '<\\/');
    read.set(href, sheet);
    return sheet;
  };
}

/**
 * A page with its styles inside, so that its first paint waits for one answer. The link stays, switched off: React looks for the sheet by
 * it, and would otherwise fetch the file once more.
 */
export function withStyles(html: string, sheets: Sheets): string {
  return html.replaceAll(
    link,
    (whole, href) => `<style>${sheets(href)}</style>${whole.replace(' data-', ' disabled="" data-')}`,
  );
}
