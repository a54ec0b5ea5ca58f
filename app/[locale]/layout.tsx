import '../globals.css';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { buildErrorScreenTexts } from '@/components/site-shell/build-error-screen-texts';
import { DevContentCheckBanner } from '@/components/site-shell/dev-content-check-banner';
import { ErrorScreenTextsProvider } from '@/components/site-shell/error-screen-texts-context';
import { getFontPreloadUrls } from '@/components/site-shell/font-preload-urls';
import { HydratedEventDispatcher } from '@/components/site-shell/hydrated-event-dispatcher';
import { NewReleaseBar } from '@/components/site-shell/new-release-bar';
import { WebVitals } from '@/components/site-shell/web-vitals';
import { brand } from '@/lib/config/brand';
import { isProduction } from '@/lib/config/env';
import { generateLocaleParams, isLocale, languageTag } from '@/lib/i18n/locales';
import { headScript } from '@/lib/page-scripts/bundled-scripts';

export const dynamicParams = false;

export const generateStaticParams = generateLocaleParams;

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  for (const href of getFontPreloadUrls(locale))
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html
      lang={languageTag(locale)}
      data-scroll-behavior="smooth"
      data-language-key={`${brand.slug}-language`}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the program's own text. */}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {!isProduction && <DevContentCheckBanner />}
        <ErrorScreenTextsProvider value={await buildErrorScreenTexts(locale)}>{children}</ErrorScreenTextsProvider>
        <NewReleaseBar />
        <WebVitals />
        <HydratedEventDispatcher />
      </body>
    </html>
  );
}
