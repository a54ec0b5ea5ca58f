import type { Page } from '@playwright/test';
import { sitePaths } from '@/lib/config/site-paths';
import { type Locale, localeCodes, localeDefinitions } from '@/lib/i18n/locales';
import { accessibilityStatementProblems } from './accessibility-statement';
import { colourViolations, violations } from './axe';
import { brokenExamples } from './broken-examples';
import { brokenHeadlines } from './broken-headlines';
import { productPaths } from './crawl';
import { exportMarketProblems } from './export-markets';
import { iconsWithoutTooltip } from './icons-without-tooltip';
import { headerProblems, unreachableLanguages } from './large-text-header';
import { overflow } from './overflow';
import { publicPaths } from './page-paths';
import { reorderedControls } from './reordered-controls';
import { smallControls } from './small-controls';
import { typesettingProblems } from './typesetting-problems';

export const noSuchPage = '/no-such-page';
const product = '/products/beef-dinner';
const everyLocale: readonly Locale[] = localeCodes;

const axePaths = [
  ...Object.values(sitePaths),
  product,
  '/products/cats/raw-hunter',
  '/products/yummy',
  '/blog/bones',
  '/blog/category/safety',
  '/auth',
  noSuchPage,
];
const typesetPaths = [
  sitePaths.home,
  sitePaths.about,
  sitePaths.why,
  sitePaths.products,
  sitePaths.fullRange,
  sitePaths.exports,
  sitePaths.faq,
  sitePaths.contact,
  sitePaths.feedingPlan,
  sitePaths.blog,
  '/blog/mediterranean-table',
  productPaths.find((path) => path.includes('normal-life')) ?? '',
];
const headlinePaths = [
  sitePaths.home,
  sitePaths.about,
  sitePaths.blog,
  sitePaths.exports,
  sitePaths.fullRange,
  sitePaths.privacy,
  '/blog/mediterranean-table',
  noSuchPage,
];
const axeInEveryLanguage = [sitePaths.home, sitePaths.contact, product, `${sitePaths.feedingPlan}/quick`];
const largeTextPaths = [sitePaths.home, sitePaths.contact, sitePaths.faq, product, `${sitePaths.feedingPlan}/quick`];

/**
 * How a page is shown: as it is; with all of it drawn, also what is far from the window; with the text spacing that WCAG
 * 1.4.12 allows readers to set; with text of twice the size.
 */
export const stylesByView = {
  plain: '',
  drawn: '* { content-visibility: visible !important }',
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  large: 'html { font-size: 200% !important; }',
};

type PageCheck = {
  /** What has to be true. */
  property: string;
  view: keyof typeof stylesByView;
  widths: readonly number[];
  paths: readonly string[];
  locales: readonly Locale[];
  problems: (page: Page, locale: Locale) => Promise<string[]>;
};

/** What is true of each page in a language: a page is loaded once for all of them. */
export const pageChecks: readonly PageCheck[] = [
  {
    property: 'no accessibility violations',
    view: 'plain',
    widths: [1280],
    paths: axeInEveryLanguage,
    locales: everyLocale.filter((locale) => locale !== 'en'),
    problems: (page) => violations(page),
  },
  {
    property: 'no accessibility violations in either theme',
    view: 'plain',
    widths: [1280],
    paths: [...axePaths, ...axeInEveryLanguage],
    locales: ['en'],
    problems: violationsInBothThemes,
  },
  {
    property: 'controls are at least 24 px',
    view: 'plain',
    widths: [1280],
    paths: axePaths,
    locales: ['en'],
    problems: smallControls,
  },
  {
    property: 'everything with an icon only has a tooltip, and not that of the browser',
    view: 'plain',
    widths: [1280],
    paths: publicPaths,
    locales: ['en'],
    problems: iconsWithoutTooltip,
  },
  {
    // Between a telephone and a wide window the header has icons alone.
    property: 'everything with an icon only has a tooltip, in a narrow header too',
    view: 'plain',
    widths: [360, 1100],
    paths: [sitePaths.home, noSuchPage],
    locales: ['en'],
    problems: iconsWithoutTooltip,
  },
  {
    property: 'nothing focusable is moved by styles out of the order of the document',
    view: 'plain',
    widths: [1280],
    paths: [...Object.values(sitePaths), product, '/blog/bones', '/auth'],
    locales: ['en'],
    problems: reorderedControls,
  },
  {
    property: 'texts are set well',
    view: 'drawn',
    widths: [360, 1440],
    paths: typesetPaths,
    locales: everyLocale,
    problems: typesettingProblems,
  },
  {
    property: 'no large headline breaks inside a word',
    view: 'drawn',
    widths: [360, 1024, 1440],
    paths: headlinePaths,
    locales: everyLocale,
    problems: (page, locale) => brokenHeadlines(page, localeDefinitions[locale].tag),
  },
  {
    property: 'the tables of examples break neither words nor amounts',
    view: 'plain',
    widths: [360],
    paths: ['/products/super-puppies', '/products/cats/kittens-grow', product],
    locales: everyLocale,
    problems: async (page) => [...(await brokenExamples(page)), ...(await overflow(page))],
  },
  {
    property: 'the phone number of the importer of a market is never torn into two lines',
    view: 'plain',
    widths: [320, 360, 768, 1440],
    paths: ['/products/duck-dinner'],
    locales: everyLocale.filter((locale) => locale !== 'gr'),
    problems: tornPhoneNumbers,
  },
  {
    property: 'the search of shops stands within the first 420 pixels',
    view: 'plain',
    widths: [360, 390, 1440],
    paths: [sitePaths.storeLocator],
    locales: everyLocale,
    problems: lowStoreSearch,
  },
  {
    property: 'the accessibility statement has its date, its contact and the authority as links',
    view: 'plain',
    widths: [1280],
    paths: [sitePaths.accessibility],
    locales: everyLocale,
    problems: accessibilityStatementProblems,
  },
  {
    property: 'the list of markets has every country and every first year of the map of exports',
    view: 'plain',
    widths: [1280],
    paths: [sitePaths.exports],
    locales: everyLocale,
    problems: exportMarketProblems,
  },
  {
    // A window of 1280 px at 400 % zoom.
    property: 'nothing overflows at 320 px with wide text spacing',
    view: 'spaced',
    widths: [320],
    paths: axePaths,
    locales: everyLocale,
    problems: overflow,
  },
  {
    property: 'text of twice the size leaves the header in the window',
    view: 'large',
    widths: [360, 1280],
    paths: largeTextPaths,
    locales: everyLocale,
    problems: headerProblems,
  },
  {
    property: 'nothing overflows with text of twice the size in a wide window',
    view: 'large',
    widths: [1280],
    paths: largeTextPaths,
    locales: everyLocale,
    problems: overflow,
  },
  {
    property: 'nothing overflows with text of twice the size on a phone',
    view: 'large',
    widths: [360],
    // Tables of figures may be wider than a phone.
    paths: largeTextPaths.filter((path) => path !== product),
    locales: everyLocale,
    problems: overflow,
  },
  {
    property: 'with text of twice the size every language of the menu can be reached',
    view: 'large',
    widths: [360, 1280],
    paths: [sitePaths.contact],
    locales: everyLocale,
    problems: unreachableLanguages,
  },
];

async function violationsInBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  // The site follows a change of the device's theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await colourViolations(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}

async function tornPhoneNumbers(page: Page): Promise<string[]> {
  const phones = page.locator('main a[href^="tel:"]');
  const lines = await phones.evaluateAll((links) => links.map((link) => link.getClientRects().length));
  return lines.length > 0 && lines.every((count) => count === 1) ? [] : [`lines of the numbers: ${lines}`];
}

async function lowStoreSearch(page: Page): Promise<string[]> {
  const search = await page.locator('#stores-text').boundingBox();
  const end = search ? search.y + search.height : Number.POSITIVE_INFINITY;
  return end < 420 ? [] : [`ends at ${end} px`];
}
