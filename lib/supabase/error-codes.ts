/** PostgreSQL's code for a row that would be a second one of what may exist once. */
export const uniqueViolation = '23505';
