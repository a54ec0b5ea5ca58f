/** Secondary text, and rules between rows; the other colours are the brand's (`lib/config/brand-colours.ts`). */
export const pdfMutedColour = '#62554B';
export const pdfRuleColour = '#DDD0BC';
