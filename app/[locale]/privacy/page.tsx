import { LongText } from '@/components/sections/long-text';
import { fixedPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => fixedPageMetadata('privacy');

export default function PrivacyPage() {
  return <LongText page="privacy" />;
}
