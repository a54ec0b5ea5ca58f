const digest = /E\{\\?"digest\\?":\\?"([^"\\]+)/;

/** The number by which the log names the error of a page that Next failed to render; empty if it has none. */
export const findIncidentInHtml = (html: string): string => digest.exec(html)?.[1] ?? '';
