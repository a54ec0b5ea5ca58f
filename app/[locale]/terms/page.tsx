import { editorialMetadata } from '@/components/editorial/editorial-page';
import { LongText } from '@/components/editorial/long-text';

export const generateMetadata = () => editorialMetadata('terms');

export default function TermsPage() {
  return <LongText page="terms" />;
}
