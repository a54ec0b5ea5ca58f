import { editorialMetadata } from '@/components/editorial/editorial-page';
import { LongText } from '@/components/editorial/long-text';

export const generateMetadata = () => editorialMetadata('privacy');

export default function PrivacyPage() {
  return <LongText page="privacy" />;
}
