import { LongText } from '@/components/editorial/long-text';
import { fixedPageMetadata } from '@/components/editorial/metadata';

export const generateMetadata = () => fixedPageMetadata('privacy');

export default function PrivacyPage() {
  return <LongText page="privacy" />;
}
