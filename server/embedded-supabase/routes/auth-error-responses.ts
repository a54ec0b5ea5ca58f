/** A response in the form that supabase-js turns into an `AuthApiError` with this code. */
export const authErrorResponse = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) => Response.json({ code: status, error_code: code, msg: message }, { status, headers });

/** The response to somebody who has to wait, with the seconds worded as in Supabase Auth. */
export const tooManyRequestsResponse = (seconds: number) =>
  authErrorResponse(429, 'over_request_rate_limit', `Request rate limit reached, try again after ${seconds} seconds`, {
    'retry-after': String(seconds),
  });
