import { LongTextPage } from '@/components/sections/long-text-page';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => createStaticPageMetadata('privacy');

export default function PrivacyPage() {
  return <LongTextPage page="privacy" />;
}
