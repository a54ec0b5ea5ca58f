import path from 'node:path';

/** The part of a stylesheet that a page contains inline, and the URL of the rest. */
export type Stylesheet = { inside: string; rest: string };

/** The sheets of a build, by a sheet's URL and the page that links it. */
export type Stylesheets = (href: string, page: string) => Stylesheet;

/** The link of a stylesheet that React manages. */
export const stylesheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"?]+\.css)" data-precedence="next"\/>/g;
const relative = /url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g;

/** The file of a built sheet. */
export const sheetFile = (distDir: string, href: string) => path.join(distDir, href.slice('/_next/'.length));

/** A sheet that can be inlined in any page: its URLs are absolute, and nothing in it closes a style element. */
export const portable = (sheet: string, href: string) =>
  sheet
    .replaceAll(relative, (_, quote, to) => `url(${quote}${path.posix.join(path.posix.dirname(href), to)}${quote})`)
    .replaceAll('</', '<\\/');

/**
 * A page with its styles inline, so that its first paint waits for a single response. The link stays, disabled: React looks for the sheet
 * by it, and would otherwise fetch the file again.
 */
export function withStyles(html: string, sheets: Stylesheets): string {
  return html.replaceAll(stylesheetLink, (whole, href) => {
    const { inside, rest } = sheets(href, html);
    return `<style>${inside}</style>${whole.replace(' data-', ` disabled="" data-rest="${rest}" data-`)}`;
  });
}
