/** Returns URLs of other services' share forms for a page. Plain links, so nothing loads from there. */
export function buildShareLinks(url: string, title: string): { name: string; href: string }[] {
  const [u, t, both] = [url, title, `${title} ${url}`].map(encodeURIComponent);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { name: 'X', href: `https://x.com/intent/post?text=${t}&url=${u}` },
  ];
}

/** Returns a mailto: URL with the title as subject and the URL as text. */
export function buildEmailShareLink(url: string, title: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
