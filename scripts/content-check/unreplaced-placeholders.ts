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
  const hasUnresolvedBrace = (value: string) =>
    /[{}]/.test(names.reduce((rest, name) => rest.replaceAll(name, ''), value));
  const allowed = names.length > 0 ? `only ${names.join(', ')} is filled in` : 'nothing is filled in here';
  if (file.endsWith('.mdx'))
    return text
      .split('\n')
      .flatMap((line, index) =>
        hasUnresolvedBrace(line) ? [{ file, line: index + 1, text: `has a brace, but ${allowed}` }] : [],
      );
  return [...textsByDottedPath(JSON.parse(text))]
    .filter(([, value]) => hasUnresolvedBrace(value))
    .map(([key]) => ({ file, key, found: '{', text: `has a brace, but ${allowed}` }));
}
