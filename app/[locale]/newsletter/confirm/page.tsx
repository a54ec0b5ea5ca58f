import { NewsletterLinkView } from '@/components/sections/newsletter-link-view';
import type { SearchParamsProps } from '@/lib/http/search-params';
import { confirmSubscription } from '@/lib/newsletter/link-actions';
import { parseNewsletterLinkQuery } from '@/lib/newsletter/newsletter-link-results';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';

export const generateMetadata = () => createUnindexedPageMetadata('newsletterPages.confirm.title');

export default async function NewsletterConfirmPage({ searchParams }: SearchParamsProps) {
  return (
    <NewsletterLinkView
      purpose="confirm"
      action={confirmSubscription}
      name="confirmSubscription"
      {...parseNewsletterLinkQuery(await searchParams)}
    />
  );
}
