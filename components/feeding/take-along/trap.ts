/** Name of the field that people do not see; whatever fills it is a machine. */
export const trapName = 'website';
