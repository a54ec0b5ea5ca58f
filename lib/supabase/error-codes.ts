/** PostgreSQL's code for a unique violation. */
export const uniqueViolation = '23505';
