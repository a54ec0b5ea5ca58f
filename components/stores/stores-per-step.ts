/** The shops that the list shows as cards at first, and that “show more” adds each time. */
export const storesPerStep = 20;
