import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';
import { extractFiguresWithUnits, type FigureWithUnit, unitOfValue } from './figures-with-units';
import { createContentProblem, type LocatedText } from './located-texts';
import { createProductFactFiguresReader } from './product-figures';
import { dayUnitPattern } from './time-figures';

/** The texts of one key or paragraph, which a link or emphasis may divide. */
type Paragraph = { text: string; locale: Locale | null; figures: { figure: FigureWithUnit; at: number }[] };

type ProductName = { slug: string; name: string; pattern: RegExp };

const sentences = /(?:[^.!?;。；！？]|[.](?=\d))+/gu;
const productText = /^content\/products\/([^/]+)\/(\w+)\.json$/;

/** The products by their name in each language, longer names first: `Yummy` is a part of `Yummy Sausages`. */
function readProductNames(snippets: LocatedText[]): Map<Locale | null, ProductName[]> {
  const names = new Map<Locale | null, ProductName[]>();
  for (const { file, key, text, locale } of snippets) {
    const slug = productText.exec(file)?.[1];
    if (!slug || key !== 'name') continue;
    const escaped = escapeForPattern(text);
    const pattern = new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'gu');
    names.set(locale, [...(names.get(locale) ?? []), { slug, name: text, pattern }]);
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
    for (const figure of extractFiguresWithUnits(snippet))
      paragraph.figures.push({ figure, at: paragraph.text.length + figure.index });
    paragraph.text += text;
    paragraphs.set(place, paragraph);
  }
  return [...paragraphs.values()];
}

/** The products that a sentence names. */
function productsIn(sentence: string, names: ProductName[]): ProductName[] {
  let rest = sentence;
  return names.filter(({ pattern }) => {
    const shorter = rest.replace(pattern, '');
    const isNamed = shorter !== rest;
    rest = shorter;
    return isNamed;
  });
}

// Before the first word of a sentence, of a quotation, or of what follows a colon: `Tip: “Active dogs need 30 % more”`.
const beforeFirstWord = /(?:^|[:：]\s?|["“”„«‹‘「『])[^\p{L}\p{N}]*$/u;
// Quoted alone, it is the name.
const closingQuote = /^["”“»›’」』]/;

/** True if the name may be an ordinary word that begins a sentence, as in 'Active dogs need 30 % more'. */
function mayBeWord(sentence: string, name: string): boolean {
  const [before = '', after = '', ...more] = sentence.split(name);
  return !name.includes(' ') && more.length === 0 && beforeFirstWord.test(before) && !closingQuote.test(after);
}

const perDay = new RegExp(
  `(?<!\\p{L})(?:${dayUnitPattern}|dail|ημερησ|diari|ежедневн|дневно|quotidien|par jour|giornalier)|每[天日]|一天`,
  'iu',
);

/** True if a figure of a sentence is about an animal or a meal: grams a day, or one of two shares of a whole. */
function isOfMeal(written: string[], sentence: string, all: FigureWithUnit[]): boolean {
  const values = all.flatMap((figure) => figure.written);
  const isIn = (value: string, unit: string) => unitOfValue(value) === unit;
  const isPortion = perDay.test(sentence) || values.some((value) => isIn(value, 'kg'));
  const shares = values.filter((value) => isIn(value, '%')).map(parseFloat);
  const isShare = (value: string) => {
    const rest = 100 - parseFloat(value);
    return shares.filter((share) => share === rest).length > (rest === 50 ? 1 : 0);
  };
  return written.every((value) => (isIn(value, 'g') && isPortion) || (isIn(value, '%') && isShare(value)));
}

/**
 * Figures in a sentence that names one product, and that its facts do not have. Sentences that name several compare
 * them, and state what is true of none. The texts of the products themselves have a check of their own.
 */
export function checkFiguresOfNamedProducts(snippets: LocatedText[]): ContentProblem[] {
  const names = readProductNames(snippets);
  const readFigures = createProductFactFiguresReader();
  const prose = snippets.filter(({ file, inSources }) => !productText.test(file) && !inSources);
  return joinParagraphs(prose).flatMap(({ text, locale, figures }) =>
    figures.length === 0
      ? []
      : [...text.matchAll(sentences)].flatMap(({ 0: sentence, index: start }) => {
          const [product, ...others] = productsIn(sentence, names.get(locale) ?? []);
          if (!product || others.length > 0 || mayBeWord(sentence, product.name)) return [];
          const facts = readFigures(product.slug);
          if (!facts) return [];
          const stated = figures.flatMap(({ figure, at }) =>
            at >= start && at < start + sentence.length ? [figure] : [],
          );
          return stated.flatMap((figure) => {
            if (figure.written.every(facts.has) || isOfMeal(figure.written, sentence, stated)) return [];
            const { name, slug } = product;
            const advice =
              `'${figure.found}' is in a sentence about ${name}, but not in content/products/${slug}/facts.json: ` +
              "correct it, or put what is not about this food into a sentence of its own; 'notes' in the facts may name it";
            return [createContentProblem(figure.snippet, figure, { text: advice })];
          });
        }),
  );
}
