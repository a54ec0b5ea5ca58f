import { type ContentProblem, runCheckCatchingErrors } from '@/lib/content/content-problem';
import { productCopySchema } from '@/lib/content/product-copy-schema';
import { listContentFolderNames, readContent } from '@/lib/content/read-content';
import { todoMark } from '@/lib/content/todo-marks';
import { type Locale, localeCodes } from '@/lib/i18n/locales';
import { findModalValue } from './modal-value';

type ProductName = { slug: string; locale: Locale; name: string };

const fileOf = ({ slug, locale }: ProductName) => `content/products/${slug}/${locale}.json`;

/** Names of products that differ between the languages, and names that two products have in one language. */
export function checkProductNameConflicts(): ContentProblem[] {
  const names = listContentFolderNames('products').flatMap((slug) =>
    localeCodes.flatMap((locale) => readName(slug, locale)),
  );
  return [...findDifferingNames(names), ...findSharedNames(names)];
}

function readName(slug: string, locale: Locale): ProductName[] {
  let names: ProductName[] = [];
  // The check of products reports texts that cannot be read.
  runCheckCatchingErrors(() => {
    const { name } = readContent(`products/${slug}/${locale}.json`, productCopySchema);
    if (!name.includes(todoMark)) names = [{ slug, locale, name }];
    return [];
  });
  return names;
}

/** The name stands on the pack, which is the same everywhere. */
function findDifferingNames(names: ProductName[]): ContentProblem[] {
  return [...new Set(names.map(({ slug }) => slug))].flatMap((product) => {
    const ofProduct = names.filter(({ slug }) => slug === product);
    const expected = findModalValue(ofProduct.map(({ name }) => name));
    return ofProduct
      .filter(({ name }) => name !== expected)
      .map((one) => ({
        file: fileOf(one),
        key: 'name',
        text: `is '${one.name}', in the other languages '${expected}': the name on the pack is the same in every language`,
      }));
  });
}

function findSharedNames(names: ProductName[]): ContentProblem[] {
  return names.flatMap((one) => {
    const isSame = (other: ProductName) =>
      other.locale === one.locale && other.slug < one.slug && other.name.toLowerCase() === one.name.toLowerCase();
    const first = names.find(isSame);
    if (!first) return [];
    const text = `'${one.name}' is the name of content/products/${first.slug} already: give each product its own`;
    return [{ file: fileOf(one), key: 'name', text }];
  });
}
