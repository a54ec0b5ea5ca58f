import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  /** The path without the language. Marks the current link, and the language switch preserves it. */
  path: string;
  /** False for URLs that accept no form submissions. */
  newsletter?: boolean;
  children: ReactNode;
};

/** The layout of a page: header, main and footer. */
export async function PageShell({ path, newsletter, children }: Props) {
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
      <SiteFooter newsletter={newsletter} />
    </>
  );
}
