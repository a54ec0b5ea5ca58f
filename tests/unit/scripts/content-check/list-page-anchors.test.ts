import { expect, test } from 'vitest';
import { codeDefinedAnchorsByPage, listPageAnchors } from '@/scripts/content-check/list-page-anchors';

test('links may lead to every place of products and stores', () => {
  expect(codeDefinedAnchorsByPage.product).toEqual(expect.arrayContaining(['story-heading', 'questionnaire-heading']));
  const stores = listPageAnchors('storeLocator', 'en');
  for (const place of ['stores', 'markets', 'ask', 'retailer', 'market-CY', 'market-CN'])
    expect(stores).toContain(place);
  expect(stores).not.toContain('market-XX');
});
