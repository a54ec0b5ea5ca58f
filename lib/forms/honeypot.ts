/** The honeypot field, which people do not see and only a bot fills in. In its own file, because the browser needs it before any schema. */
export const honeypotField = 'topicNote';
