/** The roles that work in the staff area; `member` is the database's role for an account without any of them. */
export const staffRoles = ['admin', 'editor', 'sales'] as const;

/** The roles of an account, as the profiles table allows them. */
export const profileRoles = [...staffRoles, 'member'] as const;

export type StaffRole = (typeof staffRoles)[number];

/**
 * Who may do what in the staff area. Row-level security repeats it in the database; a database test compares the two.
 */
export const rolesByPermission = {
  account: staffRoles,
  dashboard: staffRoles,
  leads: ['admin', 'sales'],
  subscribers: ['admin'],
  // Sales see only the emails about leads, administrators all: the database decides.
  outbox: ['admin', 'sales'],
  stores: ['admin', 'editor'],
  media: ['admin', 'editor'],
  speed: ['admin', 'editor'],
  team: ['admin'],
  audit: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;

/** True when the role may do it; use `requireStaffWithRole(...rolesByPermission.x)` to enforce the same. */
export function roleAllows(role: StaffRole, permission: Permission): boolean {
  return (rolesByPermission[permission] as readonly StaffRole[]).includes(role);
}
