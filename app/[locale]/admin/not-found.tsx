import { NavigationEnd } from '@/components/site-shell/navigation-end';
import NotFound from '../not-found';

/** Shown where a link leads to what has been deleted, such as a lead that was erased. */
export default function StaffNotFound() {
  return (
    <>
      <NavigationEnd />
      <NotFound />
    </>
  );
}
