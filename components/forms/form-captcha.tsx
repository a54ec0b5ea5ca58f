'use client';

import { lazy, Suspense } from 'react';
import type { CaptchaProps } from './captcha-widget';
import { useSurroundingForm } from './form-context';

const CaptchaWidget = lazy(() => import('./captcha-widget').then((widget) => ({ default: widget.CaptchaWidget })));

/** The challenge of the provider, loaded only when the visitor comes near the form. */
export function FormCaptcha(props: CaptchaProps) {
  const { isActive, result } = useSurroundingForm();
  return (
    isActive && (
      <Suspense>
        <CaptchaWidget {...props} result={result} />
      </Suspense>
    )
  );
}
