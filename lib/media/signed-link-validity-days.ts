/** How long a signed link to a file of the media library is valid, in days; storage accepts a year at most. */
export const signedLinkValidityDays = { min: 1, max: 365, proposed: 7 };
