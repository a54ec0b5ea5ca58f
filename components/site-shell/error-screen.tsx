'use client';

import { useEffect, useState } from 'react';
import { useErrorScreenTexts } from './error-screen-texts-context';
import { fetchHeaderAndFooter, type HeaderAndFooterHtml } from './fetch-header-and-footer';
import { scrollAndFocusAfterNavigation } from './navigation-loading-and-focus';

export type ErrorScreenProps = { error: Error & { digest?: string }; retry: () => void };

// As the buttons of the pages, without their variants.
const buttonClass = 'inline-flex min-h-12 cursor-pointer items-center rounded-sm px-6 font-bold no-underline';

/**
 * The screen of a page that failed. What failed may be anything up to the page's own header, so header and footer come
 * from a prerendered page.
 */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  const labels = useErrorScreenTexts();
  const { heading, homePath, frameUrl, email } = labels;
  const [frame, setFrame] = useState<HeaderAndFooterHtml | null>(null);
  // The header, which ends a navigation, has gone with the page. The shape of what comes would cover this screen.
  useEffect(scrollAndFocusAfterNavigation, []);
  useEffect(() => {
    fetchHeaderAndFooter(frameUrl).then(setFrame, () => {
      // Without a connection the message stands alone.
    });
  }, [frameUrl]);
  useEffect(() => {
    const setTitle = () => {
      if (document.title !== heading) document.title = heading;
    };
    setTitle();
    // Where the page fails while it is being hydrated, React writes its own title later.
    const observer = new MutationObserver(setTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [heading]);
  return (
    <>
      {frame && <Markup html={frame.header} />}
      <main id="content" tabIndex={-1} className="container-page section-y">
        <h1>{heading}</h1>
        <p className="mt-6">{labels.text}</p>
        {error.digest && (
          <p className="mt-2">
            {labels.number} <code>{error.digest}</code>
          </p>
        )}
        <p className="mt-8 flex max-w-none flex-wrap gap-4">
          <button type="button" onClick={retry} className={`${buttonClass} bg-accent text-accent-foreground`}>
            {labels.retry}
          </button>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent([heading, error.digest].filter(Boolean).join(' '))}`}
            className={`${buttonClass} border-2 border-current`}
          >
            {labels.contact}
          </a>
          <a href={homePath} className={`${buttonClass} border-2 border-current`}>
            {labels.home}
          </a>
        </p>
      </main>
      {frame && <Markup html={frame.footer} />}
    </>
  );
}

/** Markup of the site itself. */
function Markup({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of a page of this site, parsed without its scripts.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
