/** Dogs and puppies in the nine languages: what a text about a cat, or about any animal, must not contain. */
export const dogTerms = new RegExp(
  [
    'σκ[υύ]λ|κουτ[αά]β',
    '\\bdogs?\\b|pupp(?:y|ies)',
    'perr[oa]|cachorr',
    'соба[кч]|(?<!\\p{L})щен[оки]',
    '犬|狗',
    '\\bchiens?\\b|chiot',
    'куче',
    '(?<!\\p{L})su(?:ns|ņ\\p{L}*|ni\\p{L}*)(?!\\p{L})|kucēn',
    '\\bcan[ei]\\b',
  ].join('|'),
  'iu',
);
