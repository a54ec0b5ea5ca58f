import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import GlobalError from '@/app/global-error';
import { ErrorScreen } from '@/components/site-shell/error-screen';
import { ErrorScreenTextsProvider } from '@/components/site-shell/error-screen-texts-context';
import { localeCodes } from '@/lib/i18n/locales';
import { messagesOf } from '@/tests/e2e/messages';

it.each(localeCodes)('%s: the error screen mentions an error number only if it shows one', (locale) => {
  const value = {
    ...messagesOf(locale).error,
    homePath: '/',
    frameUrl: '/page-not-found',
    email: 'info@maker.example',
  };
  const shown = (error: Error & { digest?: string }) => {
    const children = createElement(ErrorScreen, { error, retry: () => {} });
    return renderToStaticMarkup(ErrorScreenTextsProvider({ value, children }));
  };
  expect(shown(new Error('in the browser'))).not.toContain(value.number);
  expect(shown(Object.assign(new Error('on the server'), { digest: '4711' }))).toContain(
    `${value.number} <code>4711</code>`,
  );
  expect(shown(Object.assign(new Error('on the server'), { digest: '4711' })), 'the letter names the incident').toMatch(
    /href="mailto:info@maker\.example\?subject=[^"]*4711"/,
  );
});

it('the global error screen has a title and states its language', () => {
  const html = renderToStaticMarkup(createElement(GlobalError, { error: new Error('no layout') }));
  expect(html).toMatch(/^<html lang="el">.*<title>[^<]+<\/title>/);
});
