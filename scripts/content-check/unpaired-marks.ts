import type { ContentProblem } from '@/lib/content/content-problem';
import { createContentProblem, type LocatedText } from './located-texts';
import { getTerminology, type Terminology } from './terminology';

type Mark = { snippet: LocatedText; index: number; found: string };
/** A paragraph, heading or cell; in a post it has several texts, such as those before and after a link. */
type Block = { file: string; group: string; texts: LocatedText[] };
/** The marks of a block that have no other half in it. */
type Unpaired = { unclosed: Mark[]; unopened: Mark[] };

const bracketPairs = [
  { open: '(', close: ')', pattern: /[()（）]/g },
  { open: '[', close: ']', pattern: /[[\]［］]/g },
  { open: '【', close: '】', pattern: /[【】]/g },
  { open: '《', close: '》', pattern: /[《》]/g },
];
const openings = '(（[［【《';

/** A number or letter of a list before its bracket, as in 'a)' and '1)', and the eyes of a smiley. */
const listMarker = /(?:^|[\s\u00a0,;:.(（、，；：。])(?:\d{0,3}\p{L}|\d{1,3}|[ivx]{2,4}|στ)[΄’']?$/iu;
const smileyEyes = /(?:^|\s)[:;=8][-^’']?$/;
/** How many paragraphs a quotation may have. */
const maxParagraphs = 8;

/** Brackets and quotation marks without their other half. */
export function findUnpairedMarks(snippets: readonly LocatedText[]): ContentProblem[] {
  const blocks = groupIntoBlocks(snippets.filter(hasOneReading));
  return [...blocks.flatMap(findUnpairedBrackets), ...findUnpairedQuotes(blocks)];
}

/** The forms of a message share the marks around them: '({count, plural, one {1 food)} other {# foods)}}'. */
const hasOneReading = ({ icu, text }: LocatedText) => !icu || !/\{\s*\w+\s*,\s*(?:plural|select)/.test(text);

function groupIntoBlocks(snippets: LocatedText[]): Block[] {
  const blocks: Block[] = [];
  for (const snippet of snippets) {
    const { file, key, block } = snippet;
    const previous = blocks.at(-1);
    if (block !== undefined && previous?.file === file && previous.texts[0]?.block === block)
      previous.texts.push(snippet);
    else blocks.push({ file, group: `${file} ${key?.replace(/\.\d+$/, '.')}`, texts: [snippet] });
  }
  return blocks;
}

const findMarks = ({ texts }: Block, pattern: RegExp): Mark[] =>
  texts.flatMap((snippet) =>
    [...snippet.text.matchAll(pattern)].map(({ 0: found, index }) => ({ snippet, index, found })),
  );

const textBefore = ({ snippet, index }: Mark) => snippet.text.slice(0, index);

function findUnpairedBrackets(block: Block): ContentProblem[] {
  return bracketPairs.flatMap(({ open, close, pattern }) => {
    const [unclosed, unopened]: [Mark[], Mark[]] = [[], []];
    // In '(see a) and b)', the list's own brackets close more than was opened.
    let closedByListMarkers = 0;
    for (const mark of findMarks(block, pattern)) {
      if (openings.includes(mark.found)) {
        unclosed.push(mark);
        continue;
      }
      const isListMarker = listMarker.test(textBefore(mark)) || smileyEyes.test(textBefore(mark));
      if (unclosed.pop()) closedByListMarkers += isListMarker ? 1 : 0;
      else if (isListMarker) continue;
      else if (closedByListMarkers > 0) closedByListMarkers -= 1;
      else unopened.push(mark);
    }
    return [
      ...unclosed
        .filter((mark) => !smileyEyes.test(textBefore(mark)))
        .map((mark) => unpairedProblem(mark, close, 'after')),
      ...unopened.map((mark) => unpairedProblem(mark, open, 'before')),
    ];
  });
}

const quotesOf = (block: Block | undefined): Terminology['quotes'] | null => {
  const locale = block?.texts[0]?.locale;
  return (locale && getTerminology(locale)?.quotes) || null;
};

/** The marks of a quotation that was opened alone; a closing one that is an apostrophe as well proves nothing. */
function findUnpairedQuotesInBlock(block: Block): Unpaired {
  const quotes = quotesOf(block);
  if (!quotes) return { unclosed: [], unopened: [] };
  const { open, close } = quotes;
  const [unclosed, unopened]: [Mark[], Mark[]] = [[], []];
  // Of two quotations that end together, one mark closes both: «Роман «Война и мир».
  let isNested = false;
  for (const mark of findMarks(block, new RegExp(`[${open}${close}]`, 'g'))) {
    if (mark.found === open) {
      isNested ||= unclosed.length > 0;
      unclosed.push(mark);
    } else if (!unclosed.pop() && close !== '’') unopened.push(mark);
  }
  return { unclosed: isNested ? unclosed.slice(1) : unclosed, unopened };
}

/** Quotation marks without their other half, which may stand some paragraphs later. */
function findUnpairedQuotes(blocks: Block[]): ContentProblem[] {
  const unpaired = blocks.map((block) => ({ block, ...findUnpairedQuotesInBlock(block) }));
  return unpaired.flatMap(({ block, unclosed, unopened }, index) => {
    const quotes = quotesOf(block);
    if (!quotes || unclosed.length + unopened.length === 0) return [];
    const isInGroup = (other: { block: Block }) => other.block.group === block.group;
    const before = unpaired.slice(Math.max(0, index - maxParagraphs), index).filter(isInGroup);
    const after = unpaired.slice(index + 1, index + 1 + maxParagraphs).filter(isInGroup);
    // Each paragraph of a long quotation may begin with a mark, of which the last one alone is closed.
    const isContinued =
      after.some((other) => other.unopened.length > 0) || after[0]?.block.texts[0]?.text.startsWith(quotes.open);
    const isContinuation = before.some((other) => other.unclosed.length > 0);
    return [
      ...(isContinued ? [] : unclosed.map((mark) => unpairedProblem(mark, quotes.close, 'after'))),
      ...(isContinuation ? [] : unopened.map((mark) => unpairedProblem(mark, quotes.open, 'before'))),
    ];
  });
}

const unpairedProblem = ({ snippet, index, found }: Mark, other: string, where: 'after' | 'before'): ContentProblem =>
  createContentProblem(
    snippet,
    { index, found },
    { text: `'${found}' has no '${other}' ${where} it: write it, or delete this one` },
  );
