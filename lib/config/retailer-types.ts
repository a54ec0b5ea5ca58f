/**
 * The kinds of business that may apply to become a retailer, and so the kinds of stores; the database has the same
 * list.
 */
export const retailerTypes = [
  'petStore',
  'veterinaryClinic',
  'petGrooming',
  'petHotel',
  'farmStore',
  'onlineStore',
  'other',
] as const;
