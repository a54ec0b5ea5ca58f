import { LongText } from '@/components/sections/long-text';
import { fixedPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => fixedPageMetadata('terms');

export default function TermsPage() {
  return <LongText page="terms" />;
}
