import path from 'node:path';

/** What a page carries of a style sheet, and the address of the rest. */
export type Sheet = { inside: string; rest: string };

/** The sheets of a build: by a sheet's address and the page that links it. */
export type Sheets = (href: string, page: string) => Sheet;

const link = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="next"\/>/g;
const relative = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/** The file of a built sheet. */
export const sheetFile = (distDir: string, href: string) => path.join(distDir, href.slice('/_next/'.length));

/** A sheet as it may stand in any page: with addresses that hold from everywhere, and nothing that ends a style element. */
export const portable = (sheet: string, href: string) =>
  sheet
    .replaceAll(relative, (_, quote, to) => `url(${quote}${path.posix.join(path.posix.dirname(href), to)}${quote})`)
    .replaceAll('</', '<\\/');

/**
 * A page with its styles inside, so that its first paint waits for one answer. The link stays, switched off: React looks for the sheet by
 * it, and would otherwise fetch the file once more.
 */
export function withStyles(html: string, sheets: Sheets): string {
  return html.replaceAll(link, (whole, href) => {
    const { inside, rest } = sheets(href, html);
    return `<style>${inside}</style>${whole.replace(' data-', ` disabled="" data-rest="${rest}" data-`)}`;
  });
}
