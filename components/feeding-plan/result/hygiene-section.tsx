import type { PlanWizardLabels } from '../plan-wizard-labels-type';

/** Storing, thawing, serving and washing. */
export function HygieneSection({ messages: { plan, hygiene } }: { messages: PlanWizardLabels }) {
  return (
    <section aria-labelledby="plan-hygiene" data-field="sea" className="painted">
      <div className="container-page section-y">
        <h2 id="plan-hygiene" className="text-4xl">
          {plan.result.hygiene}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
          {hygiene.map(({ title, text }) => (
            <li key={title} className="border-current border-t-4 pt-4">
              <h3>{title}</h3>
              <p className="mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
