import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, main and footer of a page. The path (without language) marks the current link and keeps the visitor on the page when the language changes. */
export async function PageShell({ path, children }: { path: string; children: ReactNode }) {
  const t = await getTranslations('common');
  return (
    <>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <SiteHeader path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
