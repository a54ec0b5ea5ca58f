'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDebouncedAnnouncement } from '@/components/ui/use-debounced-announcement';
import { preserveInputOnReloadProps } from '@/lib/forms/preserved-input-attribute-and-key';
import { restoreInputIfPreserved } from '@/lib/forms/restore-input-if-preserved';
import { matchCountText, matchesQuery } from '@/lib/search/matches-query';

type Props = {
  labels: Record<'label' | 'hint', string>;
  /** Texts for the number of matches, indexed by it. */
  results: string[];
  none: ReactNode;
  topics: ReactNode;
  children: ReactNode;
};

const id = 'faq-search';

/** The search over the questions on the page: hides those that do not match and shows the number of matches. */
export function FaqSearch({ labels, results, none, topics, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(results.length - 1);

  useEffect(() => {
    let found = 0;
    for (const group of list.current?.querySelectorAll<HTMLElement>('[data-faq-group]') ?? []) {
      let inGroup = 0;
      for (const question of group.querySelectorAll<HTMLElement>('[data-faq]')) {
        const texts = [...question.querySelectorAll('[data-faq-text]')].map(({ textContent }) => textContent);
        question.hidden = !matchesQuery(texts.join(' '), query, document.documentElement.lang);
        if (!question.hidden) inGroup++;
      }
      group.hidden = inGroup === 0;
      found += inGroup;
    }
    setCount(found);
  }, [query]);

  // Include text typed before hydration.
  useEffect(() => {
    setQuery(input.current?.value ?? '');
    restoreInputIfPreserved();
  }, []);

  useEffect(() => {
    // The search may hide the target of the URL, and not every browser opens a closed question by itself.
    const show = () => {
      const target = document.getElementById(location.hash.slice(1));
      if (!target || !list.current?.contains(target)) return;
      setQuery('');
      for (const part of list.current.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false;
      const question = target.closest('details');
      if (question) question.open = true;
      target.scrollIntoView();
    };
    // Following a link to the current URL again triggers no hashchange event.
    const again = ({ target }: Event) =>
      target instanceof Element && target.closest('a')?.getAttribute('href') === location.hash && show();
    show();
    const controller = new AbortController();
    addEventListener('hashchange', show, controller);
    addEventListener('click', again, controller);
    return () => controller.abort();
  }, []);

  const found = matchCountText(query, count, results);
  const debouncedFound = useDebouncedAnnouncement(found);

  return (
    <>
      <div className="sticky-aside lg:col-span-4" {...preserveInputOnReloadProps}>
        <search className="mb-10 block noscript:hidden">
          <label htmlFor={id} className="mb-2 block">
            {labels.label}
          </label>
          <input
            ref={input}
            id={id}
            type="search"
            // By it the field is found again where React makes it anew.
            name="q"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
            {labels.hint}
          </p>
          <p aria-hidden="true" className="mt-2 min-h-6 font-bold text-sm">
            {found}
          </p>
          <output htmlFor={id} className="sr-only">
            {debouncedFound}
          </output>
        </search>
        {topics}
      </div>
      <div ref={list} className="lg:col-span-7 lg:col-start-6">
        {children}
        {count === 0 && none}
      </div>
    </>
  );
}
