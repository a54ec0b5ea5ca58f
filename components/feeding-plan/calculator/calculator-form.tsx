'use client';

import { useEffect, useRef, useState } from 'react';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { restoreInputIfPreserved } from '@/lib/forms/restore-input-if-preserved';
import { CalculatorMethodDetails, CalculatorResultPanel } from './calculator-result-panel';
import type {
  CalculatorErrorResult,
  CalculatorSettings,
  CalculatorValues,
  FormattedCalculatorResult,
} from './calculator-types';
import { readCalculatorFormValues } from './read-calculator-form-values';

export type CalculatorChoiceFieldConfig = { name: string; label: string; options: { value: string; label: string }[] };
type Props = {
  settings: CalculatorSettings;
  /** Initial values of the form, and the result for them, computed when the page was built. */
  values: CalculatorValues;
  initial: FormattedCalculatorResult;
  choices: CalculatorChoiceFieldConfig[];
  labels: Record<
    'weight' | 'weightHint' | 'age' | 'months' | 'monthsHint' | 'submit' | 'indicative' | 'method' | 'plan' | 'vet',
    string
  >;
};

/**
 * The quantity calculator. Its rules and their library arrive when it comes near the screen; before that the form leads
 * to the plan. Without scripts nothing reads its values there, and it is hidden.
 */
export function CalculatorForm({ settings, values, initial, choices, labels }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const rules = useRef<Promise<typeof import('./update-calculator')> | null>(null);
  const lastChanged = useRef<EventTarget | null>(null);
  const [result, setResult] = useState<FormattedCalculatorResult | CalculatorErrorResult>(initial);
  const [announcement, setAnnouncement] = useState('');

  function load() {
    rules.current ??= import('./update-calculator');
    return rules.current;
  }
  // A failure shows when a result is requested: the next call tries again.
  function preload() {
    load().catch(() => {
      rules.current = null;
    });
  }
  async function update(changed: EventTarget | null = null) {
    // The form is read once the rules are there, when another control may have changed.
    lastChanged.current = changed;
    try {
      const { updateCalculator } = await load();
      if (form.current) setResult(updateCalculator(settings, form.current, lastChanged.current));
    } catch (error) {
      rules.current = null;
      // biome-ignore lint/suspicious/noConsole: the browser has no other log.
      console.error('[calculator]', error);
      setResult({ ok: false, field: null, error: settings.labels.errors.unavailable ?? '' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: watches once; `update` reads the form itself.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // What was typed before the script ran, or restored by the browser, still needs its result.
        const hasInput = Object.entries(readCalculatorFormValues(element)).some(
          ([name, value]) => values[name] !== value,
        );
        if (hasInput) update();
        else preload();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // Only after a reload for a new release. Without it the form has its initial values.
    restoreInputIfPreserved();
  }, []);

  useEffect(() => {
    if (result === initial) return;
    // Emptied first: the same text once more would be no news to a screen reader.
    setAnnouncement('');
    // Waits for the end of typing, so that a screen reader hears one result.
    const timer = setTimeout(() => setAnnouncement(result.ok ? result.summary : result.error), 600);
    return () => clearTimeout(timer);
  }, [result, initial]);

  type TextName = 'weight' | 'age' | 'months';
  const wrong = (field: TextName) => (!result.ok && result.field === field ? true : undefined);
  const hints: Partial<Record<TextName, string>> = { weight: labels.weightHint, months: labels.monthsHint };
  // A puppy has a field for its months, none for its activity: styles see to it, so that it works before scripts run.
  const shown = { weight: 'sm:col-span-2', age: '', months: '[form:not(:has([value=puppy]:checked))_&]:hidden' };
  const text = (name: TextName) => (
    <div className={shown[name]}>
      <label htmlFor={`calculator-${name}`}>{labels[name]}</label>
      <input
        id={`calculator-${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        defaultValue={values[name]}
        aria-invalid={wrong(name)}
        aria-describedby={wrong(name) ? 'calculator-error' : hints[name] ? `calculator-${name}-hint` : undefined}
        className="mt-1.5"
      />
      {hints[name] && (
        <p id={`calculator-${name}-hint`} className="mt-1 text-muted text-sm">
          {hints[name]}
        </p>
      )}
    </div>
  );

  return (
    <div
      data-calculator
      {...preserveInputOnReloadProps}
      className="mt-8 grid gap-x-16 gap-y-10 noscript:hidden lg:grid-cols-2"
    >
      <div className="min-w-0">
        <form
          ref={form}
          action={settings.planPath ?? '#amounts'}
          noValidate
          data-held=""
          onFocus={preload}
          onInput={({ target }) => update(target)}
          onBlur={({ target }) => (target as Element).id === 'calculator-age' && update()}
          onSubmit={(event) => {
            event.preventDefault();
            update();
          }}
          className="grid content-start gap-5 sm:grid-cols-2"
          data-print="hide"
        >
          {text('weight')}
          {settings.kind === 'cat' && text('age')}
          {choices.map(({ name, label, options }) => (
            <div
              key={name}
              className={
                name === 'lifestyle'
                  ? 'sm:col-span-2'
                  : name === 'activity' && settings.kind === 'dog'
                    ? '[form:has([value=puppy]:checked)_&]:hidden'
                    : undefined
              }
            >
              <label htmlFor={`calculator-${name}`}>{label}</label>
              <select id={`calculator-${name}`} name={name} defaultValue={values[name]} className="mt-1.5">
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </div>
          ))}
          {settings.kind === 'dog' && text('months')}
          <div className="sm:col-span-2">
            <p id="calculator-error" className="font-bold text-danger empty:hidden">
              {result.ok ? '' : result.error}
            </p>
            <button
              type="submit"
              className="mt-3 min-h-12 w-full cursor-pointer bg-accent px-8 font-bold text-accent-foreground hover:bg-accent-hover sm:w-auto"
            >
              {labels.submit}
            </button>
            <p className="mt-4 text-muted text-sm">{labels.indicative}</p>
          </div>
        </form>
        {result.ok && <CalculatorMethodDetails formula={result.formula} heading={labels.method} text={result.method} />}
      </div>
      {result.ok ? <CalculatorResultPanel result={result} plan={labels.plan} vet={labels.vet} /> : <div />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
