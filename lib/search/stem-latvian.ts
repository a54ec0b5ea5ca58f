// Endings of nouns, adjectives and verbs after folding, the longest first (ā = a, š = s, ņ = n).
const endings = [
  ...['ajiem', 'ajam', 'ajai', 'ajas', 'ajos', 'sana', 'sanas', 'sanu', 'sanai', 'aja', 'ajo', 'ais', 'iem', 'ies'],
  ...['am', 'em', 'im', 'um', 'as', 'es', 'is', 'os', 'us', 'ai', 'ei', 'ie', 'a', 'e', 'i', 'o', 'u', 's', 't'],
].sort((a, b) => b.length - a.length);

/** A folded Latvian word without its ending; at least three letters are left. */
export function stemLatvian(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}
