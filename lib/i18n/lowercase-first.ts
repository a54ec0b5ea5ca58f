/** Names with a capital wherever they stand. */
const properNames = /^(Yummy|Just|Mediterranean|Vidusjūras)(?!\p{L})/u;

/** A label as it is written inside a sentence: with a small first letter, unless it is a name or an abbreviation. */
export function lowercaseLabelInSentence(label: string, tag: string): string {
  const [first = '', second = ''] = label;
  const isAbbreviation = second !== '' && second !== second.toLocaleLowerCase(tag);
  return isAbbreviation || properNames.test(label) ? label : first.toLocaleLowerCase(tag) + label.slice(first.length);
}

/** The labels of one list, of which only the first begins with a capital. */
export function lowercaseLabelsAfterFirst(labels: string[], tag: string): string[] {
  return labels.map((label, index) => (index === 0 ? label : lowercaseLabelInSentence(label, tag)));
}
