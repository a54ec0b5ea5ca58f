/** Within how many working days a report of a barrier gets a reply: what the accessibility statement promises. */
export const accessibilityReplyWorkingDays = 5;
