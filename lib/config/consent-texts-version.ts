/**
 * The version of the consent texts beside the forms, and of the terms and the privacy notice they refer to; increase it
 * when any of them changes.
 */
export const consentTextsVersion = '2026-11-28';
