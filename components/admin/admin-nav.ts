import type { Permission } from '@/lib/auth/permissions';
import { staffPaths } from '@/lib/site-paths';

/** The staff area's menu: a link shows for the roles that hold its permission. */
export const adminNav = [
  { key: 'dashboard', path: staffPaths.admin, permission: 'dashboard' },
  { key: 'leads', path: staffPaths.leads, permission: 'leads' },
  { key: 'stores', path: staffPaths.stores, permission: 'stores' },
  { key: 'team', path: staffPaths.team, permission: 'team' },
  { key: 'audit', path: staffPaths.audit, permission: 'audit' },
  { key: 'account', path: staffPaths.account, permission: 'account' },
] as const satisfies { key: string; path: string; permission: Permission }[];
