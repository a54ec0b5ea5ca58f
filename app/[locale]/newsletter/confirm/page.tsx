import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterLinkView } from '@/components/sections/newsletter-link-view';
import { confirmSubscription } from '@/lib/newsletter/link-actions';
import { parseNewsletterLinkQuery } from '@/lib/newsletter/newsletter-link-results';
import { appendBrandIfTitleFits } from '@/lib/seo';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('newsletterPages');
  // The URL contains the token, so it must not leak to other sites as a referrer.
  return { title: appendBrandIfTitleFits(t('confirm.title')), robots: { index: false }, referrer: 'same-origin' };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewsletterConfirmPage({ searchParams }: Props) {
  return (
    <NewsletterLinkView
      purpose="confirm"
      action={confirmSubscription}
      name="confirmSubscription"
      {...parseNewsletterLinkQuery(await searchParams)}
    />
  );
}
