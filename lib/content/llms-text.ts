type Entry = { title: string; url: string; text: string };

/** The content of llms.txt: the name and a summary of the site, and its links under headings. */
export type LlmsSource = { title: string; summary: string; groups: { heading: string; entries: Entry[] }[] };

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * A map of the site as plain Markdown (llmstxt.org): a title, a quoted summary, and lists of links with a note each.
 */
export function formatLlmsText({ title, summary, groups }: LlmsSource): string {
  const lists = groups.map(({ heading, entries }) => {
    const lines = entries.map((entry) => `- [${oneLine(entry.title)}](${entry.url}): ${oneLine(entry.text)}`);
    return `## ${heading}\n\n${lines.join('\n')}\n`;
  });
  return [`# ${title}\n`, `> ${oneLine(summary)}\n`, ...lists].join('\n');
}
