import type { Metadata } from 'next';
import { languageTag, localeOrDefault } from '@/lib/i18n/locales';
import { ColourSamples } from './colour-samples';
import { DesignThemeSwitch } from './design-theme-switch';
import { DesignForms } from './forms';
import { DesignInteractiveComponents } from './interactive-components';
import { DesignStaticComponents } from './static-components';
import { typographySampleTextsByLocale } from './typography-sample-texts';

export const metadata: Metadata = { title: 'Parts catalogue', robots: { index: false } };

/**
 * Shows every component of the interface in every state. Built in development and if DESIGN_CATALOGUE is set (see
 * next.config.ts).
 */
export default async function DesignPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale: segment } = await params;
  const locale = localeOrDefault(segment);
  const sample = { ...typographySampleTextsByLocale[locale], tag: languageTag(locale) };
  return (
    <>
      <a className="skip-link" href="#content" lang="en">
        Skip to content
      </a>
      <main id="content" tabIndex={-1}>
        <header data-field="clay" className="painted pt-16">
          <div className="container-page">
            <p className="eyebrow">{sample.eyebrow}</p>
            <h1 className="mt-4 max-w-[14em] text-6xl">{sample.headline}</h1>
            <p className="lead mt-6 mb-12">{sample.lead}</p>
          </div>
          <div className="meander" />
        </header>
        <div lang="en">
          <DesignThemeSwitch />
          <ColourSamples />
          <DesignStaticComponents sample={sample} />
          <DesignForms />
          <DesignInteractiveComponents />
        </div>
      </main>
    </>
  );
}
