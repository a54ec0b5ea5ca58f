import { NewsletterLinkView } from '@/components/sections/newsletter-link-view';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { unsubscribe } from '@/lib/newsletter/link-actions';
import { parseNewsletterLinkQuery } from '@/lib/newsletter/newsletter-link-results';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const generateMetadata = () => createUnindexedPageMetadata('newsletterPages.unsubscribe.title');

export default async function UnsubscribePage({ searchParams }: SearchParamsProps) {
  return (
    <NewsletterLinkView
      purpose="unsubscribe"
      action={unsubscribe}
      name="unsubscribe"
      {...parseNewsletterLinkQuery(await searchParams)}
    />
  );
}
