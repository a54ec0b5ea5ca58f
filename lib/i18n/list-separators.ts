const chinese = { list: '、', run: '至', part: '，', clause: '；', colon: '：', stop: '。' };
const others = { list: ', ', run: '\u00a0– ', part: ', ', clause: '; ', colon: ': ', stop: '.' };
const french = { ...others, clause: '\u202f; ', colon: '\u00a0: ' };

/**
 * What a language (BCP 47 tag) puts between the items of a list, the two ends of a range of days, the parts of a
 * place, two clauses, a label and its value, and after a sentence. Full-width punctuation needs no space.
 */
export function listSeparators(tag: string): typeof others {
  return tag.startsWith('zh') ? chinese : tag === 'fr' ? french : others;
}
