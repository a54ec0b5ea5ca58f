import type { ReactNode } from 'react';
import { RejectedFormPage } from '@/components/admin/rejected-form-page';
import { getRejectedForm } from '@/lib/auth/rejected-form';

/** Nothing around a page of the staff area, but another one in its place for a form that would lose its text there. */
export default async function StaffLayout({ children }: { children: ReactNode }) {
  const rejected = await getRejectedForm();
  return rejected ? <RejectedFormPage {...rejected} /> : children;
}
