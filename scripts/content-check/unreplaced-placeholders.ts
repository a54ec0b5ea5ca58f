import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentProblem, textsByDottedPath } from '@/lib/content/content-problem';
import { listFilesBelow } from '@/lib/files/list-files';
import { isNonHiddenFileName } from '@/lib/files/parse-file';

/** The files of the content in which the site replaces `{brand}` with the brand's name. */
export const filesWithBrandReplacedPattern = /^content\/(pages|products|posts)\/|^content\/(hero|stories)\.json$/;

/**
 * The placeholders that pages replace. The accessibility statement has more of them:
 * app/[locale]/accessibility/page.tsx.
 */
function namesIn(file: string): string[] {
  if (!filesWithBrandReplacedPattern.test(file)) return [];
  return file.startsWith('content/pages/accessibility/') ? ['brand', 'assessed', 'email', 'phone', 'days'] : ['brand'];
}

/**
 * Braces in the content that nothing replaces, so that visitors would see them: all except `{brand}`, and also that one
 * where it is not replaced.
 */
export function findUnreplacedContentPlaceholders(): ContentProblem[] {
  return listFilesBelow('content')
    .filter((file) => isNonHiddenFileName(path.basename(file)) && /\.(json|mdx)$/.test(file))
    .flatMap(inFile);
}

function inFile(file: string): ContentProblem[] {
  const text = readFileSync(file, 'utf8');
  const names = namesIn(file).map((name) => `{${name}}`);
  /** The first brace that nothing replaces, with its name if it has one: `{marca}`; undefined if there is none. */
  const findUnresolvedBrace = (value: string) =>
    /\{\w+\}|[{}]/.exec(names.reduce((rest, name) => rest.replaceAll(name, ''), value))?.[0];
  const allowed = names.length > 0 ? `only ${names.join(', ')} is filled in` : 'nothing is filled in here';
  const describeBrace = (brace: string) => `has ${brace.length > 1 ? brace : 'a brace'}, but ${allowed}`;
  if (file.endsWith('.mdx'))
    return text.split('\n').flatMap((line, index) => {
      const brace = findUnresolvedBrace(line);
      return brace ? [{ file, line: index + 1, text: describeBrace(brace) }] : [];
    });
  return [...textsByDottedPath(JSON.parse(text))].flatMap(([key, value]) => {
    const brace = findUnresolvedBrace(value);
    return brace ? [{ file, key, found: brace, text: describeBrace(brace) }] : [];
  });
}
