import { type HTMLElement, parse } from 'node-html-parser';

/** Returns what a crawler reads from a page's HTML without running scripts. */
export function pageFacts(html: string) {
  const root = parse(html, { comment: false });
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? null;
  const jsonLd = root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
  const alternates = root.querySelectorAll('link[rel="alternate"][hreflang]');
  const head = {
    lang: attribute('html', 'lang'),
    title: root.querySelector('title')?.textContent ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content') ?? '',
    picture: attribute('meta[property="og:image"]', 'content'),
    alternates: alternates.map(
      (link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const,
    ),
  };
  const body = root.querySelector('body') ?? root;
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  const hrefs = body.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  const internal = hrefs.filter((href) => /^\/(?!\/)/.test(href));
  const main = body.querySelector('main') ?? body;
  // Walks up from each text once: querying every block for its texts would parse the page again for each.
  const wraps = new Set<unknown>();
  for (const { parentNode } of main.querySelectorAll('p, li'))
    for (let above = parentNode; above && !wraps.has(above); above = above.parentNode) wraps.add(above);
  // Titles of cited sources stay in their own language.
  const cited = new Set(main.querySelectorAll('[data-sources], [data-sources] *'));
  const headings = body.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
  return {
    ...head,
    jsonLd,
    headings,
    h1: headings.filter((level) => level === 1).length,
    ids: body.querySelectorAll('[id]').map(({ id }) => id),
    anchors: [...new Set(hrefs.filter((href) => /^(\/(?!\/)[^#]*)?#./.test(href)))],
    text: textOf(body),
    ownText: textOf(main, '[lang], [translate="no"]'),
    blocks: main
      .querySelectorAll('p, li, dd, td, h1, h2, h3, h4')
      .filter((block) => !wraps.has(block) && !cited.has(block))
      .map((block) => textOf(block)),
    links: [...new Set(internal.map((href) => href.split('#')[0] || '/'))],
  };
}

export type PageFacts = ReturnType<typeof pageFacts>;

/** Returns the texts of an element separated by single spaces, without the elements that match the selector. */
function textOf(element: HTMLElement, without?: string): string {
  if (without) for (const foreign of element.querySelectorAll(without)) foreign.remove();
  const texts = element.childNodes.map((node) => ('tagName' in node ? textOf(node as HTMLElement) : node.textContent));
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the dotted paths of all texts in a message file. */
export function leafKeys(value: object, prefix = ''): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [prefix + key] : leafKeys(inner, `${prefix}${key}.`),
  );
}
