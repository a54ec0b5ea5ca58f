'use client';

import { type FormEvent, type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type AnswerFieldName,
  type Answers,
  answerParamNames,
  paramsToAnswers,
  type WizardVariant,
} from '@/lib/feeding/answers';
import { type AnswerErrors, answersToProfile } from '@/lib/feeding/answers-to-profile';
import { listWizardStepsOfVariant } from '@/lib/feeding/wizard-steps';
import { hasPreservedInput } from '@/lib/forms/preserved-input-attribute-and-key';
import { answersAfterChange } from './answers-after-change';
import { deleteAnswers, loadAnswers, loadEnteredAge, saveAnswers } from './answers-storage';
import { parseEnteredAnswers, resolveInitialWizardState } from './initial-wizard-state';
import { preloadResultView } from './lazy-result-view';
import { findFirstIncompleteStepIndex, findStepErrors, reachableWizardView } from './step-validation';
import type { WizardFormResult } from './wizard-form-action-type';
import {
  buildWizardStepUrlWithoutAnswers,
  createEmptyAnswers,
  parseSharedAnswers,
  parseWizardView,
  type WizardView,
} from './wizard-url';

type Options = {
  variant: WizardVariant;
  /** BCP 47 tag for numbers. */
  tag: string;
  formState: WizardFormResult | null;
  form: RefObject<HTMLFormElement | null>;
};

/**
 * Answers, place and errors of the wizard. `view` is null until the browser has read the URL: until then, and
 * without JavaScript for good, all steps stand on one page.
 */
export function useWizard({ variant, tag, formState, form }: Options) {
  const [answers, setAnswers] = useState<Answers>(() =>
    formState ? paramsToAnswers(new URLSearchParams(formState.answers)) : createEmptyAnswers(variant),
  );
  const [view, setView] = useState<WizardView | null>(formState?.ok ? 'plan' : null);
  const [errors, setErrors] = useState<AnswerErrors>(formState && !formState.ok ? formState.fields : {});
  const [lost, setLost] = useState(false);
  // Counts the moves and rejections that the focus has to follow.
  const [moves, setMoves] = useState({ to: 0, rejections: 0 });
  const enteredAge = useRef('');
  const ready = view !== null;

  function draw(next: WizardView, moved: boolean) {
    setErrors({});
    setLost(false);
    setView(next);
    if (moved) setMoves(({ to, rejections }) => ({ to: to + 1, rejections }));
  }

  function turn(next: WizardView, moved: boolean) {
    if (next !== 'plan') return draw(next, moved);
    // The plan is drawn by a file of its own: what is shown stays until that is there, and a lost connection is
    // reported at the last step.
    const awaited = () => parseWizardView(location.search, variant) === 'plan';
    preloadResultView().then(
      () => awaited() && startTransition(() => draw('plan', moved)),
      () => awaited() && stayAtLastStep(),
    );
  }

  function stayAtLastStep() {
    const last = listWizardStepsOfVariant(variant).length - 1;
    history.replaceState(null, '', buildWizardStepUrlWithoutAnswers(location.pathname, last, location.search));
    draw(last, false);
    reject({});
    setLost(true);
  }

  function show(requestedView: WizardView, known: Answers) {
    const next = reachableWizardView(known, requestedView);
    if (next !== requestedView)
      history.replaceState(null, '', buildWizardStepUrlWithoutAnswers(location.pathname, next, location.search));
    turn(next, true);
  }

  function begin() {
    const saved = formState ? answers : loadAnswers(variant);
    const fields = form.current && new FormData(form.current);
    const entered = fields ? parseEnteredAnswers(fields) : {};
    const initial = resolveInitialWizardState({ variant, url: location, saved, entered });
    const { answers: known, view: first, url } = initial;
    // Of an age that stands in two units in the field, or that was converted before a reload.
    const ageText = String(fields?.get(answerParamNames.age) ?? '');
    const savedText = known.age === saved?.age ? loadEnteredAge(variant) : '';
    enteredAge.current = ageText === '' || ageText === known.age ? savedText : ageText;
    setAnswers(known);
    // At once: the answers of a link leave the URL below.
    saveAnswers(known, enteredAge.current);
    if (formState) {
      setView(findFirstIncompleteStepIndex(known) ?? 0);
      setErrors(formState.ok ? {} : formState.fields);
    } else {
      turn(first, false);
      if (Object.keys(initial.errors).length > 0) reject(initial.errors);
    }
    if (url) history.replaceState(null, '', url);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the URL once; later moves come as events.
  useEffect(() => {
    if (formState?.ok) return;
    // Only after a reload for a new release: what was entered is put into the whole form, before it becomes one step.
    if (hasPreservedInput())
      import('@/lib/forms/preserve-and-restore-input').then(({ restoreInput }) => restoreInput()).then(begin, begin);
    else begin();
  }, []);

  const follow = useEffectEvent(() => {
    const shared = parseSharedAnswers(location.hash, variant);
    if (shared) {
      enteredAge.current = '';
      setAnswers(shared);
      history.replaceState(
        null,
        '',
        buildWizardStepUrlWithoutAnswers(location.pathname, reachableWizardView(shared, 'plan'), location.search),
      );
    }
    show(shared ? 'plan' : parseWizardView(location.search, variant), shared ?? answers);
    const open = shared && findFirstIncompleteStepIndex(shared);
    if (open !== null) reject(findStepErrors(shared ?? answers, open));
  });
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (ready) saveAnswers(answers, enteredAge.current);
  }, [ready, answers]);

  // Whoever got beyond the first step will see the plan.
  useEffect(() => {
    if (typeof view === 'number' && view > 0) preloadResultView().catch(() => {});
  }, [view]);

  function go(next: WizardView) {
    const url = buildWizardStepUrlWithoutAnswers(location.pathname, next, location.search);
    // Requested twice while it loads, the plan is one step back all the same.
    if (url !== location.pathname + location.search) history.pushState(null, '', url);
    turn(next, true);
  }

  function reject(errors: AnswerErrors) {
    setErrors(errors);
    setMoves(({ to, rejections }) => ({ to, rejections: rejections + 1 }));
  }

  /** Continue: the next step when this one is in order, and after the last the plan. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (view === null || view === 'plan') return;
    event.preventDefault();
    const errors = findStepErrors(answers, view);
    if (Object.keys(errors).length > 0) return reject(errors);
    if (view + 1 < listWizardStepsOfVariant(variant).length) return go(view + 1);
    const open = findFirstIncompleteStepIndex(answers);
    if (open === null) return go('plan');
    go(open);
    reject(findStepErrors(answers, open));
  }

  function update(changes: Partial<Answers>) {
    // Here and not in the field, whose answers are of its last rendering: early input changes several at once.
    if (changes.age !== undefined) enteredAge.current = changes.age;
    const ageText = enteredAge.current;
    setAnswers((before) => answersAfterChange(before, changes, ageText, tag));
    const changed = Object.keys(changes) as AnswerFieldName[];
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.some((each) => each === field))),
    );
  }

  function startOver() {
    deleteAnswers(variant);
    enteredAge.current = '';
    setAnswers(createEmptyAnswers(variant));
    go(0);
  }

  const checked = view === 'plan' ? answersToProfile(answers) : null;
  const profile = checked?.ok ? checked.profile : null;
  return { answers, view, errors, lost, moves, profile, update, go, startOver, onSubmit };
}
