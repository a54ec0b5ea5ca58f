import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

const colourRules = ['color-contrast', 'link-in-text-block'];
type Axe = { run(context: unknown, options: unknown): Promise<AxeResults> };

/**
 * Returns the accessibility violations of a page (or of the given parts), with their
 * elements. Ends animations first.
 */
export async function violations(page: Page, include: string[] = ['html']): Promise<string[]> {
  const { passes, broken } = await runAxe(page, include, {});
  expect(passes).toBeGreaterThan(10);
  return broken;
}

/**
 * Returns the violations of the rules about colours. In the second theme of a page these alone can differ: names, roles
 * and structure are the same.
 */
export async function colourViolations(page: Page): Promise<string[]> {
  const { passes, broken } = await runAxe(page, ['html'], { runOnly: colourRules });
  expect(passes).toBeGreaterThan(0);
  return broken;
}

async function runAxe(page: Page, include: string[], options: object): Promise<{ passes: number; broken: string[] }> {
  // A script element would violate the site's own policy.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ({ include, options }) => {
      // Ended rather than awaited, which takes seconds.
      for (const animation of document.getAnimations())
        if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
          animation.finish();
      await new Promise(requestAnimationFrame);
      // Runs the rules in the page; only violations leave the browser.
      const { axe } = globalThis as unknown as { axe: Axe };
      const results = await axe.run({ include }, { resultTypes: ['violations'], ...options });
      const broken = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      return { passes: results.passes.length, broken };
    },
    { include, options },
  );
}
