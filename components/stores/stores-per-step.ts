/** The number of stores that the list first shows as cards, and that “show more” adds each time. */
export const storesPerStep = 20;
