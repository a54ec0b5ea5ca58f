/** Addresses that open another service's own share form for a page. They are plain links: nothing is loaded from there. */
export function shareLinks(url: string, title: string): { name: string; href: string }[] {
  const [u, t, both] = [url, title, `${title} ${url}`].map(encodeURIComponent);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${u}` },
    { name: 'X', href: `https://x.com/intent/post?text=${t}&url=${u}` },
  ];
}

/** An e-mail with the title as its subject and the address as its text. */
export function mailLink(url: string, title: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
