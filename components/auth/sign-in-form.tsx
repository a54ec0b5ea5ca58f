'use client';

import { useActionState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { signIn } from '@/lib/auth/actions';

type Texts = Record<'identifier' | 'password' | 'submit' | 'submitting', string>;
type Props = { action: typeof signIn; locale: string; next: string; texts: Texts };

/** E-mail or phone and password; works without JavaScript. */
export function SignInForm({ action, locale, next, texts }: Props) {
  const [result, submit, pending] = useActionState(action, null);
  return (
    <form action={submit} className="grid max-w-md gap-6">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="next" value={next} />
      {result && !result.ok && (
        <Alert variant="danger" role="alert">
          {result.message}
        </Alert>
      )}
      <Field id="identifier" label={texts.identifier}>
        {(control) => (
          <Input
            {...control}
            name="identifier"
            autoComplete="username"
            defaultValue={result && !result.ok ? result.values?.identifier : ''}
          />
        )}
      </Field>
      <Field id="password" label={texts.password}>
        {(control) => <Input {...control} name="password" type="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" disabled={pending}>
        {pending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}
