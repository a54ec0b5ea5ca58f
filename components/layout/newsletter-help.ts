import { likelyEmail } from '@/lib/leads/email-typo';

// Where a half-filled form is kept for this tab. The agreement never is.
const draftKey = 'newsletter';

// Storage can be switched off; the form then works without a memory.
function keep(value: string) {
  try {
    if (value) sessionStorage.setItem(draftKey, value);
    else sessionStorage.removeItem(draftKey);
  } catch {}
}

function kept(): string {
  try {
    return sessionStorage.getItem(draftKey) ?? '';
  } catch {
    return '';
  }
}

// A click on its way to the next control must not miss it because the offer moves it down.
const politeMs = 300;

/**
 * What the form does for those who use it: the address survives a failure, a reload and a change of language, and a usual slip in
 * it ('gmial.com') is offered right, one tap away. `question` is 'Did you mean {email}?', with the braces.
 */
export function helpWith(form: HTMLFormElement | null, question: string): void {
  const input = form?.elements.namedItem('email');
  const offer = form?.querySelector<HTMLButtonElement>('[data-offer]');
  if (!form || !offer || !(input instanceof HTMLInputElement) || 'helped' in form.dataset) return;
  form.dataset.helped = '';
  input.value ||= kept();
  keep(input.value);
  let meant: string | null = null;
  const show = (found: string | null) => {
    meant = found;
    offer.textContent = found && question.replace('{email}', found);
    offer.hidden = !found;
  };
  input.addEventListener('input', () => {
    keep(input.value);
    show(null);
  });
  const look = () => setTimeout(() => show(likelyEmail(input.value)), politeMs);
  input.addEventListener('blur', look);
  // Whoever left the field before this file came, or came back to the page.
  if (document.activeElement !== input) look();
  offer.addEventListener('click', () => {
    input.value = meant ?? input.value;
    keep(input.value);
    show(null);
    input.focus();
  });
}

/** Forgets an address that was accepted. */
export const forgetDraft = () => keep('');
