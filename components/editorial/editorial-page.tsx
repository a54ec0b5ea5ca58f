import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { PageShell } from '@/components/layout/page-shell';
import { brand } from '@/lib/brand';
import { getPage } from '@/lib/content/pages';
import { currentLocale } from '@/lib/i18n/navigation';
import { pageMetadata } from '@/lib/seo';
import { type PageKey, pageFolder, sitePaths } from '@/lib/site-paths';
import { PageHeader } from './page-header';
import { PageSection } from './page-section';

/** Metadata of a fixed page: its title from the messages, its description from its words. */
export async function editorialMetadata(page: PageKey): Promise<Metadata> {
  const locale = await currentLocale();
  const titles = await getTranslations('pageTitles');
  const { metaDescription } = getPage(pageFolder(page), locale);
  return pageMetadata({
    locale,
    path: sitePaths[page],
    title: titles(page, { brand: brand.name }),
    description: metaDescription,
    image: `/og/${locale}/${pageFolder(page)}.png`,
  });
}

type Props = {
  page: PageKey;
  trail?: Crumb[];
  /** Content that replaces the plain rendering of a section, by section id. */
  replace?: Record<string, ReactNode>;
  /** What follows the lead, before the sections. */
  children?: ReactNode;
  /** What follows the last section. */
  after?: ReactNode;
};

/** A fixed page written in content/pages: heading, lead and its sections in order. */
export async function EditorialPage({ page, trail, replace = {}, children, after }: Props) {
  const words = getPage(pageFolder(page), await currentLocale());
  return (
    <PageShell path={sitePaths[page]}>
      <PageHeader trail={trail} eyebrow={words.eyebrow} heading={words.heading} lead={words.lead} />
      {children}
      {words.sections.map((section) => replace[section.id] ?? <PageSection key={section.id} section={section} />)}
      {after}
    </PageShell>
  );
}
