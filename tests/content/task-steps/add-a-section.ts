import type { Steps, TaskCopy } from '../task-copy';

type Section = { id: string; heading: string };

/** A second section about the company on its page. */
export function addSection(copy: TaskCopy): Steps {
  return {
    1: () =>
      copy.editLanguages('content/pages/about', (page: { sections: Section[] }) => {
        const company = page.sections.find(({ id }) => id === 'company') as Section;
        page.sections.push({ ...company, id: 'visitors', heading: `${company.heading} 2` });
      }),
    // `HeadingBesideText`, which the page has already.
    2: () => {},
    3: () =>
      copy.replace(
        'app/[locale]/about/page.tsx',
        '    </PageShell>',
        "      <HeadingBesideText section={getPageSection(copy, 'visitors')} />\n    </PageShell>",
      ),
    // Without a picture.
    4: () => {},
  };
}
