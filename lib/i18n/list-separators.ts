const chinese = { list: '、', run: '至', part: '，', after: '' };
const others = { list: ', ', run: ' – ', part: ', ', after: ' ' };

/**
 * What a language (BCP 47 tag) puts between the items of a list, the two ends of a range of days, the parts of a place, and after a colon.
 * Full-width punctuation needs no space.
 */
export function listSeparators(tag: string): typeof others {
  return tag.startsWith('zh') ? chinese : others;
}
