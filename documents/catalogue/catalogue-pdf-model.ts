import { brand } from '@/lib/config/brand';
import { toBusinessHoursMessageValues } from '@/lib/config/business-hours-message-values';
import { brandPostalAddressLine } from '@/lib/config/format-brand-address';
import { sitePaths } from '@/lib/config/site-paths';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { productLines } from '@/lib/content/product-facts-schema';
import { getCurrentProducts, getDictionaryEntry, getProductDictionary } from '@/lib/content/products';
import { isSwitchedOffInLocale } from '@/lib/content/switched-off';
import { countryName } from '@/lib/i18n/country-name';
import { getNumberFormat } from '@/lib/i18n/formatters';
import { type Locale, languageTag } from '@/lib/i18n/locales';
import { localePunctuation } from '@/lib/i18n/punctuation';
import { getTranslator } from '@/lib/i18n/translator';
import { pageUrl } from '@/lib/seo';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import { buildCatalogueProductModel } from './product-model';

/** A titled text of a page, by section and key. Throws an error that names the file when it is not there. */
function pageItem(page: string, locale: Locale, id: string, key: string): { title: string; text: string } {
  const found = getPageSection(getPageCopy(page, locale), id).items.find((item) => item.key === key);
  if (!found?.text) throw new Error(`content/pages/${page}/${locale}.json: ${id}.${key} is missing or has no text`);
  return { title: found.title, text: found.text };
}

/** The scene of public/art/tiles that opens each product line. */
const scenes: Record<(typeof productLines)[number], string> = {
  'full-range': 'full-range',
  mediterranean: 'mediterranean-diet',
  'just-meat': 'just-meat',
  sausages: 'yummy-sausages',
  treats: 'yummy',
  cats: 'cats',
};

/**
 * Returns the content of the printed catalogue in one language with the products that are made at `now`. Throws with
 * the file's name if a text is missing.
 */
export function buildCatalogueModel(locale: Locale, now = new Date()) {
  const t = getTranslator(locale);
  const names = getProductDictionary(locale);
  const products = getCurrentProducts(locale, now);
  const range = getPageCopy('products', locale);
  const exports = getPageCopy('exports', locale);
  const contact = getPageCopy('contact', locale);
  const tag = languageTag(locale);
  const { address, hours } = brand;
  const item = (page: string, id: string, key: string) => pageItem(page, locale, id, key);
  const site = new URL(brand.url).host;

  return withoutJoiners({
    locale,
    tag,
    brand: { name: brand.name, legalName: brand.legalName, site },
    year: brand.copyright.to,
    title: t('catalogPdf.title', { brand: brand.name }),
    subject: t('catalogPdf.subject'),
    labels: {
      heading: t('catalogPdf.heading'),
      edition: t('catalogPdf.edition', { year: String(brand.copyright.to) }),
      contents: t('catalogPdf.contents'),
      notice: t('catalogPdf.notice'),
      composition: t('product.composition'),
      analysisPer100g: t('product.analysis'),
      formats: t('product.formats'),
      code: t('product.code'),
      noAdditives: t('product.noAdditives'),
      additives: getDictionaryEntry(names.analysis, 'additivesPerKg'),
      energy: getDictionaryEntry(names.analysis, 'metabolisableEnergy'),
      energyPer100g: [
        getDictionaryEntry(names.analysis, 'metabolisableEnergy'),
        getDictionaryEntry(names.units, 'per100g'),
      ].join(localePunctuation(tag).part),
      per100g: getDictionaryEntry(names.units, 'per100g'),
    },
    range: {
      heading: range.heading,
      lead: range.lead,
      intro: getPageSection(range, 'range').paragraphs,
      label: { heading: getPageSection(range, 'label').heading, items: getPageSection(range, 'label').items },
      formats: {
        heading: getPageSection(range, 'formats').heading,
        paragraphs: getPageSection(range, 'formats').paragraphs,
      },
    },
    lines: productLines.map((line) => {
      const own = products.filter((product) => product.line === line);
      return {
        key: line,
        ...getDictionaryEntry(names.lines, line),
        scene: `tiles/${scenes[line]}`,
        recipes: t('home.recipes', { count: own.length }),
        products: own.map((product) => buildCatalogueProductModel(product, locale, t)),
      };
    }),
    handling: {
      heading: getPageSection(getPageCopy('feeding-plan', locale), 'hygiene').heading,
      steps: ['store', 'thaw', 'use', 'wash'].map((key) => item('feeding-plan', 'hygiene', key)),
      amount: item('faq', 'starting-raw', 'how-much'),
      kinds: item('faq', 'starting-raw', 'complete-or-complementary'),
      transition: item('faq', 'transition', 'how-long-transition'),
      faqs: [
        item('faq', 'storage-thawing', 'refreeze'),
        item('faq', 'storage-thawing', 'power-cut'),
        item('faq', 'safety-hygiene', 'does-freezing-kill'),
        item('faq', 'safety-hygiene', 'infants-elderly'),
      ],
      shares: [25, 50, 75, 100].map((share) => ({
        share,
        label: getNumberFormat(tag, { style: 'percent' }).format(share / 100),
      })),
    },
    exports: {
      eyebrow: t('nav.exports'),
      heading: exports.heading,
      lead: exports.lead,
      steps: getPageSection(exports, 'process').items.map(({ title, text = '' }) => ({ title, text })),
      enquiry: t('catalogPdf.enquiry', {
        email: brand.email,
        url: pageUrl(locale, sitePaths.exports),
      }),
    },
    contact: {
      heading: contact.heading,
      rows: [
        { label: t('footer.phone'), value: brand.phoneDisplay, href: `tel:${brand.phone}` },
        { label: t('footer.email'), value: brand.email, href: `mailto:${brand.email}` },
        {
          label: t('footer.address'),
          value: [brandPostalAddressLine(locale), countryName(locale, address.country)].join(
            localePunctuation(tag).part,
          ),
        },
        {
          label: t('footer.hours'),
          value: t('footer.hoursValue', toBusinessHoursMessageValues(hours, tag)),
        },
        {
          label: site,
          value: brand.social.map(({ name, handle }) => `${name} ${handle}`).join(' · '),
          href: brand.url,
        },
      ],
      certifications: brand.certifications
        .filter(({ key }) => !isSwitchedOffInLocale(locale, 'certifications', key))
        .map(({ name }) => name)
        .join(' · '),
      licence: t('footer.licence', { approval: brand.approvalNumber, registration: brand.registrationNumber }),
      copyright: t('footer.copyright', {
        from: String(brand.copyright.from),
        to: String(brand.copyright.to),
        name: brand.legalName,
      }),
    },
  });
}

export type CataloguePdfModel = ReturnType<typeof buildCatalogueModel>;
export type CatalogueLine = CataloguePdfModel['lines'][number];
export type CatalogueProduct = CatalogueLine['products'][number];
