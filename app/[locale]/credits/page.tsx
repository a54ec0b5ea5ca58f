import { LongTextPage } from '@/components/sections/long-text-page';
import { createStaticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => createStaticPageMetadata('credits');

export default function CreditsPage() {
  return <LongTextPage page="credits" />;
}
