import { searchPagePath, sitePaths } from '@/lib/config/site-paths';
import type { ContentProblem } from '@/lib/content/content-problem';
import type { Locale } from '@/lib/i18n/locales';
import { createContentProblem, type LocatedText } from './located-texts';
import { memoizeInProcess } from './process-memo';

/** The kinds of texts; the head of a post is also a text of a post, but shows Markdown and entities as they are. */
type TextKind = 'content' | 'message' | 'post' | 'postBody';
type Rule = {
  pattern: RegExp;
  text: (found: string) => string;
  replace?: (found: string) => string;
  /**
   * The kinds of text in which the pattern is valid: Markdown has line breaks; messages have tags, and those of emails
   * have paragraphs.
   */
  except?: TextKind[];
  /** The languages that write the marks so, or the only ones to which the rule applies. */
  exceptLocales?: Locale[];
  onlyLocales?: Locale[];
};

/** The pages whose path has one part. Other words after a slash are units and alternatives: 9 €/kg, peeled /sliced. */
const shortPaths = [...Object.values(sitePaths), searchPagePath].filter((path) => /^\/[^/]+$/.test(path));
const sitePath = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{Sc}%‰°/.:<)}])(?:/[a-z][a-z0-9-]+(?:/[a-z0-9-]+)+|${shortPaths.join('|')})(?![\\p{L}\\p{N}>-])`,
  'gu',
);

// Chinese has no space after an address. A mark at its end belongs to the sentence.
const letter = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\d';
const unencryptedUrl = new RegExp(`http://[${letter}][${letter}_~:/?#@!$&*+=%.-]*(?<![.:?!])`, 'giu');

const twoMarks = (found: string) => `'${found}' is two marks: leave the one that is meant`;
const dotBelowMark: Locale[] = ['ru', 'bg', 'lv'];

const rules: Rule[] = [
  { pattern: /^[\s\u00a0]*$/g, text: () => 'is empty: write the text', except: ['post'] },
  {
    pattern: /^[\s\u00a0\u202f]+(?=\S)|(?<=\S)[\s\u00a0\u202f]+$/g,
    text: () => 'begins or ends with a space: delete it',
    replace: () => '',
    except: ['post'],
  },
  {
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/g,
    text: () => 'two spaces stand together: leave one',
    replace: (found) => (found.includes('\u00a0') ? '\u00a0' : ' '),
  },
  {
    pattern: /\t|\n|\\n/g,
    text: () => 'a tab or line break stands in the text: put a space',
    replace: () => ' ',
    except: ['post', 'message'],
  },
  {
    pattern: /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/gi,
    text: (found) => `'${found}' is HTML, which would be shown as it is: delete it`,
    except: ['message'],
  },
  {
    pattern: /\*\*|(?<![\p{L}\p{N}])__(?=\p{L})|`/gu,
    text: (found) => `'${found}' would be shown as it is: delete it, or close the bold or other words that it begins`,
  },
  {
    pattern: /\[[^\]]*\]\([^)]*\)|^(?:#{2,6} |# (?=\p{Lu})|[-*+] )(?=\S)|(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]+\*/gu,
    text: (found) => `'${found}' is Markdown, which only posts have; here it would be shown as it is: delete its marks`,
    except: ['post'],
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d+|#x[0-9a-f]+);/gi,
    text: (found) => `'${found}' would be shown as it is: type the character itself`,
    // '<' would begin a tag there, so that the check of posts asks for &lt;.
    except: ['postBody'],
  },
  {
    pattern: unencryptedUrl,
    text: (found) => `'${found}' leads to a page that others can read and change on the way: write https://`,
    // The links of a post have a rule of their own.
    except: ['postBody'],
  },
  { pattern: /(?:java|vb)script:/gi, text: (found) => `'${found}' begins a program: delete it` },
  {
    // Two points after a question are another rule's: replacing them by one would leave another mistake.
    pattern: /(?<![.?!])\.\.(?!\.)|,,|;;|::|··|([!?¡¿。，、；：！？])\1+/g,
    text: (found) => `'${found}' is one mark too many`,
    replace: (found) => found.slice(0, 1),
  },
  {
    // A full stop before another mark may end an abbreviation; three points after another mark are one of their own.
    pattern:
      /,[ \u00a0]?(?:[;:!?]|\.(?!\.\.))|, ,|;(?:[,:]|\.(?!\.\.))|:(?:[,;]|\.(?!\.\.))|(?<!\.)\.{4,}|…\.|([。，、；：！？])(?!\1)[。，、；：]/gu,
    text: twoMarks,
  },
  // Spanish sets its questions between marks of their own: '¿qué come?, ¿cuánto?'.
  { pattern: /[!?][,;:]/g, text: twoMarks, exceptLocales: ['es'] },
  // Russian, Bulgarian and Latvian write the first of three points as the one below the question mark: 'почему?..'.
  { pattern: /[!?]\.(?!\.)/g, text: twoMarks, onlyLocales: dotBelowMark },
  { pattern: /[!?]\.(?!\.\.)/g, text: twoMarks, exceptLocales: dotBelowMark },
];

function kindsOf({ key, offset, icu }: LocatedText): TextKind[] {
  if (offset === undefined) return [icu ? 'message' : 'content'];
  return key === undefined ? ['post', 'postBody'] : ['post'];
}

/** Paths of pages in a text, which are no links. */
export const checkSitePaths = memoizeInProcess(
  `site-paths ${sitePath.source}`,
  (snippet: LocatedText): readonly ContentProblem[] => {
    if (kindsOf(snippet).includes('post')) return [];
    return [...snippet.text.matchAll(sitePath)].map(({ 0: found, index }) => {
      const text = `'${found}' is an address, which is no link here: say the name of the page instead`;
      return createContentProblem(snippet, { index, found }, { text });
    });
  },
);

/** Markup, script URLs, superfluous spaces and stray marks in a text, which pages would show literally. */
export function checkStrayMarkupAndWhitespace(snippet: LocatedText): ContentProblem[] {
  const kinds = kindsOf(snippet);
  const { locale } = snippet;
  return rules
    .filter(({ except }) => !except?.some((kind) => kinds.includes(kind)))
    .filter(({ exceptLocales }) => !locale || !exceptLocales?.includes(locale))
    .filter(({ onlyLocales }) => !onlyLocales || (locale && onlyLocales.includes(locale)))
    .flatMap(({ pattern, text, replace }) =>
      [...snippet.text.matchAll(pattern)].map(({ 0: found, index }) =>
        createContentProblem(
          snippet,
          { index, found },
          { text: text(found), ...(replace && { replace: replace(found), weight: 'style' as const }) },
        ),
      ),
    );
}
