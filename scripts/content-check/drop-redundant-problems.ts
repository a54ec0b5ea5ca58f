import type { ContentProblem } from '@/lib/content/content-problem';

/**
 * Removes problems that say nothing new: what only follows from a missing file or an unknown folder, the shorter of two
 * texts about the same place of which one begins with the other, and the same advice about another file again.
 */
export function dropRedundantProblems(problems: ContentProblem[]): ContentProblem[] {
  return mergeAdviceAboutOneFile(dropShorterTexts(dropConsequences(problems)));
}

/** True for what follows from the renaming of a product's folder: names of the old one, and that the new one is new. */
function followsFromRename({ file, formerFolder }: ContentProblem, other: ContentProblem): boolean {
  const [oldName, newName] = [formerFolder, file].map((folder) => folder?.split('/').at(-1));
  return (
    other.file === formerFolder ||
    other.text === `there is no ${formerFolder}` ||
    (other.file === 'content/media.json' && other.key?.startsWith(`pack/${oldName}-`)) ||
    (other.file.startsWith('content/terms/') &&
      ((other.key === `names.${oldName}` && other.text === 'there is no such product') ||
        other.text === `'${newName}' is missing`))
  );
}

/** Removes what only follows from a renamed folder; also hints that the new name is missing somewhere. */
export function dropConsequencesOfRenames(problems: ContentProblem[]): ContentProblem[] {
  const renames = problems.filter(({ formerFolder }) => formerFolder);
  return problems.filter((problem) => !renames.some((rename) => followsFromRename(rename, problem)));
}

function dropConsequences(problems: ContentProblem[]): ContentProblem[] {
  const causes = new Set(problems.filter(({ isCause }) => isCause).map(({ file }) => file));
  const isBelowCause = (file: string) => {
    const parts = file.split('/');
    return parts.some((_, index) => index > 0 && causes.has(parts.slice(0, index).join('/')));
  };
  return problems.filter(({ file, isCause }) => (isCause || !causes.has(file)) && !isBelowCause(file));
}

function dropShorterTexts(problems: ContentProblem[]): ContentProblem[] {
  const byPlace = groupBy(problems, placeOf);
  return problems.filter((problem) => {
    const others = byPlace.get(placeOf(problem)) ?? [];
    return !others.some(({ text }) => text.length > problem.text.length && text.startsWith(problem.text));
  });
}

const placeOf = ({ file, key, line, column }: ContentProblem) => [file, key, line, column].join('\0');

/** What one line of a shared file mends is reported once, where it was first seen, with the number of other places. */
function mergeAdviceAboutOneFile(problems: ContentProblem[]): ContentProblem[] {
  const isAdvice = ({ text }: ContentProblem) => /: add it to content\//.test(text);
  const byText = groupBy(problems.filter(isAdvice), ({ text }) => text);
  return problems.flatMap((problem) => {
    const same = isAdvice(problem) ? (byText.get(problem.text) ?? []) : [problem];
    if (same.length === 1) return [problem];
    const others = same.length - 1;
    const places = others === 1 ? `also in ${same[1]?.file}` : `also in ${others} other places`;
    return same[0] === problem ? [{ ...problem, text: `${problem.text} (${places})` }] : [];
  });
}

function groupBy<T>(values: T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
