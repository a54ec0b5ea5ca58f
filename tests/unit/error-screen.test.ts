import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ErrorScreen from '@/app/[locale]/error';
import { ErrorTexts } from '@/components/layout/error-texts';
import { localeCodes } from '@/lib/i18n/locales';
import { localePath } from '@/lib/i18n/paths';
import { messagesOf } from '../e2e/messages';

it.each(localeCodes)('%s: the error screen asks for a number only where it shows one', (locale) => {
  const { error: texts } = messagesOf(locale);
  const screen = (error: Error & { digest?: string }) =>
    renderToStaticMarkup(
      createElement(
        ErrorTexts,
        { value: { ...texts, homePath: localePath(locale, '/') } },
        createElement(ErrorScreen, { error, retry: () => {} }),
      ),
    );
  expect(screen(new Error('in the browser'))).not.toContain(texts.number);
  expect(screen(Object.assign(new Error('on the server'), { digest: '4711' }))).toContain(
    `${texts.number} <code>4711</code>`,
  );
});
