/** A field that people do not see; only a machine fills it. Alone here, because the browser needs it before any schema. */
export const trapField = 'topicNote';
