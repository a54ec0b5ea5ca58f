import type { SectionCopy } from '@/lib/content/page-copy-schema';

/** The id of the heading that labels a section. */
export const getSectionHeadingId = ({ id }: SectionCopy) => `${id}-heading`;

/** The heading of a section. */
export function SectionHeading({ section, className }: { section: SectionCopy; className?: string }) {
  return (
    <h2 id={getSectionHeadingId(section)} className={className}>
      {section.heading}
    </h2>
  );
}

/** Texts one below the other, each a paragraph of the same style. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}
