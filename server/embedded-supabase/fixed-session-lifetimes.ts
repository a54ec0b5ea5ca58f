/**
 * How long a sign-in lives: a week at most, and a day without use. `supabase/config.toml` says the same to a hosted
 * project, and `forget_ended` in `system.sql` deletes the sessions that have ended. An access token lives shorter than
 * the inactivity, so that a session in use is refreshed before it ends.
 */
export const sessionLifetimeSettings = { jwt_expiry: 3600, sessions: { timebox: '168h', inactivity_timeout: '24h' } };
