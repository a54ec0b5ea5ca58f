import type { Metadata } from 'next';
import { languageTag, localeOf } from '@/lib/i18n/locales';
import { Colours } from './colours';
import { Content } from './content';
import { Forms } from './forms';
import { Overlays } from './overlays';
import { samples } from './samples';
import { ThemeSwitch } from './theme-switch';

export const metadata: Metadata = { title: 'Parts catalogue', robots: { index: false } };

/**
 * Shows every component of the interface in every state. Built in development and if DESIGN_CATALOGUE is set (see
 * next.config.ts).
 */
export default async function DesignPage({ params }: { params: Promise<{ locale: string }> }) {
  const { locale: segment } = await params;
  const locale = localeOf(segment);
  const sample = { ...samples[locale], tag: languageTag(locale) };
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
          <ThemeSwitch />
          <Colours />
          <Content sample={sample} />
          <Forms />
          <Overlays />
        </div>
      </main>
    </>
  );
}
