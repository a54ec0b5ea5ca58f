import { z } from 'zod';

const text = z.string().trim().min(1);
const link = z.url({ protocol: /^https?$/ });
const named = <T extends string>(type: T) => z.object({ '@type': z.literal(type), name: text });
const numbered = <T extends { position: number }>(items: T[]) => items.every(({ position }, at) => position === at + 1);
const list = <T extends z.ZodType<{ position: number }>>(item: T, min = 1) =>
  z.array(item).min(min).refine(numbered, 'positions do not count from 1');
const listItem = { '@type': z.literal('ListItem'), position: z.int(), name: text };
const question = named('Question').extend({
  acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
});

const shop = <T extends string>(type: T) =>
  named(type).extend({
    address: z.object({ streetAddress: text, addressLocality: text, addressCountry: text.length(2) }),
    geo: z.object({ latitude: z.number(), longitude: z.number() }),
    openingHoursSpecification: z.array(
      z.object({ dayOfWeek: z.union([text, z.array(text).min(1)]), opens: z.iso.time(), closes: z.iso.time() }),
    ),
  });

/** The properties that search engines require of each type used by the site. */
const node = z.discriminatedUnion('@type', [
  named('Organization').extend({
    url: link,
    '@id': link,
    logo: link,
    telephone: text.optional(),
    address: z.object({ addressCountry: text }).optional(),
  }),
  named('WebSite').extend({ url: link, inLanguage: z.array(text).min(1), publisher: z.object({ '@id': link }) }),
  named('Product').extend({ description: text, image: link, url: link, sku: text, brand: named('Brand') }),
  z.object({ '@type': z.literal('BreadcrumbList'), itemListElement: list(z.object({ ...listItem, item: link }), 2) }),
  z.object({ '@type': z.literal('ItemList'), itemListElement: list(z.object({ ...listItem, url: link })) }),
  shop('PetStore'),
  shop('VeterinaryCare'),
  shop('Store'),
  z.object({ '@type': z.literal('FAQPage'), mainEntity: z.array(question).min(1) }),
  z.object({
    '@type': z.literal('BlogPosting'),
    headline: text.max(110),
    image: link,
    url: link,
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    author: named('Organization'),
    publisher: named('Organization'),
  }),
]);
const document = z.looseObject({ '@context': z.literal('https://schema.org') });

/** Returns the types in the structured data of a page, and its problems. */
export function readJsonLd(scripts: string[]): { types: string[]; links: string[]; problems: string[] } {
  const problems: string[] = [];
  const nodes = scripts.flatMap((script) => {
    const { '@graph': graph, ...whole } = document.parse(JSON.parse(script));
    return Array.isArray(graph) ? graph : [whole];
  });
  const links = nodes.flatMap((value) => {
    const result = node.safeParse(value);
    if (!result.success) {
      problems.push(`JSON-LD ${value['@type']}: ${z.prettifyError(result.error).replace(/\s+/g, ' ')}`);
      return [];
    }
    const { data } = result;
    if (data['@type'] === 'BreadcrumbList') return data.itemListElement.map(({ item }) => item);
    if (data['@type'] === 'ItemList') return data.itemListElement.map(({ url }) => url);
    return 'url' in data && data['@type'] !== 'Organization' ? [data.url] : [];
  });
  return { types: nodes.map((value) => value['@type']), links, problems };
}
