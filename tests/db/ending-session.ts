import { anonClient } from './clients';
import { backend, service } from './context';

/** A client signed in as a member, whose session ends after the first response with rows of this table. */
export async function clientWhoseSessionEndsAfter(role: keyof typeof backend.accounts, table: string) {
  const { email, password } = backend.accounts[role];
  const signedIn = await anonClient(backend.url, backend.publishableKey).auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const token = signedIn.data.session.access_token;
  let ended = false;
  return anonClient(backend.url, backend.publishableKey, token, async (...call) => {
    const response = await fetch(...call);
    if (!ended && new URL(String(call[0])).pathname.endsWith(`/${table}`)) {
      ended = true;
      const { error } = await service.auth.admin.signOut(token, 'local');
      if (error) throw error;
    }
    return response;
  });
}
