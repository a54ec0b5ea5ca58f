import type { PlanPartProps } from './plan-part-props';

/** What the 28 days add up to, food by food. */
export function ShoppingSection({ plan, known, messages, figures }: PlanPartProps) {
  const { result } = messages.plan;
  return (
    <section aria-labelledby="plan-shopping" className="container-page pb-section">
      <h2 id="plan-shopping" className="text-3xl">
        {result.shopping}
      </h2>
      <table className="mt-6 max-w-3xl text-base [&_th]:wrap-normal">
        <thead>
          <tr>
            <th scope="col">{result.food}</th>
            <th scope="col">{result.amount}</th>
            <th scope="col">{result.packs}</th>
          </tr>
        </thead>
        <tbody>
          {plan.shopping.map(({ slug, grams, packs1kg }) => (
            <tr key={slug}>
              <th scope="row">{known.get(slug)?.name}</th>
              <td className="whitespace-nowrap">{figures.kilograms(grams / 1000)}</td>
              <td>{figures.whole(packs1kg)}</td>
            </tr>
          ))}
        </tbody>
        {plan.shopping.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{result.total}</th>
              <td className="whitespace-nowrap">{figures.kilograms(plan.totalG / 1000)}</td>
              <td />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
