import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithIsolatedNames } from '@/components/forms/text-with-isolated-names';
import { isolateName } from '@/lib/text/isolated-names';

it.each([
  [`Saved by ${isolateName('Ελένη')}.`, 'Saved by <bdi lang="el">Ελένη</bdi>.'],
  [`Saved by ${isolateName('Anna')}.`, 'Saved by <bdi>Anna</bdi>.'],
  [
    `Now: ${isolateName('王')}. Yours: ${isolateName('Παλιό\nδύο')}.`,
    'Now: <bdi lang="zh">王</bdi>. Yours: <bdi lang="el">Παλιό\nδύο</bdi>.',
  ],
  ['Saved.', 'Saved.'],
])('%j states the language of its names', (message, html) => {
  expect(renderToStaticMarkup(createElement(TextWithIsolatedNames, null, message))).toBe(html);
});
