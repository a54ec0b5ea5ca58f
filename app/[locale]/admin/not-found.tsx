import { NavigationEnd } from '@/components/site-shell/navigation-end';
import { createUnindexedPageMetadata } from '@/lib/unindexed-page-metadata';
import NotFound from '../not-found';

export const generateMetadata = () => createUnindexedPageMetadata('pageTitles.notFound');

/** Shown where a link leads to what has been deleted, such as a lead that was erased. */
export default function StaffNotFound() {
  return (
    <>
      <NavigationEnd />
      <NotFound />
    </>
  );
}
