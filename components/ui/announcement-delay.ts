/** How long an emptied live region stays empty before it announces: two changes in one frame announce nothing. */
export const announceAfterMs = 100;
