import type { ReactNode } from 'react';

/** How the forms of a file's page look and behave. */
export const mediaFileFormProps = {
  notice: 'below',
  preservesInput: 'always',
  variant: 'outline',
  size: 'sm',
  className: 'grid max-w-2xl gap-4',
} as const;

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A titled section of a file's page. */
export function MediaFilePageSection({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-10 border-border border-t pt-4">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 mb-4 max-w-measure text-muted">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
