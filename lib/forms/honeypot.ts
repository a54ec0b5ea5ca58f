/**
 * The honeypot field, which people do not see and only a bot fills in. In its own file, because the browser needs it
 * before any schema.
 */
export const honeypotField = 'topicNote';

/** Attributes of its input: keep autofill, tabbing and the usual password managers away. */
export const honeypotAttributes = {
  name: honeypotField,
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;
