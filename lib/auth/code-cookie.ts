/** Remembers for an hour, in this browser alone, which address a sign-in code was sent to. */
export const codeCookie = {
  name: 'sign-in-code',
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 3600,
} as const;
