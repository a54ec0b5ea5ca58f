const chinese = { list: '、', run: '至', part: '，', after: '' };
const others = { list: ', ', run: ' – ', part: ', ', after: ' ' };

/**
 * What a language (BCP 47 tag) puts between the words of a list, the two ends of a run of days, the parts of a place,
 * and after a colon. Full-width marks bring their own room.
 */
export function joining(tag: string): typeof others {
  return tag.startsWith('zh') ? chinese : others;
}
