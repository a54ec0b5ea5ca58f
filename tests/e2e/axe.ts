import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

type Axe = { run(context: unknown): Promise<AxeResults> };

/** The accessibility rules that a page breaks (or the named parts of it), with the elements that break them. Waits for motion to end. */
export async function violations(page: Page, include: string[] = ['html']): Promise<string[]> {
  // A script element would break the site's own policy.
  await page.evaluate(axe.source);
  const results = await page.evaluate(async (include) => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    // A picture that scrolls out of view may stop its motion without ending it.
    const patience = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), patience]);
    return (globalThis as unknown as { axe: Axe }).axe.run({ include });
  }, include);
  expect(results.passes.length).toBeGreaterThan(10);
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
