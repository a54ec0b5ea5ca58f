/** The values of a store that the database accepts, without a slug. */
export const sampleStore = {
  name: 'Η Ουρά',
  kind: 'petStore' as const,
  address: 'Σκουφά 41',
  city: 'Αθήνα',
  latitude: 37.98,
  longitude: 23.74,
};
