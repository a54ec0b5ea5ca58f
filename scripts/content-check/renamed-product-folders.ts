import { z } from 'zod';
import { brand } from '@/lib/config/brand';
import { redirectsSchema } from '@/lib/config/redirects';
import { changeDatesFile, changeDatesSchema, contentFingerprint } from '@/lib/content/change-dates';
import type { ContentProblem } from '@/lib/content/content-problem';
import { nameInProductPath } from '@/lib/content/index-products-by-path';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { buildProductPathFromRoute } from '@/lib/content/products';
import { listContentFolderNames, parseContent, readContent, readContentText } from '@/lib/content/read-content';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { isSlug } from '@/lib/text/slug';
import { readValidatedJson } from '@/scripts/read-json';
import { readIfValid } from './read-if-valid';
import { getTerminology } from './terminology';

/**
 * Folders of products that were renamed by hand: the terms have no entry for the new name, but one of a product without
 * a folder, whose content, path or name on the pack the renamed product still has. Mistakes in such a folder are
 * reported beside it.
 */
export function findRenamedProductFolders(): ContentProblem[] {
  const folders = listContentFolderNames('products');
  const terms = localeCodes.map((locale) => getTerminology(locale)?.names ?? {});
  const knownNames = new Set(terms.flatMap((names) => Object.keys(names)));
  const newNames = folders.filter((name) => !knownNames.has(name));
  // Most runs end here: the rest is only read if a name is new.
  if (newNames.length === 0) return [];
  const dates = readIfValid(() => readContent(changeDatesFile, changeDatesSchema)) ?? {};
  // A name that was never the one of a product is the misspelt one of a new product.
  const formerNames = [...knownNames].filter(
    (name) => name !== brand.slug && !folders.includes(name) && dates[`products/${name}`],
  );
  if (formerNames.length === 0) return [];
  const moved = readIfValid(() => readValidatedJson('content/redirects.json', redirectsSchema))?.moved ?? [];
  // A product whose former path has a redirect, or is that of another one, was replaced on purpose.
  const takenPaths = [...moved.map(({ from }) => from), ...folders.flatMap((name) => readPath(name) ?? [])];
  const replacedNames = takenPaths.map(nameInProductPath);
  return newNames.flatMap((name) => {
    const productPath = readPath(name);
    const nameInPath = nameInProductPath(productPath ?? '');
    const packName = readIfValid(() => readContent(`products/${name}/en.json`, productCopySchema))?.name;
    const hasPackNameOf = (one: string) => terms.some((names) => packName && names[one]?.forms.includes(packName));
    const former =
      formerNames.find((one) => hasContentOf(name, dates[`products/${one}`])) ??
      formerNames.find((one) => one === nameInPath || (hasPackNameOf(one) && !replacedNames.includes(one)));
    if (!former) return [];
    const text = `was renamed by hand from '${former}', by which other files still name it: rename the folder back to ${former}`;
    const hasMoved = moved.some(({ to }) => to === productPath);
    return [
      {
        file: `content/products/${name}`,
        formerFolder: `content/products/${former}`,
        text: text + adviceAboutPath(former, name, { hasMoved, hasFormerPath: nameInPath === former }),
      },
    ];
  });
}

/** True if any language of a folder has the fingerprint that was recorded of a product. */
function hasContentOf(name: string, recorded: Partial<Record<Locale, string>> = {}): boolean {
  return localeCodes.some((locale) => {
    const fingerprint = readIfValid(() => contentFingerprint(`products/${name}`, locale));
    return fingerprint !== null && recorded[locale]?.endsWith(` ${fingerprint}`);
  });
}

type PathState = { hasMoved: boolean; hasFormerPath: boolean };

function adviceAboutPath(former: string, name: string, { hasMoved, hasFormerPath }: PathState): string {
  if (hasMoved) return '; its address stays';
  const command = isSlug(name) ? ` with npm run rename -- product ${former} ${name}` : '';
  if (hasFormerPath) return command && `; only its address can change,${command}`;
  return command ? `, give it its former route, and change its address${command}` : ', and give it its former route';
}

/** The path of a product whose other facts may be invalid. */
function readPath(name: string): string | undefined {
  const file = `products/${name}/facts.json`;
  const facts = readIfValid(() => parseContent(file, readContentText(file), z.object({ route: z.string() })));
  return facts ? buildProductPathFromRoute(facts.route) : undefined;
}
