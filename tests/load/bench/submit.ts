import { parse } from 'node-html-parser';
import { successMessageElementId } from '@/lib/forms/success-message-id-and-draft-key';
import type { SupabaseVariables } from '@/server/backend-process';
import { createScriptSupabaseClient } from '@/server/create-script-supabase-client';

/**
 * Submits one application and resolves with true once it is acknowledged; an
 * already stored key counts as acknowledged.
 */
export type Submit = (key: string) => Promise<boolean>;

const uniqueViolation = '23505';

const formValues = (key: string) => ({
  fullName: 'Anna Bērziņa',
  businessName: `Draugs ${key.slice(0, 8)}`,
  businessType: 'petStore' as const,
  email: `${key}@example.com`,
  phone: '+371 20000000',
  location: 'Rīga',
});

/** Submits like the site's own code: one insert over the API of the back end. */
export function throughBackend(env: SupabaseVariables): Submit {
  const client = createScriptSupabaseClient(env);
  return async (key) => {
    const { fullName, businessName, businessType, ...rest } = formValues(key);
    const { error } = await client.from('partnership_applications').insert({
      ...rest,
      submission_key: key,
      locale: 'en',
      full_name: fullName,
      business_name: businessName,
      business_type: businessType,
      agree_to_terms: true,
      consent_version: 'bench',
    });
    return error === null || error.code === uniqueViolation;
  };
}

let networks = 0;
// A network of the range for documentation; the rate limits use the first 56 bits.
function nextNetwork(): string {
  networks += 1;
  return `2001:db8:${(networks >> 8).toString(16)}:${((networks & 255) << 8).toString(16)}::1`;
}

/**
 * Submits the form of the page to the running site, each time from its own network: like a visitor without JavaScript,
 * or like the script of the page.
 */
export async function throughSite(url: string, byScript = false): Promise<Submit> {
  const page = `${url}/en/store-locator`;
  const form = parse(await (await fetch(page)).text())
    .querySelectorAll('form')
    .find((candidate) => candidate.querySelector('[name=businessName]'));
  if (!form) throw new Error(`${page} shows no application form`);
  const hidden = form.querySelectorAll('input[type=hidden]').map((input) => {
    const { name = '', value = '' } = input.attributes;
    return [name, value] as const;
  });
  const action = /"id":"([\da-f]{42})"/.exec(hidden.map(([, value]) => value).join())?.[1] ?? '';
  return async (key) => {
    const fields = [
      ...hidden.filter(([name]) => !byScript || !name.startsWith('$ACTION')),
      ...Object.entries({ ...formValues(key), agreeToTerms: 'on', idempotencyKey: key }),
    ];
    const body = new FormData();
    for (const [name, value] of fields) body.set(byScript ? `_1_${name}` : name, value);
    const headers: Record<string, string> = { 'x-forwarded-for': nextNetwork(), origin: url };
    if (byScript) {
      body.set('0', '["$undefined","$K1"]');
      headers['next-action'] = action;
    }
    const response = await fetch(page, { method: 'POST', body, headers, redirect: 'manual' });
    const text = await response.text();
    if (byScript) return response.status === 200 && text.includes('{"ok":true}');
    return (
      response.status === 303 &&
      response.headers.get('location') === `/en/store-locator#${successMessageElementId('partnership')}`
    );
  };
}
