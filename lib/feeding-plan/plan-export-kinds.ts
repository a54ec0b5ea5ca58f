/** The ways to take a feeding plan along; `vet` is the vet summary of a dog that gets no plan. */
export const planExportKinds = ['pdf', 'calendar', 'mail', 'vet'] as const;

export type PlanExportKind = (typeof planExportKinds)[number];
