'use client';

import { lazy, Suspense } from 'react';
import type { CaptchaProps } from './captcha-widget';
import { useSurroundingForm } from './form-control';

const CaptchaWidget = lazy(() => import('./captcha-widget').then((widget) => ({ default: widget.CaptchaWidget })));

/** The question of the provider, asked for only when the visitor comes near the form. */
export function Captcha(props: CaptchaProps) {
  const { isActive, result } = useSurroundingForm();
  return (
    isActive && (
      <Suspense>
        <CaptchaWidget {...props} result={result} />
      </Suspense>
    )
  );
}
