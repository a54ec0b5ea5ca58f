'use client';

import type { ReactNode } from 'react';
import styles from './busy-list-container.module.css';
import { useViewPending } from './use-view-pending';

/** A list of the staff area: while another view of it is late, it is the shape of what comes. */
export function BusyListContainer({ children }: { children: ReactNode }) {
  const isLate = useViewPending(children);
  return (
    <div className={styles.list} data-skeleton={isLate || undefined} aria-busy={isLate} inert={isLate}>
      {children}
    </div>
  );
}
