/**
 * One subset: the package file it is cut from, its letters, the ranges that make a
 * browser fetch it, and a text to measure.
 */
export type FontSubset = {
  source: 'latin' | 'latin-ext' | 'greek' | 'cyrillic';
  /** Family name; Bulgarian letterforms are a second family because `unicode-range` cannot distinguish languages. */
  family?: string;
  features?: string[];
  characters: string;
  range: string;
  sample: string;
};

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const cyrillic = {
  source: 'cyrillic',
  characters: `${span(0x410, 0x44f)}Ёё№`,
  range: 'U+0400-045F, U+2116',
  sample: 'Полноценные сырые блюда для собак и кошек из настоящих греческих продуктов без злаков и обработки',
} as const;

/** The subsets by name. Every language needs `base`; the others only add letters, so the digits are fetched once. */
export const fontSubsetsByName: Record<string, FontSubset> = {
  base: {
    source: 'latin',
    characters: `${span(0x20, 0x7e)}\u00a0«»©®°±·×½–—‘’“”„•…€™−\u2009\u202f`,
    range: 'U+0020-00BF, U+00D7, U+2000-206F, U+20AC, U+2122, U+2212',
    sample:
      'Nutrition as nature intended. Raw, complete meals for dogs and cats from Greek ingredients, minced with bone. ' +
      'Where to find our food, and how much to feed. Un alimento crudo y completo para perros y gatos, sin cereales. ' +
      'Pasti completi per cani adulti, con ossa macinate e verdure di stagione; dieta mediterranea. Un repas cru et complet.',
  },
  accents: {
    source: 'latin',
    characters: '¡¿ªºÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûüÿŒœÆæß',
    range: 'U+00A1, U+00AA, U+00BA, U+00BF-00D6, U+00D8-00FF, U+0152-0153',
    sample: 'éèàçêùîôñóáí',
  },
  latvian: { source: 'latin-ext', characters: 'ĀāČčĒēĢģĪīĶķĻļŅņŠšŪūŽž', range: 'U+0100-017E', sample: 'āčēģīķļņšūž' },
  greek: {
    source: 'greek',
    characters: span(0x384, 0x3ce),
    range: 'U+0370-03FF',
    sample: 'Ωμά πλήρη γεύματα για σκύλους και γάτες από αληθινές ελληνικές πρώτες ύλες χωρίς δημητριακά',
  },
  cyrillic,
  bulgarian: { ...cyrillic, family: 'Commissioner Bulgarian', features: ['locl'] },
};
