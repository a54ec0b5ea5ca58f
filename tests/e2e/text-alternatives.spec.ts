import { expect, test } from '@playwright/test';
import { assignMarketStartYearColours } from '@/components/art/market-start-year-colours';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { brandColours } from '@/lib/config/brand-colours';
import { getMarkets } from '@/lib/content/markets';
import { localeCodes } from '@/lib/i18n/locales';
import { withoutJoiners } from '@/lib/text/insert-joiners';
import { pageFacts } from './html';

/** White space, joiners and the brackets around codes depend on how a text is set. */
const solid = (text: string) => withoutJoiners(text).replace(/[\s()]/g, '');

for (const locale of localeCodes)
  test(`the page of a product in ${locale} has everything that the PDF catalogue says about it`, async ({
    request,
  }) => {
    const missing: string[] = [];
    let facts = 0;
    for (const line of buildCatalogueModel(locale).lines)
      for (const product of line.products) {
        const text = solid(pageFacts(await (await request.get(new URL(product.url).pathname)).text()).text);
        // How the day of a launch is written depends on whether it has passed: `duck and lamb show their launch date`.
        const { name, code, subtitle, badge, statement, shortDescription, longDescription, bone } = product;
        const catalogueFacts = [
          ...[name, code, subtitle, badge, statement, shortDescription, ...longDescription, bone],
          ...product.ingredients.map((each) => each.name + each.percent),
          ...product.additives.map((each) => each.name + each.amount),
          ...product.analysis.map((each) => each.name + each.percent),
          ...product.energy.map(({ value, unit }) => value + unit),
          ...product.formats.flatMap((format) => [format.name, format.detail]),
          ...product.benefits.flatMap((benefit) => [benefit.title, benefit.text]),
        ].flatMap((each) => each || []);
        facts += catalogueFacts.length;
        missing.push(
          ...catalogueFacts.filter((each) => !text.includes(solid(each))).map((each) => `${product.slug}: ${each}`),
        );
      }
    expect(facts).toBeGreaterThan(400);
    expect(missing).toEqual([]);
  });

test('the map of exports has the colour of every first year of a market', async ({ request }) => {
  const map = await (await request.get('/art/maps/export-markets.svg')).text();
  const colours = assignMarketStartYearColours(getMarkets('en').map(({ since }) => since));
  // The shapes of countries have an outline and the colour of their first year, the maker's own a colour of its own.
  const drawn = [...map.matchAll(/fill="(#\w+)"[^>]*stroke="#1d1613"/g)].map(([, colour]) => colour);
  const own = brandColours.sage.toLowerCase();
  expect(new Set(drawn)).toEqual(new Set([...colours.values(), own]));
});
