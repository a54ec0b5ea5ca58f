import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

type Axe = { run(context: unknown, options: unknown): Promise<AxeResults> };

/**
 * Returns the accessibility violations of a page (or of the given parts), with their
 * elements. Waits for animations to end.
 */
export async function violations(page: Page, include: string[] = ['html']): Promise<string[]> {
  // A script element would violate the site's own policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { passes, broken } = await page.evaluate(async (include) => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    // A picture that scrolls out of view may pause its animation without ending it.
    const timeout = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), timeout]);
    // Runs every rule in the page; only violations leave the browser.
    const results = await (globalThis as unknown as { axe: Axe }).axe.run({ include }, { resultTypes: ['violations'] });
    const broken = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    return { passes: results.passes.length, broken };
  }, include);
  expect(passes).toBeGreaterThan(10);
  return broken;
}
