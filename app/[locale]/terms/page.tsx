import { LongTextPage } from '@/components/sections/long-text-page';
import { staticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => staticPageMetadata('terms');

export default function TermsPage() {
  return <LongTextPage page="terms" />;
}
