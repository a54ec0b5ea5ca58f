/** The honeypot field, which people do not see: a bot fills it in, or sometimes a password manager. */
export const honeypotField = 'topicNote';

/** Attributes of its input: autofill, tabbing and the usual password managers skip it. */
export const honeypotAttributes = {
  name: honeypotField,
  tabIndex: -1,
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/**
 * The hidden field in which a public form names its server action; what begins with $ is no part of the form's values.
 */
export const actionNameField = '$form';

/** The exported name of each public form's server action, which stays the same when its id changes. */
export const formActionNames = {
  partnership: 'submitPartnership',
  export: 'submitExportEnquiry',
  contact: 'submitContactMessage',
  newsletter: 'subscribeToNewsletter',
} as const;
