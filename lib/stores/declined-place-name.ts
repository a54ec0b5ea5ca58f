// Endings of one declension each, folded; ь and й (folded to и) share one. A stem has two letters at least.
const declensions = [
  // Greek (Πάρος, Σάμη, Πάτρα, Περιστέρι), with the learned genitives of Ελλάδα, Λάρισα and Αλεξανδρούπολη, and the
  // learned names Αλεξανδρούπολις and Πάτραι.
  'οσ|ου|ο|ον|οι|ων|ουσ',
  'η|ησ|(?<=πολ)ισ|εωσ|ων',
  'α|ασ|εσ|αι|ων|(?<=δ)οσ|(?<=σ)ησ',
  'ι|ιου|ιων',
  // Russian (Каламата, Греция, Крит, Пирей, Афины, Западная, Ионические острова).
  'а|ы|и|е|у|ои',
  'я|и|е|ю|еи',
  '|о|а|у|ом|е|ов|ам|ами|ах',
  'и|ь|я|ю|ем|ью|е',
  '|ы|и|ам|ами|ах|ов',
  'ая|ои|ую',
  '[иы](?:е|х|м|ми)',
  // Latvian (Patra, Centrālā, Sere, Pirejs, Saloniki). The locative in -os is left out: Samos is a name of its own.
  'a|as|ai|am|aja|u',
  'e|es|ei|em|i',
  's|a|am|u',
  'i|iem|u|us',
].map((endings) => ({ endings, word: new RegExp(`^(\\p{L}{2,}?)(?:${endings})$`, 'u') }));

/**
 * A pattern of the forms that a folded place name may have where Greek, Russian or Latvian declines it (Πάτρα, Πατρών).
 * Stems of a language's stemmer are too short for it: they are the same for Σάμη and Σάμος.
 */
export function matchDeclinedPlaceName(name: string): RegExp | undefined {
  const forms = declensions.flatMap(({ endings, word }) => {
    const stem = word.exec(name)?.[1];
    return stem ? `${stem}(?:${endings})` : [];
  });
  return forms.length ? new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u') : undefined;
}
