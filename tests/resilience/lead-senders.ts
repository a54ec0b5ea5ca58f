import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { successMessageElementId } from '@/lib/forms/success-message-id-and-draft-key';

type Form = {
  page: string;
  fields: (key: string) => Record<string, string>;
  kind: string;
};

const mostTries = 8;

/** Returns an IP address of a network of its own: the limits are not what is measured. */
const randomIp = () => `2001:${[0, 1, 2].map(() => randomInt(65_536).toString(16)).join(':')}::1`;

/** Returns the address that identifies a submission later, however it was sent. */
export const emailOf = (key: string) => `${key}@example.com`;

const forms: Form[] = [
  {
    page: '/en/contact',
    fields: (key) => ({
      ...{ fullName: 'Anna Bērziņa', email: emailOf(key), topic: 'feeding', message: `Labdien! ${key}` },
      agreeToPrivacy: 'on',
    }),
    kind: 'contact',
  },
  {
    page: '/en/store-locator',
    fields: (key) => ({
      ...{ fullName: 'Anna Bērziņa', businessName: `Draugs ${key}`, businessType: 'petStore', email: emailOf(key) },
      ...{ phone: '+371 20000000', location: 'Rīga', agreeToTerms: 'on' },
    }),
    kind: 'partnership',
  },
];

const formSeconds = 30;

/**
 * Returns the hidden fields of a form as a browser without JavaScript posts them, and the id of its action; null while
 * the page has none.
 */
function hiddenFields(html: string, names: readonly string[]) {
  const form = parse(html)
    .querySelectorAll('form')
    .find((candidate) => names.every((name) => candidate.querySelector(`[name=${name}]`)));
  const hidden = (form?.querySelectorAll('input[type=hidden]') ?? []).map((input): [string, string] => {
    const { name = '', value = '' } = input.attributes;
    return [name, value];
  });
  const action = hidden.map(([, value]) => /"id":"([0-9a-f]+)"/.exec(value)?.[1]).find(Boolean);
  return action ? { hidden, action } : null;
}

/** Reads a form from its page; while the site starts, the page of stores may still be on its way. */
async function readForm(origin: string, { page, fields }: Form) {
  const deadline = performance.now() + formSeconds * 1000;
  for (;;) {
    const response = await fetch(`${origin}${page}`);
    const html = await response.text();
    const found = response.ok && hiddenFields(html, Object.keys(fields('')));
    if (found) return found;
    if (performance.now() > deadline) {
      const forms = html.match(/<form[^>]*>/g) ?? [];
      throw new Error(`${page} (status ${response.status}) shows no form with an action, but: ${forms.join(' ')}`);
    }
    await sleep(500);
  }
}

/**
 * Sends leads until stopped: both forms, by the page's own action and like a browser without JavaScript,
 * sometimes twice at once like a double click, and again with the same key if there was no confirmation.
 * Every submission has its own sender.
 */
export async function startSenders(origin: () => string, clients: number, pauseMs = 250) {
  const read = await Promise.all(forms.map((form) => readForm(origin(), form)));
  const acknowledged = new Map<string, number>();
  let attempts = 0;
  let rejected = 0;
  let stopping = false;
  let stoppedAt = 0;

  async function send(form: Form, index: number, key: string, byAction: boolean): Promise<boolean> {
    const { hidden, action } = read[index] as Awaited<ReturnType<typeof readForm>>;
    const body = new FormData();
    const headers: Record<string, string> = { origin: origin(), 'x-forwarded-for': randomIp() };
    const fields = Object.entries(form.fields(key));
    if (byAction) {
      headers['next-action'] = action;
      for (const [name, value] of [...fields, ['locale', 'en'], ['idempotencyKey', key]])
        body.set(`_1_${name}`, value ?? '');
      // The arguments follow their parts, as browsers send them.
      body.set('0', '["$undefined","$K1"]');
    } else {
      for (const [name, value] of [...hidden, ...fields]) body.set(name, value);
    }
    attempts += 1;
    const signal = AbortSignal.timeout(15_000);
    const sent = { method: 'POST', body, headers, signal, redirect: 'manual' } as const;
    const response = await fetch(`${origin()}${form.page}`, sent);
    const text = await response.text();
    if (byAction) return text.includes('{"ok":true');
    const thanks = response.headers.get('location') ?? '';
    if (thanks !== `${form.page}#${successMessageElementId(form.kind)}`) return false;
    // Loads the thank-you page like the browser.
    return (await fetch(`${origin()}${thanks}`, { signal })).ok;
  }

  async function once(turn: number, key: string) {
    const index = turn % forms.length;
    const form = forms[index] as Form;
    const giveUp = () => stopping && performance.now() > stoppedAt + 15_000;
    // Then they give up: the site accepts ten submissions from one e-mail in ten minutes.
    for (let tries = 0; tries < mostTries && !giveUp(); tries++) {
      if (await send(form, index, key, Math.floor(turn / 2) % 2 === 0).catch(() => false))
        return void acknowledged.set(key, performance.now());
      rejected += 1;
      await sleep(300);
    }
  }

  async function work(first: number, goesOn: () => boolean, pause: number) {
    for (let turn = first; goesOn(); turn++) {
      const key = randomUUID();
      await Promise.all(turn % 5 === 0 ? [once(turn, key), once(turn, key)] : [once(turn, key)]);
      await sleep(pause);
    }
  }
  const many = (count: number, goesOn: () => boolean, pause: number) =>
    Promise.all(Array.from({ length: count }, (_, first) => work(first, goesOn, pause)));
  const steady = many(clients, () => !stopping, pauseMs);
  return {
    acknowledged,
    counts: () => ({ attempts, refused: rejected }),
    /** Starts additional senders without pauses, until the returned function is called. */
    surge: (count: number) => {
      let going = true;
      const running = many(count, () => going && !stopping, 0);
      return async () => {
        going = false;
        await running;
      };
    },
    stop: async () => {
      stopping = true;
      stoppedAt = performance.now();
      await steady;
    },
  };
}
