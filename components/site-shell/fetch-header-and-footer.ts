/** Header and footer of a page as HTML. */
export type HeaderAndFooterHtml = { header: string; footer: string };

/**
 * Fetches the header and footer of a prerendered page in the same language. They work without scripts: menus are
 * `details` and a popover. The language menu leads to the page that is open, not to the one that they are taken from.
 */
export async function fetchHeaderAndFooter(url: string): Promise<HeaderAndFooterHtml> {
  const response = await fetch(url);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const header = page.querySelector('body > header');
  for (const link of header?.querySelectorAll('a[data-language]') ?? [])
    link.setAttribute(
      'href',
      openPageIn(link.getAttribute('data-language') ?? '', url, link.getAttribute('href') ?? ''),
    );
  const markup = (selector: string) => page.querySelector(selector)?.outerHTML ?? '';
  return { header: markup('.skip-link') + (header?.outerHTML ?? ''), footer: markup('body > footer') };
}

/** The open page in another language. URLs of the default language have no language segment. */
function openPageIn(language: string, frameUrl: string, href: string): string {
  const [own = '', other] = [frameUrl, href].map((path) => path.split('/').slice(1, -1)[0]);
  const path =
    own && location.pathname.startsWith(`/${own}/`) ? location.pathname.slice(own.length + 1) : location.pathname;
  return (other === language ? `/${language}` : '') + path + location.search;
}
