'use client';

import type { ReactNode } from 'react';
import styles from './busy-list-container.module.css';
import { useIsListLongPending } from './use-is-list-long-pending';

/** Contains a list of the staff area: busy and inert, with a skeleton, while another view of the list is late. */
export function BusyListContainer({ children }: { children: ReactNode }) {
  const isLate = useIsListLongPending(children);
  return (
    <div className={styles.list} data-skeleton={isLate || undefined} aria-busy={isLate} inert={isLate}>
      {children}
    </div>
  );
}
