/** The day of the last assessment of the whole site (docs/reliability.md), which the accessibility statement names. */
export const accessibilityAssessmentDate = '2026-11-25';

/** Within how many working days a report of a barrier gets a reply: what the accessibility statement promises. */
export const accessibilityReplyWorkingDays = 5;
