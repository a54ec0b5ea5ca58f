import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

type Axe = { run(context: unknown, options: unknown): Promise<AxeResults> };

/** The accessibility rules that a page breaks (or the named parts of it), with the elements that break them. Waits for motion to end. */
export async function violations(page: Page, include: string[] = ['html']): Promise<string[]> {
  // A script element would break the site's own policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { passes, broken } = await page.evaluate(async (include) => {
    const moving = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    // A picture that scrolls out of view may stop its motion without ending it.
    const patience = new Promise((resolve) => setTimeout(resolve, 2000));
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), patience]);
    // Every rule runs; only what is broken is told element by element, and only that leaves the browser.
    const results = await (globalThis as unknown as { axe: Axe }).axe.run({ include }, { resultTypes: ['violations'] });
    const broken = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    return { passes: results.passes.length, broken };
  }, include);
  expect(passes).toBeGreaterThan(10);
  return broken;
}
