import { LongTextPage } from '@/components/sections/long-text-page';
import { staticPageMetadata } from '@/components/sections/static-page-metadata';

export const generateMetadata = () => staticPageMetadata('credits');

export default function CreditsPage() {
  return <LongTextPage page="credits" />;
}
