'use client';

import type { ComponentProps } from 'react';
import { SessionTabSync } from '@/components/site-shell/session-tab-sync';
import { hasGuardedUnsavedInput } from './unsaved-changes-guard';

type Props = Pick<ComponentProps<typeof SessionTabSync>, 'state' | 'check'>;

/** Synchronises the tabs of the staff area without reloading over unsaved input of the same member. */
export function StaffSessionTabSync(props: Props) {
  return <SessionTabSync {...props} hasUnsavedInput={hasGuardedUnsavedInput} />;
}
