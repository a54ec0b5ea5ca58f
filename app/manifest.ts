import type { MetadataRoute } from 'next';
import { brand } from '@/lib/config/brand';
import { getPageCopy } from '@/lib/content/page-copy';
import { localePath } from '@/lib/i18n/locale-paths';
import { defaultLocale, languageTag } from '@/lib/i18n/locales';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Web app manifest. There is one file for all languages, so it uses the default language. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: getPageCopy('home', defaultLocale).metaDescription,
    lang: languageTag(defaultLocale),
    dir: 'ltr',
    start_url: localePath(defaultLocale, '/'),
    scope: '/',
    display: 'browser',
    background_color: '#fbf7ef',
    theme_color: '#fbf7ef',
    icons: [
      png('icon-192', 192, 'any'),
      png('icon-512', 512, 'any'),
      png('icon-maskable-512', 512, 'maskable'),
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
