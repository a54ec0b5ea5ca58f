import { type BrandConfig, brandSchema } from '@/lib/config/brand';
import type { ContentProblem } from '@/lib/content/content-problem';
import { dayInGreece } from '@/lib/content/sale-dates';
import { placesSchema } from '@/lib/stores/place-names';
import { readValidatedJson } from '@/scripts/read-json';
import { findExpectedPostalCodePrefix } from './expected-postal-code-prefix';
import { isOtherSiteThanNetwork } from './social-network-hosts';
import { isGreekPhone, postalCodes } from './stores-and-places';

type Issue = Omit<ContentProblem, 'file'>;
type Street = BrandConfig['address']['street'];

/** Mistakes in content/brand.json that its format allows: in the address, the phone, the years and the networks. */
export function checkCompanyDetails(): ContentProblem[] {
  const company = readValidatedJson('content/brand.json', brandSchema);
  const { cities } = readValidatedJson('content/places.json', placesSchema);
  const regionKey = cities.find(({ name }) => name.gr === company.address.city.gr)?.region;
  return [
    ...findStreetNumberIssues(company.address.street),
    ...checkPostalCode(company.address, regionKey),
    ...checkPhone(company),
    ...checkYears(company.copyright, Number(dayInGreece(new Date()).slice(0, 4))),
    ...checkNetworks(company.social),
  ].map((issue) => ({ file: 'content/brand.json', ...issue }));
}

/** The numbers in a line of the address, in one order: English writes that of the house first. */
const numbersIn = (line: string) => (line.match(/\d+/g) ?? []).sort();

/** True if one has the numbers of the other: a language may write out that of a street, such as 25ης Μαρτίου. */
function haveSameNumbers(one: string, other: string): boolean {
  const [fewer = [], more = []]: string[][] = [numbersIn(one), numbersIn(other)].sort((a, b) => a.length - b.length);
  return fewer.length === 0 ? more.length === 0 : fewer.every((number) => more.includes(number));
}

/** The lines of a street whose numbers are others than those of most lines. */
export function findStreetNumberIssues({ gr, en, latin }: Street): Issue[] {
  const issue = (name: keyof Street, line: string, right: string): Issue => ({
    key: `address.street.${name}`,
    found: line,
    text: `has other numbers than '${right}': write the same number of the house in each`,
  });
  const [enFits, latinFits] = [haveSameNumbers(gr, en), haveSameNumbers(gr, latin)];
  if (!enFits && !latinFits && haveSameNumbers(en, latin)) return [issue('gr', gr, en)];
  return [...(enFits ? [] : [issue('en', en, gr)]), ...(latinFits ? [] : [issue('latin', latin, gr)])];
}

function checkPostalCode({ postalCode, country, city }: BrandConfig['address'], regionKey?: string): Issue[] {
  const postal = postalCodes[country];
  if (!postal) return [];
  if (!postal.form.test(postalCode))
    return [{ key: 'address.postalCode', text: `is '${postalCode}'; in ${country} it has ${postal.example}` }];
  const start = findExpectedPostalCodePrefix(postalCode, { country, city: city.gr, regionKey });
  if (!start) return [];
  const text = `'${postalCode}' is not in ${city.gr}, where postal codes begin with ${start}: correct the code or the town`;
  return [{ key: 'address.postalCode', text }];
}

function checkPhone({ phone, address }: BrandConfig): Issue[] {
  if (address.country !== 'GR' || isGreekPhone(phone)) return [];
  return [{ key: 'phone', text: `is '${phone}'; a Greek number has ten digits after +30: add or delete a digit` }];
}

// No company of pet food is older; the next year may be written before it begins.
const firstYear = 1850;

/** Years of the copyright that cannot be meant. */
export function checkYears({ from, to }: BrandConfig['copyright'], thisYear: number): Issue[] {
  const problem = (name: string, text: string): Issue => ({ key: `copyright.${name}`, text });
  return [
    ...(from < firstYear ? [problem('from', `is ${from}: write the four digits of the first year`)] : []),
    ...(to > thisYear + 1 ? [problem('to', `is ${to}, and this is ${thisYear}: correct the year`)] : []),
  ];
}

const checkNetworks = (social: BrandConfig['social']): Issue[] =>
  social.flatMap(({ name, url }, index) =>
    isOtherSiteThanNetwork(name, url)
      ? [
          {
            key: `social.${index}.url`,
            text: `'${new URL(url).host}' is not the site of ${name}: correct the one or the other`,
          },
        ]
      : [],
  );
