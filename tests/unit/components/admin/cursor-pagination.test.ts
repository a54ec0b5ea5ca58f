import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { CursorPagination } from '@/components/admin/cursor-pagination';

vi.mock('@/lib/i18n/current-locale-and-link', () => ({ Link: 'a' }));

const newest = { href: '/admin/audit', text: 'Newest' };
const older = { href: '/admin/audit?before=7', text: 'Older' };

it.each([
  [null, null, []],
  [null, older, ['/admin/audit?before=7']],
  [newest, null, ['/admin/audit']],
  [newest, older, ['/admin/audit', '/admin/audit?before=7']],
])(
  'a list with %j before and %j after it links to %j, in a navigation only if there is a link',
  (before, after, ways) => {
    const html = renderToStaticMarkup(
      createElement(CursorPagination, { label: 'Pages', newest: before, older: after }),
    );
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(ways);
    expect(html.includes('<nav aria-label="Pages"')).toBe(ways.length > 0);
  },
);
