import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';
import { figuresOf, type MeasuredFigure } from './measured-figures';
import { createFactFigureReader } from './product-figures';

/** The texts of one key or paragraph, which a link or emphasis may divide. */
type Paragraph = { text: string; locale: Locale | null; figures: { figure: MeasuredFigure; at: number }[] };

const sentences = /(?:[^.!?;。；！？]|[.](?=\d))+/gu;
const productText = /^content\/products\/([^/]+)\/(\w+)\.json$/;

/** The products by their name in each language, longer names first: `Yummy` is a part of `Yummy Sausages`. */
function readProductNames(snippets: LocatedText[]): Map<Locale | null, { slug: string; name: string }[]> {
  const names = new Map<Locale | null, { slug: string; name: string }[]>();
  for (const { file, key, text, locale } of snippets) {
    const slug = productText.exec(file)?.[1];
    if (slug && key === 'name') names.set(locale, [...(names.get(locale) ?? []), { slug, name: text }]);
  }
  for (const list of names.values()) list.sort((one, other) => other.name.length - one.name.length);
  return names;
}

function joinParagraphs(snippets: LocatedText[]): Paragraph[] {
  const paragraphs = new Map<string, Paragraph>();
  for (const snippet of snippets) {
    const { file, key, block, text, locale } = snippet;
    const place = `${file} ${block ?? key}`;
    const paragraph = paragraphs.get(place) ?? { text: '', locale, figures: [] };
    for (const figure of figuresOf(snippet))
      paragraph.figures.push({ figure, at: paragraph.text.length + figure.index });
    paragraph.text += text;
    paragraphs.set(place, paragraph);
  }
  return [...paragraphs.values()];
}

/** The products that a sentence names. */
function productsIn(sentence: string, names: { slug: string; name: string }[]): { slug: string; name: string }[] {
  let rest = sentence;
  return names.filter(({ name }) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const shorter = rest.replace(new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'gu'), '');
    const isNamed = shorter !== rest;
    rest = shorter;
    return isNamed;
  });
}

/** True if the name may be an ordinary word that begins the sentence, as in 'Active dogs need 30 % more'. */
const mayBeWord = (sentence: string, name: string) =>
  !name.includes(' ') && sentence.trim().startsWith(name) && sentence.split(name).length === 2;

/**
 * Figures in a sentence that names one product, and that its facts do not have. Sentences that name several compare
 * them, and state what is true of none. The texts of the products themselves have a check of their own.
 */
export function checkFiguresOfNamedProducts(snippets: LocatedText[]): ContentProblem[] {
  const names = readProductNames(snippets);
  const readFigures = createFactFigureReader();
  const prose = snippets.filter(({ file, inSources }) => !productText.test(file) && !inSources);
  return joinParagraphs(prose).flatMap(({ text, locale, figures }) =>
    figures.length === 0
      ? []
      : [...text.matchAll(sentences)].flatMap(({ 0: sentence, index: start }) => {
          const [product, ...others] = productsIn(sentence, names.get(locale) ?? []);
          if (!product || others.length > 0 || mayBeWord(sentence, product.name)) return [];
          const facts = readFigures(product.slug);
          if (!facts) return [];
          return figures.flatMap(({ figure, at }) => {
            if (at < start || at >= start + sentence.length || figure.written.every(facts.has)) return [];
            const { name, slug } = product;
            const advice =
              `'${figure.found}' is in a sentence about ${name}, but not in content/products/${slug}/facts.json: ` +
              "correct it, or put what is not about this food into a sentence of its own; 'notes' in the facts may name it";
            return [createContentProblem(figure.snippet, figure, { text: advice })];
          });
        }),
  );
}
