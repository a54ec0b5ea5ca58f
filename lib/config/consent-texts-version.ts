/**
 * The version of the consent texts beside the forms, and of the terms and the privacy notice they refer to: the day of
 * the last change of any of them. The check of the content reports a change without a new version.
 */
export const consentTextsVersion = '2026-11-28';

/** The messages beside each form that request consent or explain what happens to the data, by purpose. */
export const consentMessageKeys = {
  newsletter: 'footer.newsletter.agreement',
  'partnership-terms': 'partnership.fields.agreeToTerms',
  'partnership-marketing': 'partnership.fields.agreeToMarketing',
  export: 'exportEnquiry.privacy',
  contact: 'contactForm.fields.agreeToPrivacy',
} as const;
