import { brandSchema } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { marketsSchema } from '@/lib/content/market-schema';
import { readValidatedJson } from '@/scripts/read-json';
import { findDuplicateIndexes } from './find-duplicate-indexes';
import { postalCodes } from './stores-and-places';

const brandFile = 'content/brand.json';
const marketsFile = 'content/markets.json';

/** A postal code of the company that its country does not have. */
export function checkCompanyPostalCode(): ContentProblem[] {
  const { postalCode, country } = readValidatedJson(brandFile, brandSchema).address;
  const postal = postalCodes[country];
  if (!postal || postal.form.test(postalCode)) return [];
  const text = `is '${postalCode}'; in ${country} it has ${postal.example}`;
  return [{ file: brandFile, key: 'address.postalCode', text }];
}

type ImporterContacts = { importer: { name: string; phone: string; website: string } };

/** Importers of two countries with one number or website: an entry that was copied and not filled in completely. */
export const checkImporterContacts = (): ContentProblem[] =>
  findSharedImporterContacts(readValidatedJson(marketsFile, marketsSchema).markets);

/** The numbers and websites that an importer has in common with one before it that is not of the same group. */
export function findSharedImporterContacts(markets: ImporterContacts[]): ContentProblem[] {
  return (['phone', 'website'] as const).flatMap((field) => {
    // One company, or sister companies, may import into several countries.
    const values = markets.map(({ importer }, index) => {
      const isBranch = markets.slice(0, index).some((other) => groupName(other) === groupName({ importer }));
      return isBranch ? undefined : importer[field].replace(/[\s/]+/g, '').toLowerCase();
    });
    return findDuplicateIndexes(values).map((index) => ({
      file: marketsFile,
      key: `markets.${index}.importer.${field}`,
      text: `belongs to '${markets[values.indexOf(values[index])]?.importer.name}' already: write that of '${markets[index]?.importer.name}'`,
    }));
  });
}

/** How the names of sister companies begin, with an article: 'Zoo Baltics SIA' and 'Zoo Baltics UAB', 'La Gamelle'. */
const groupName = ({ importer }: ImporterContacts) =>
  /^(?:(?:the|el|la|las|le|les|los|il|lo)\s+)?[^\s,]+/i.exec(importer.name.trim())?.[0].toLowerCase();
