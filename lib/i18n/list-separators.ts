const chinese = { list: '、', run: '至', part: '，' };
const others = { list: ', ', run: ' – ', part: ', ' };

/**
 * What a language (BCP 47 tag) puts between the items of a list, the two ends of a range of days, and the parts of a
 * place. Full-width punctuation needs no space.
 */
export function listSeparators(tag: string): typeof others {
  return tag.startsWith('zh') ? chinese : others;
}
