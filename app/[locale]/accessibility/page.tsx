import { LongText } from '@/components/sections/long-text';
import { fixedPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => fixedPageMetadata('accessibility');

export default function AccessibilityPage() {
  return <LongText page="accessibility" />;
}
