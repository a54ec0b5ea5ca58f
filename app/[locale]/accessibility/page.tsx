import { editorialMetadata } from '@/components/editorial/editorial-page';
import { LongText } from '@/components/editorial/long-text';

export const generateMetadata = () => editorialMetadata('accessibility');

export default function AccessibilityPage() {
  return <LongText page="accessibility" />;
}
