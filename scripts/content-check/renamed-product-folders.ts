import { brand } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { productFactsSchema } from '@/lib/content/product-facts-schema';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { localeCodes } from '@/lib/i18n/locales';
import { readIfValid } from './read-if-valid';
import { getTerminology } from './terminology';

/**
 * Folders of products that were renamed by hand: the terms have no entry for the new name, but one of a product without
 * a folder, whose path or name on the pack the renamed product still has.
 */
export function findRenamedProductFolders(): ContentProblem[] {
  const folders = listContentFolderNames('products');
  const terms = localeCodes.map((locale) => getTerminology(locale)?.names ?? {});
  const knownNames = new Set(terms.flatMap((names) => Object.keys(names)));
  const formerNames = [...knownNames].filter((name) => name !== brand.slug && !folders.includes(name));
  return folders
    .filter((name) => !knownNames.has(name))
    .flatMap((name) => {
      const nameInPath = readNameInPath(name);
      const packName = readIfValid(() => readContent(`products/${name}/en.json`, productCopySchema))?.name;
      const former = formerNames.find(
        (one) => one === nameInPath || terms.some((names) => packName && names[one]?.forms.includes(packName)),
      );
      if (!former) return [];
      const text = `was renamed by hand from '${former}', by which other files still name it: rename the folder back to ${former}`;
      const isPathChanged = nameInPath !== former;
      const wayOut = isPathChanged
        ? `, give it its former route, and change its address with npm run rename -- product ${former} ${name}`
        : `; only its address can change, with npm run rename -- product ${former} ${name}`;
      return [
        {
          file: `content/products/${name}`,
          isCause: true,
          formerFolder: `content/products/${former}`,
          text: `${text}${wayOut}`,
        },
      ];
    });
}

/** The last part of the path of a product, without the brand. */
function readNameInPath(name: string): string | undefined {
  const facts = readIfValid(() => readContent(`products/${name}/facts.json`, productFactsSchema));
  return facts?.route.split('/').at(-1)?.replace('{brand}-', '');
}
