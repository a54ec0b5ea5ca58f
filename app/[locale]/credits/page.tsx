import { LongText } from '@/components/sections/long-text';
import { fixedPageMetadata } from '@/components/sections/page-metadata';

export const generateMetadata = () => fixedPageMetadata('credits');

export default function CreditsPage() {
  return <LongText page="credits" />;
}
