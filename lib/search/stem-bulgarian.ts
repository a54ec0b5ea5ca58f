const articles = ['ът', 'ят', 'та', 'то', 'те'];
const plurals = ['овце', 'ища', 'ове', 'еве', 'ета', 'а', 'я', 'о', 'е', 'и'];

const without = (word: string, endings: string[]) => {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
};

/** A folded Bulgarian word without article, plural and last vowel; at least three letters are left. */
export function stemBulgarian(word: string): string {
  const stem = without(without(word, articles), plurals);
  // хладилник, хладилници: к turns into ц before the plural и.
  return word.endsWith('ци') || word.endsWith('ците') ? stem.replace(/ц$/, 'к') : stem;
}
