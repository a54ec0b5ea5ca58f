const limited = ['over_request_rate_limit', 'over_email_send_rate_limit', 'over_sms_send_rate_limit'];
const wrong = [
  'invalid_credentials',
  'user_not_found',
  'email_not_confirmed',
  'phone_not_confirmed',
  'user_banned',
  'validation_failed',
];

/** Which of the sign-in messages an auth error means. It never tells whether the account exists. */
export function signInProblem(error: { code?: string; status?: number }): {
  key: 'invalidCredentials' | 'rateLimited' | 'unavailable';
  minutes: number;
} {
  if (error.status === 429 || limited.includes(error.code ?? '')) return { key: 'rateLimited', minutes: 15 };
  if (wrong.includes(error.code ?? '')) return { key: 'invalidCredentials', minutes: 0 };
  return { key: 'unavailable', minutes: 0 };
}
