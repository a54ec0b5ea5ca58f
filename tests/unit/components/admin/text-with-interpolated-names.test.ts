import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithInterpolatedNames } from '@/components/admin/text-with-interpolated-names';

it.each([
  ['Role of {name}', { name: 'Ελένη' }, 'Role of <span lang="el">Ελένη</span>'],
  ['Role of {name}', { name: 'Anna' }, 'Role of <span>Anna</span>'],
  ['{who}, {when}', { who: '王', when: '1 May' }, '<span lang="zh">王</span>, <span>1 May</span>'],
  [
    '{field}: {before} → {after}',
    { field: 'name', before: 'Παλιό', after: 'New' },
    '<span>name</span>: <span lang="el">Παλιό</span> → <span>New</span>',
  ],
  ['No name', {}, 'No name'],
])('%s with %j has names in their own languages', (text, names, html) => {
  expect(renderToStaticMarkup(createElement(TextWithInterpolatedNames, { text, names }))).toBe(html);
});
