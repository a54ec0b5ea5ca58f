import { LongText } from '@/components/editorial/long-text';
import { fixedPageMetadata } from '@/components/editorial/metadata';

export const generateMetadata = () => fixedPageMetadata('terms');

export default function TermsPage() {
  return <LongText page="terms" />;
}
