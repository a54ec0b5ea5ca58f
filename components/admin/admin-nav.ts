import type { Permission } from '@/lib/auth/permissions';
import { staffPaths } from '@/lib/config/site-paths';

/** The links of the staff menu. A link shows only for roles with its permission. */
export const adminNav = [
  { key: 'dashboard', path: staffPaths.admin, permission: 'dashboard' },
  { key: 'leads', path: staffPaths.leads, permission: 'leads' },
  { key: 'stores', path: staffPaths.stores, permission: 'stores' },
  { key: 'media', path: staffPaths.media, permission: 'media' },
  { key: 'subscribers', path: staffPaths.subscribers, permission: 'subscribers' },
  { key: 'outbox', path: staffPaths.outbox, permission: 'outbox' },
  { key: 'team', path: staffPaths.team, permission: 'team' },
  { key: 'audit', path: staffPaths.audit, permission: 'audit' },
  { key: 'speed', path: staffPaths.speed, permission: 'speed' },
  { key: 'account', path: staffPaths.account, permission: 'account' },
] as const satisfies { key: string; path: string; permission: Permission }[];
