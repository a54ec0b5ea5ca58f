/** The message of an auth error, a key under `auth.errors`. */
export type AuthErrorKey =
  | 'invalidCredentials'
  | 'rateLimited'
  | 'unavailable'
  | 'sessionMissing'
  | 'codeInvalid'
  | 'factorInvalid'
  | 'weakPassword'
  | 'samePassword'
  | 'noAccount'
  | 'provider';

const byCode = new Map<string, AuthErrorKey>(
  Object.entries({
    over_request_rate_limit: 'rateLimited',
    over_email_send_rate_limit: 'rateLimited',
    over_sms_send_rate_limit: 'rateLimited',
    invalid_credentials: 'invalidCredentials',
    user_not_found: 'invalidCredentials',
    email_not_confirmed: 'invalidCredentials',
    phone_not_confirmed: 'invalidCredentials',
    user_banned: 'invalidCredentials',
    validation_failed: 'invalidCredentials',
    otp_expired: 'codeInvalid',
    otp_disabled: 'codeInvalid',
    mfa_verification_failed: 'factorInvalid',
    mfa_verification_rejected: 'factorInvalid',
    mfa_challenge_expired: 'factorInvalid',
    mfa_factor_not_found: 'factorInvalid',
    weak_password: 'weakPassword',
    same_password: 'samePassword',
    session_not_found: 'sessionMissing',
    session_expired: 'sessionMissing',
    refresh_token_not_found: 'sessionMissing',
    refresh_token_already_used: 'sessionMissing',
    bad_jwt: 'sessionMissing',
    no_authorization: 'sessionMissing',
    signup_disabled: 'noAccount',
    bad_oauth_state: 'provider',
    bad_oauth_callback: 'provider',
    oauth_provider_not_supported: 'provider',
    provider_disabled: 'provider',
    flow_state_not_found: 'provider',
    flow_state_expired: 'provider',
    bad_code_verifier: 'provider',
  }),
);

type Failure = { name?: string; code?: string; status?: number; message?: string };

/**
 * The message key of an auth error and, if it contains a wait, its minutes. No message reveals whether an account
 * exists.
 */
export function authErrorKey(error: Failure): { key: AuthErrorKey; minutes: number } {
  const key =
    error.status === 429
      ? 'rateLimited'
      : (byCode.get(error.code ?? '') ?? (error.name === 'AuthSessionMissingError' ? 'sessionMissing' : 'unavailable'));
  const seconds = Number(/after (\d+) seconds/.exec(error.message ?? '')?.[1] ?? 900);
  return { key, minutes: key === 'rateLimited' ? Math.max(1, Math.ceil(seconds / 60)) : 0 };
}
