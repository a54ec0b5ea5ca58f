import { LongText } from '@/components/editorial/long-text';
import { fixedPageMetadata } from '@/components/editorial/metadata';

export const generateMetadata = () => fixedPageMetadata('accessibility');

export default function AccessibilityPage() {
  return <LongText page="accessibility" />;
}
