/** The day of the last assessment of the whole site (docs/reliability.md), which the accessibility statement names. */
export const accessibilityAssessmentDate = '2026-11-25';
