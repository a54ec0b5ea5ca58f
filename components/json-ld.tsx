import { withoutJoiners } from '@/lib/text/insert-joiners';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** Structured data for search engines. Renders raw HTML: `<` is escaped, so no value can close the script element. */
export function JsonLd({ data }: { data: { '@context': 'https://schema.org'; [key: string]: Json } }) {
  const json = JSON.stringify(withoutJoiners(data)).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes, which JSON needs as they are.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
