import { sitePaths } from '@/lib/config/site-paths';

/** The link columns of the footer. `text` is a key of `nav` unless stated otherwise. */
export const footerColumns = [
  {
    heading: 'products',
    links: [
      { text: 'fullRange', path: sitePaths.fullRange },
      { text: 'mediterraneanDiet', path: sitePaths.mediterraneanDiet },
      { text: 'cats', path: sitePaths.cats },
      { text: 'sausages', path: '/products/yummy-sausages' },
      { text: 'justMeat', path: '/products/just-meat' },
      { text: 'treats', path: '/products/yummy' },
    ],
  },
  {
    heading: 'company',
    links: [
      { text: 'why', path: sitePaths.why },
      { text: 'about', path: sitePaths.about },
      { text: 'exports', path: sitePaths.exports },
      { text: 'blog', path: sitePaths.blog },
    ],
  },
  {
    heading: 'help',
    links: [
      { text: 'feedingPlan', path: sitePaths.feedingPlan },
      { text: 'faq', path: sitePaths.faq },
      { text: 'storeLocator', path: sitePaths.storeLocator },
      { text: 'contact', path: sitePaths.contact },
    ],
  },
] as const;

/** The legal links of the footer. Each text is a key of `footer`. */
export const legalLinks = [
  { text: 'privacy', path: sitePaths.privacy },
  { text: 'terms', path: sitePaths.terms },
  { text: 'accessibility', path: sitePaths.accessibility },
  { text: 'credits', path: sitePaths.credits },
] as const;
