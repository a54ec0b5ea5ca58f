import { expect, it } from 'vitest';
import { formActionNames } from '@/lib/forms/hidden-fields';
import * as leadActions from '@/lib/leads/submit-actions';
import * as newsletterActions from '@/lib/newsletter/subscribe-action';

it('every public form names an action that exists, so that a page of a former release still reaches it', () => {
  const exported = Object.keys({ ...leadActions, ...newsletterActions });
  for (const name of Object.values(formActionNames)) expect(exported).toContain(name);
});
