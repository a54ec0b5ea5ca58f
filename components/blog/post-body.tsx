import type { ComponentProps } from 'react';
import type { Post } from '@/lib/content/posts';
import { Link } from '@/lib/i18n/current-locale-and-link';
import styles from './post-body.module.css';

/** A table in a focusable frame that scrolls sideways on a phone. */
function PostTable({ 'aria-labelledby': label, ...props }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-labelledby={label} tabIndex={0} className={styles.table}>
      <table {...props} />
    </section>
  );
}

/**
 * The header of a column, or of a row if `scope` is set. The empty corner cell above row headers becomes a plain cell.
 */
function PostHeaderCell({ children, ...props }: ComponentProps<'th'>) {
  return children ? (
    <th scope="col" {...props}>
      {children}
    </th>
  ) : (
    <td {...props} />
  );
}

/** A link in the text: an internal one leads to the page in the current language, others are external. */
function PostLink({ href = '', ...props }: Omit<ComponentProps<'a'>, 'ref'>) {
  return href.startsWith('/') ? <Link href={href} {...props} /> : <a href={href} rel="noopener" {...props} />;
}

/** Shows the text of a post. */
export function PostBody({ post: { Body } }: { post: Post }) {
  return (
    <div className={styles.body}>
      <Body components={{ table: PostTable, th: PostHeaderCell, a: PostLink }} />
    </div>
  );
}
