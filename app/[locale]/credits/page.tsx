import { LongText } from '@/components/editorial/long-text';
import { fixedPageMetadata } from '@/components/editorial/metadata';

export const generateMetadata = () => fixedPageMetadata('credits');

export default function CreditsPage() {
  return <LongText page="credits" />;
}
