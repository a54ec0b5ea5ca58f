import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type Props = {
  /** Without language: marks the current link and keeps the visitor on the page when the language changes. */
  path: string;
  /** False where the address takes no forms. */
  newsletter?: boolean;
  children: ReactNode;
};

/** Header, main and footer of a page. */
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
