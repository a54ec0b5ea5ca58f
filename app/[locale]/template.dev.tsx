import type { ReactNode } from 'react';
import { TranslationIssuesOverlay } from './dev/translation-issues-overlay';

/**
 * What the development server adds to every page. Next.js takes this file only in development (`pageExtensions` in
 * next.config.ts), so nothing of it gets into a build.
 */
export default function DevelopmentTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <TranslationIssuesOverlay />
    </>
  );
}
