import { LongTextPage } from '@/components/sections/long-text-page';
import { staticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => staticPageMetadata('privacy');

export default function PrivacyPage() {
  return <LongTextPage page="privacy" />;
}
