import type { Steps, TaskCopy } from '../task-copy';

/** A page for the press, with the texts of the page about us. */
export function addPage(copy: TaskCopy): Steps {
  return {
    1: () => copy.replace('lib/config/site-paths.ts', "faq: '/faq',", "faq: '/faq',\n  press: '/press',"),
    2: () =>
      copy.editLanguages('messages', ({ pageTitles }) => {
        pageTitles.press = `${pageTitles.about} 2`;
      }),
    3: () => {
      for (const locale of copy.locales)
        copy.write(`content/pages/press/${locale}.json`, copy.read(`content/pages/about/${locale}.json`));
    },
    4: () => {
      const about = copy.read('app/[locale]/about/page.tsx').replace('AboutPage', 'PressPage');
      const press = about.replace(/'about'(?=\)|,)/g, "'press'").replace('sitePaths.about', 'sitePaths.press');
      copy.write('app/[locale]/press/page.tsx', press);
    },
    5: () => {
      copy.replace(
        'components/site-shell/footer-links.ts',
        "{ text: 'blog',",
        "{ text: 'press', path: sitePaths.press },\n      { text: 'blog',",
      );
      copy.editLanguages('messages', ({ nav }) => {
        nav.press = `${nav.about} 2`;
      });
    },
    // It opens with the image of another page.
    6: () => {},
  };
}
