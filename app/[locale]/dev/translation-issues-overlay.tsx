'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { readStorage, writeStorage } from '@/components/site-shell/local-storage';
import type { TranslationIssueKind } from '@/lib/content/read-text-inventory';
import { splitLocale } from '@/lib/i18n/locale-paths';
import { findTextsInDom, type TextOccurrence, type TextToReview } from './find-texts-in-dom';
import { getTextReviewLabels } from './labels';
import './text-mark.css';
import { devTextPagePath, locateTextOnPageParam } from './dev-text-paths';
import styles from './translation-issues-overlay.module.css';

const states: TranslationIssueKind[] = ['untranslated', 'long', 'changed'];
const storageKey = 'text-marks';
const toolId = 'text-marks';
/** The development server's own parts of a page. */
const toolSelector = `#${toolId}, [data-dev-tool]`;
const redrawMs = 300;

/** Where a mark is: on an element, in one of its attributes, or (without an element) in the title of the page. */
type PageMark = { text: TextToReview; place: Omit<TextOccurrence<TextToReview>, 'sought'> | null };

/**
 * The button that marks the texts of the page that are untranslated, whose source changed, or that are too long, with a
 * list of them. A page opened by the link of a text marks this one.
 */
export function TranslationIssuesOverlay() {
  const { locale, path } = splitLocale(usePathname());
  const labels = getTextReviewLabels(locale);
  const [chosen, setChosen] = useState<TranslationIssueKind[] | null>(null);
  const [texts, setTexts] = useState<TextToReview[]>([]);
  const [marks, setMarks] = useState<PageMark[]>([]);
  const [shownId, setShownId] = useState<string | null>(null);

  useEffect(() => {
    setShownId(new URLSearchParams(window.location.search).get(locateTextOnPageParam));
    const stored = readStorage(storageKey);
    setChosen(stored === null ? null : states.filter((state) => stored.split(' ').includes(state)));
  }, []);

  // The pages of the texts show in a table what marks would say.
  const isOffered = !path.startsWith('/dev/');
  const isOpen = isOffered && (chosen !== null || shownId !== null);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const query = shownId ? `?id=${encodeURIComponent(shownId)}` : '';
    fetch(`${devTextPagePath(locale)}/translation-issues.json${query}`, { signal: controller.signal })
      .then((response) => response.json())
      .then(setTexts, () => {});
    return () => controller.abort();
  }, [isOpen, locale, shownId]);

  useEffect(() => {
    const sought = texts.flatMap((text) => {
      const own = text.marks.filter(({ state }) => chosen?.includes(state));
      return own.length || text.id === shownId ? [{ ...text, marks: own }] : [];
    });
    const draw = () => setMarks(drawMarks(sought, shownId));
    draw();
    if (shownId) document.querySelector('[data-text-mark="shown"]')?.scrollIntoView({ block: 'center' });
    // Parts of the page that appear later, such as the next step of a form.
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver((records) => {
      if (records.every(({ target }) => (target.parentElement ?? (target as Element)).closest(`#${toolId}`))) return;
      clearTimeout(timer);
      timer = setTimeout(draw, redrawMs);
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      removeMarks();
    };
  }, [texts, chosen, shownId]);

  const choose = (next: TranslationIssueKind[] | null) => {
    setChosen(next);
    writeStorage(storageKey, next ? next.join(' ') : null);
  };
  const toggle = () => {
    choose(isOpen ? null : states);
    setShownId(null);
  };

  if (!isOffered) return null;
  return (
    <aside id={toolId} className={styles.tool} lang={locale === 'gr' ? 'el' : 'en'} aria-label={labels.panel}>
      <button type="button" aria-pressed={isOpen} onClick={toggle}>
        {labels.marks}
        {isOpen && ` (${marks.length})`}
      </button>
      {isOpen && (
        <div className={styles.panel}>
          <fieldset className={styles.states}>
            {states.map((state) => (
              <label key={state}>
                <input
                  type="checkbox"
                  checked={chosen?.includes(state) ?? false}
                  onChange={({ target }) =>
                    choose(states.filter((one) => (one === state ? target.checked : chosen?.includes(one))))
                  }
                />
                {labels.states[state]}
              </label>
            ))}
          </fieldset>
          {shownId && !marks.some(({ text }) => text.id === shownId) && (
            <p>
              {labels.notFound} {shownId}
            </p>
          )}
          {marks.length === 0 && !shownId && <p>{labels.none}</p>}
          <ul className={styles.list}>
            {marks.map(({ text, place }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be on the page several times.
              <li key={index}>
                {place ? (
                  <button type="button" onClick={() => place.element.scrollIntoView({ block: 'center' })}>
                    {text.text.slice(0, 80)}
                  </button>
                ) : (
                  text.text
                )}
                {text.marks.map(({ state, reason }) => (
                  <small key={state + reason}>
                    {labels.states[state]}: {reason}
                  </small>
                ))}
                {!place && <small>{labels.pageTitle}</small>}
                {place?.attribute && <small>{labels.attribute}</small>}
                <a href={devTextPagePath(locale, text.id)}>{text.id}</a>
              </li>
            ))}
          </ul>
          <a href={devTextPagePath(locale)}>{labels.allTexts}</a>
        </div>
      )}
    </aside>
  );
}

/** Marks the texts on the page and returns where they are. */
function drawMarks(texts: TextToReview[], shownId: string | null): PageMark[] {
  removeMarks();
  const found = findTextsInDom(document.body, texts, (element) => element.matches(toolSelector));
  for (const { sought, element } of found) {
    const state = sought.id === shownId ? 'shown' : (sought.marks[0]?.state ?? 'shown');
    const before = element.getAttribute('data-text-mark');
    if (before !== 'shown') element.setAttribute('data-text-mark', state);
    const reasons = sought.marks.map(({ reason }) => reason).join('; ');
    element.setAttribute(
      'data-text-title',
      element.getAttribute('data-text-title') ?? element.getAttribute('title') ?? '',
    );
    element.setAttribute('title', `${sought.id}${reasons && `: ${reasons}`}`);
  }
  const inTitle = texts.filter(({ text }) => text && document.title.startsWith(text));
  const marks = [
    ...found.map(({ sought, ...place }) => ({ text: sought, place })),
    ...inTitle.map((text) => ({ text, place: null })),
  ];
  // The worst first, in the order of the page.
  const rank = ({ text }: PageMark) => states.indexOf(text.marks[0]?.state ?? 'untranslated');
  return marks.sort((a, b) => rank(a) - rank(b));
}

function removeMarks(): void {
  for (const element of document.querySelectorAll('[data-text-mark]')) {
    const title = element.getAttribute('data-text-title');
    if (title) element.setAttribute('title', title);
    else element.removeAttribute('title');
    element.removeAttribute('data-text-mark');
    element.removeAttribute('data-text-title');
  }
}
