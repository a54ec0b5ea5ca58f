'use client';

import { useState } from 'react';
import { useFocusReturn } from '@/components/forms/use-focus-return';
import { ActionResultAlert, useResilientAction } from '@/components/forms/use-resilient-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { SecondFactorEnrolmentData as Setup, setUpSecondFactor } from '@/lib/auth/second-factor-actions';
import { actionNameField } from '@/lib/forms/hidden-fields';

type Labels = Record<'start' | 'scan' | 'picture' | 'secret' | 'code' | 'verify' | 'verifying', string>;
type Props = { action: typeof setUpSecondFactor; locale: string; next: string; labels: Labels };

/**
 * Sets up the second factor in two steps: request a key, then confirm a code from the
 * authenticator app. Works without scripts.
 */
export function SecondFactorSetup({ action, locale, next, labels }: Props) {
  const [result, submit, pending] = useResilientAction(action);
  const rememberFocus = useFocusReturn(pending);
  // A response without a key, such as a connection error, leaves the key visible.
  const [shownSetup, setShownSetup] = useState<Setup | null>(null);
  const setup = result?.setup === undefined ? shownSetup : result.setup;
  if (setup !== shownSetup) setShownSetup(setup);
  const code = result && !result.ok ? result.values?.code : undefined;
  return (
    <form
      action={submit}
      // What is entered while it is checked would be lost: its result fills the form anew.
      inert={pending}
      onSubmit={rememberFocus}
      className="grid max-w-md gap-5"
    >
      <input type="hidden" name={actionNameField} value="setUpSecondFactor" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      <ActionResultAlert result={result} />
      {setup && (
        <>
          <input type="hidden" name="factorId" value={setup.factorId} />
          <input type="hidden" name="secret" value={setup.secret} />
          <input type="hidden" name="uri" value={setup.uri} />
          <p>{labels.scan}</p>
          {/* biome-ignore lint/performance/noImgElement: drawn for this one response, there is nothing to optimise. */}
          <img src={setup.picture} alt={labels.picture} width="208" height="208" className="rounded-sm" />
          <p className="text-sm">
            {labels.secret}
            <br />
            <code className="break-all">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Field id="factor-code" label={labels.code}>
            {(control) => (
              <Input
                {...control}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={12}
                defaultValue={code}
              />
            )}
          </Field>
        </>
      )}
      <Button type="submit" disabled={pending} variant={setup ? 'primary' : 'outline'} className="justify-self-start">
        {setup ? (pending ? labels.verifying : labels.verify) : labels.start}
      </Button>
    </form>
  );
}
