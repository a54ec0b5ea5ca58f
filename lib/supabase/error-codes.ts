// SQLSTATEs that the site distinguishes, by the `code` of an error; messages are for logs, may change. A rejection for
// which the site has a text of its own has a code of class MA, which neither SQL nor PostgreSQL uses:
//
// | code  | raised by                 | when                                                             |
// | ----- | ------------------------- | ---------------------------------------------------------------- |
// | MA001 | `private.keep_an_admin()` | nobody would be left who is an active administrator              |
// | MA002 | `private.stamp_lead()`    | the assignee of a lead is not an active administrator or sales   |
// | MA003 | `set_staff_role()` and    | somebody else changed the account since the page that sends the  |
// |       | `set_staff_active()`      | change was loaded                                                |
//
// Other rejections of our functions have PostgreSQL's own code for the case: 42501 (the caller's role), 22023 (an
// argument), 23503 (no such row).

/** PostgreSQL's code for a unique violation. */
export const uniqueViolationCode = '23505';

/** The role of the last active administrator cannot be changed. */
export const lastAdminCode = 'MA001';

/** The assignee of a lead must be an active administrator or sales. */
export const invalidAssigneeCode = 'MA002';

/** Somebody else changed the account since the page that sends the change was loaded. */
export const staffConflictCode = 'MA003';
