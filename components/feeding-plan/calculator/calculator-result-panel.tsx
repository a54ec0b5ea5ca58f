import type { FormattedCalculatorResult } from './calculator-types';

type Props = { result: FormattedCalculatorResult; plan: string; vet: string };

/** The amounts in large figures and the way on to the plan. */
export function CalculatorResultPanel({ result, plan, vet }: Props) {
  const { amount, spokenAmount, unit, guide, facts, notes, planHref } = result;
  return (
    <div data-result>
      <p className="headline max-w-none whitespace-nowrap text-6xl text-saffron tabular-nums">
        {spokenAmount ? (
          <>
            <span aria-hidden>{amount}</span>
            <span className="sr-only">{spokenAmount}</span>
          </>
        ) : (
          amount
        )}
      </p>
      <p className="mt-4 font-bold text-lg">{unit}</p>
      {guide.length > 0 && (
        <p data-guide className="mt-3 max-w-measure text-sm">
          {guide.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-5">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-border border-t pt-3">
              <dt className="font-normal text-muted text-sm">{label}</dt>
              <dd className="headline text-2xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
      <p className="note">{vet}</p>
      <p className="mt-6 max-w-none" data-print="hide">
        <a href={planHref} className="link inline-flex min-h-11 items-center font-bold">
          {plan}
        </a>
      </p>
    </div>
  );
}

/** The formula with its numbers, and where it comes from. */
export function CalculatorMethodDetails({
  formula,
  heading,
  text,
}: {
  formula: string;
  heading: string;
  text: string;
}) {
  return (
    <details className="mt-8 border-border border-y py-3">
      <summary className="min-h-8 pointer-coarse:py-2.5">{heading}</summary>
      <p className="mt-3 max-w-none font-bold tabular-nums">{powers(formula)}</p>
      <p className="mt-2 text-muted text-sm">{text}</p>
    </details>
  );
}

// The font has no superscript figures beyond ² and ³.
function powers(formula: string) {
  return formula.split(/\^([\d.,]+)/).map((part, index) => (index % 2 === 1 ? <sup key={part}>{part}</sup> : part));
}
