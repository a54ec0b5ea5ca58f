import { expect, test } from 'vitest';
import { foreignTexts } from '../../e2e/detect-language';

const bulgarian =
  'Продукти Храна за кучета за всеки ден Superfood 9 растения и водорасли · 18% кости Пълноценна сурова храна за кучета със зеленчуци';
const russian = 'Каждый день мы готовим сырой корм для собак: мясо, субпродукты, овощи и немного рыбьего жира.';

test('reads a Bulgarian text that is mostly product names as Bulgarian', () => {
  expect(foreignTexts({ ownText: bulgarian, blocks: [] }, 'bg')).toEqual([]);
  expect(foreignTexts({ ownText: russian, blocks: [russian] }, 'ru')).toEqual([]);
});

test('reports Russian on a Bulgarian page, Bulgarian on a Russian page, and English on both', () => {
  expect(foreignTexts({ ownText: bulgarian, blocks: [russian] }, 'bg')).toHaveLength(1);
  expect(foreignTexts({ ownText: russian, blocks: [bulgarian] }, 'ru')).toHaveLength(1);
  const english = 'A complete raw meal for dogs, made of meat, offal, ground bone and vegetables.';
  for (const locale of ['bg', 'ru'] as const)
    expect(foreignTexts({ ownText: english, blocks: [] }, locale)).toHaveLength(1);
});
