import type { TranslationIssue } from '@/lib/content/read-text-inventory';
import { stripCaseAndWhitespace } from '@/lib/text/comparable-text';

/** A text to look for on a page; `pattern` if pages fill something in. */
export type TextToFind = { id: string; text: string; pattern?: string };

/** A text of a language, or a part of a post, with what a reader should look at. */
export type TextToReview = TextToFind & { marks: TranslationIssue[] };

/** An element of the page that shows a text, or has it in an attribute. */
export type TextOccurrence<T extends TextToFind> = { sought: T; element: Element; attribute?: string };

const attributes = ['aria-label', 'alt', 'placeholder', 'title'];
/** Shorter texts are only found where nothing stands beside them. */
const minPartLength = 20;
/** No text of the site is longer than this without spaces. */
const maxLength = 3000;

/**
 * The elements below `root` that show one of the texts, the innermost ones. A text is recognised by what it says: two
 * texts that say the same are both found. Elements that `isSkipped` are left out with what is in them.
 */
export function findTextsInDom<T extends TextToFind>(
  root: Element,
  texts: T[],
  isSkipped = (_: Element) => false,
): TextOccurrence<T>[] {
  const findByText = createLookup(texts);
  const found: TextOccurrence<T>[] = [];
  visit(root);
  return found;

  /** Returns the texts found in the element. */
  function visit(element: Element): Set<T> {
    const inside = new Set<T>();
    if (/^(script|style|noscript|template)$/i.test(element.tagName) || isSkipped(element)) return inside;
    for (const attribute of attributes) {
      const value = element.getAttribute(attribute);
      if (value) for (const sought of findByText(value)) found.push({ sought, element, attribute });
    }
    for (const child of element.children) for (const sought of visit(child)) inside.add(sought);
    const add = (list: T[]) => {
      for (const sought of list.filter((one) => !inside.has(one))) {
        inside.add(sought);
        found.push({ sought, element });
      }
    };
    let hasText = false;
    for (const node of element.childNodes) {
      const value = node.nodeType === 3 ? (node.textContent ?? '') : '';
      if (!value.trim()) continue;
      hasText = true;
      add(findByText(value, true));
    }
    // A text with links or line ends in it.
    const mixed =
      element.childNodes.length > 1 && (hasText || /^(h\d|p|a|button|li|dt|dd|span)$/i.test(element.tagName));
    if (mixed) add(findByText(element.textContent ?? ''));
    return inside;
  }
}

function createLookup<T extends TextToFind>(texts: T[]): (text: string, parts?: boolean) => T[] {
  const plain = new Map<string, T[]>();
  const patterns: { sought: T; pattern: RegExp }[] = [];
  for (const sought of texts) {
    if (sought.pattern) patterns.push({ sought, pattern: new RegExp(`^${sought.pattern}$`) });
    else if (sought.text) {
      const key = stripCaseAndWhitespace(sought.text);
      plain.set(key, [...(plain.get(key) ?? []), sought]);
    }
  }
  const long = [...plain].filter(([key]) => key.length >= minPartLength);
  return (text, parts = false) => {
    const own = stripCaseAndWhitespace(text);
    if (!own || own.length > maxLength) return [];
    const exact = plain.get(own);
    if (exact) return exact;
    const filled = patterns.filter(({ pattern }) => pattern.test(own)).map(({ sought }) => sought);
    if (filled.length || !parts || own.length <= minPartLength) return filled;
    return long.flatMap(([key, sought]) => (own.includes(key) ? sought : []));
  };
}
