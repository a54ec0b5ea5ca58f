/** A time such as `09:00` as a language (BCP 47 tag) writes it: `9:00`, in French `9 h`, `14 h 30`. */
export function formatTimeOfDay(tag: string, time: string): string {
  const plain = time.replace(/^0/, '');
  return tag.startsWith('fr') ? plain.replace(':', '\u202fh\u202f').replace(/\u202f00$/, '') : plain;
}
