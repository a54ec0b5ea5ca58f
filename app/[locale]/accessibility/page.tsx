import { LongText } from '@/components/sections/long-text';
import { staticPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => staticPageMetadata('accessibility');

export default function AccessibilityPage() {
  return <LongText page="accessibility" />;
}
