import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { stripCaseAndWhitespace } from '@/lib/text/comparable-text';
import { escapeForPattern } from '@/lib/text/escape-for-pattern';

/**
 * A regular expression that matches what a page shows of a text with placeholders; undefined for a text without them.
 * Both are normalized by `stripCaseAndWhitespace` before they are compared.
 */
export function buildRenderedTextPatternSource(text: string, icu: boolean): string | undefined {
  if (!/[{<]/.test(text)) return undefined;
  if (!icu)
    return text
      .split(/\{\w+\}/)
      .map(literal)
      .join('.+?');
  try {
    return patternOf(parse(text));
  } catch {
    return undefined;
  }
}

function patternOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return literal(element.value);
      if (element.type === TYPE.pound) return '[\\d.,’]+';
      if (element.type === TYPE.tag) return patternOf(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return `(?:${Object.values(element.options)
          .map(({ value }) => patternOf(value))
          .join('|')})`;
      return '.+?';
    })
    .join('');
}

const literal = (text: string) => escapeForPattern(stripCaseAndWhitespace(text));
