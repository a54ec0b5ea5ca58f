import { LongText } from '@/components/sections/long-text';
import { staticPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => staticPageMetadata('credits');

export default function CreditsPage() {
  return <LongText page="credits" />;
}
