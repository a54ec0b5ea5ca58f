import { redirect } from 'next/navigation';
import { permissions } from '@/lib/auth/permissions';
import { requireStaff } from '@/lib/auth/require-staff';
import { staffPaths } from '@/lib/config/site-paths';
import { currentLocale } from '@/lib/i18n/navigation';
import { localePath } from '@/lib/i18n/paths';

export default async function DashboardRedirect() {
  await requireStaff(...permissions.dashboard);
  redirect(localePath(await currentLocale(), staffPaths.admin));
}
