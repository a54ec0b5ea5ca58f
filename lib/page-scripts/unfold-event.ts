/** Sent when the sections below the first screen may be laid out. */
export const unfoldEvent = 'unfold';
