/** Of every page of every PDF, in points: A4 with a uniform margin. */
export const pdfPageSize = { width: 595.28, height: 841.89, margin: 42 };
