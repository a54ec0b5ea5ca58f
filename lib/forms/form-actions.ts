/**
 * The hidden field in which a public form names its server action; what begins with $ is no part of the form's values.
 */
export const actionField = '$form';

/** The exported name of each public form's server action, which stays the same when its id changes. */
export const formActions = {
  partnership: 'submitPartnership',
  export: 'submitExportEnquiry',
  contact: 'submitContactMessage',
  newsletter: 'subscribe',
} as const;
