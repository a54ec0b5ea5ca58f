import { editorialMetadata } from '@/components/editorial/editorial-page';
import { LongText } from '@/components/editorial/long-text';

export const generateMetadata = () => editorialMetadata('credits');

export default function CreditsPage() {
  return <LongText page="credits" />;
}
