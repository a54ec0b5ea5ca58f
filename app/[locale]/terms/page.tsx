import { LongTextPage } from '@/components/sections/long-text-page';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => createStaticPageMetadata('terms');

export default function TermsPage() {
  return <LongTextPage page="terms" />;
}
