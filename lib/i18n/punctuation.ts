const chinese = { list: '、', run: '至', part: '，', clause: '；', colon: '：', stop: '。', space: '' };
const others = { list: ', ', run: '\u00a0– ', part: ', ', clause: '; ', colon: ': ', stop: '.', space: ' ' };
// `;` is the Greek question mark.
const greek = { ...others, clause: '· ' };
const french = { ...others, clause: '\u202f; ', colon: '\u00a0: ' };
const byTag: Record<string, typeof others> = { zh: chinese, el: greek, fr: french };

/**
 * What a language (BCP 47 tag) puts between the items of a list, the two ends of a range of days, the parts of a
 * place, two clauses, a label and its value, after a sentence, and between two sentences. Full-width punctuation needs
 * no space.
 */
export function localePunctuation(tag: string): typeof others {
  return byTag[tag.slice(0, 2)] ?? others;
}
