const [isolate, endOfIsolate] = ['\u2068', '\u2069'];

/**
 * A name as part of a message, between the marks of Unicode for a text of another language (FSI and PDI), which nobody
 * sees: `TextWithIsolatedNames` states its language.
 */
export const isolateName = (name: string) => isolate + name + endOfIsolate;

/** The parts of a message: texts at even places, and at odd ones the names that were isolated in it. */
export const splitIsolatedNames = (message: string) =>
  message.split(new RegExp(`${isolate}([^${endOfIsolate}]*)${endOfIsolate}`));
