import { expect, type Page } from '@playwright/test';

/** The id of an action that no release knows. */
export const unknownActionId = `60${'e'.repeat(40)}`;

/** Makes every action that a script calls on a path one that the server does not know. */
export const forgetActions = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname === path,
    async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      // The first two digits say how many arguments the action takes, in every release.
      const id = request.headers()['next-action']?.slice(0, 2) + unknownActionId.slice(2);
      await route.continue({ headers: { ...request.headers(), 'next-action': id } });
    },
  );

/** Makes every response of the server to the scripts of a page one of another release; loading the page ends that. */
export const respondFromOtherRelease = (page: Page) =>
  page.route(
    () => true,
    async (route) => {
      const headers = route.request().headers();
      if (!headers['next-action'] && !headers.rsc) return route.fallback();
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'x-nextjs-deployment-id': 'another-release' },
      });
    },
  );

/**
 * Opens a page without JavaScript as a release wrote it whose action ids nobody knows, and in which the forms had
 * other places among the components.
 */
export async function openFormer(page: Page, path: string) {
  await page.route(
    ({ pathname, search }) => pathname + search === path,
    async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const former = html
        .replace(/(&quot;id&quot;:&quot;|name="\$ACTION_ID_)[\da-f]{42}/g, `$1${unknownActionId}`)
        .replace(/(name="\$ACTION_KEY" value="k)[\da-f]{32}/g, `$1${'0'.repeat(32)}`);
      expect(former).not.toBe(html);
      await route.fulfill({ response, body: former });
    },
  );
  await page.goto(path);
}
