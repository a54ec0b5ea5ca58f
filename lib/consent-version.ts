/** The version of the words that visitors agree to beside a form, and of the terms and the privacy notice they name; raise it when any of them changes. */
export const consentVersion = '2025-11';
