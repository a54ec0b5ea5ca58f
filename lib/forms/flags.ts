/** Reasons to look twice at what a form sent. It is stored all the same: a wrong guess must not cost anybody an answer. */
export type FormFlag = 'honeypot' | 'fast' | 'untimed' | 'links' | 'markup' | 'unverified';

/** True when marks are a reason to look twice. A time that is unknown alone is none: whoever has no JavaScript sends no time. */
export function isSuspect(flags: readonly FormFlag[]): boolean {
  return flags.some((flag) => flag !== 'untimed');
}

const fewestSeconds = 3;
const mostLinks = 2;
// A part of a domain has at most 63 letters; without the bound a message of hyphens would be read again from each of them.
const link =
  /(?:https?:\/\/|www\.)\S|\b[a-z0-9-]{1,63}\.(?:com|net|org|info|biz|ru|cn|top|xyz|shop|site|online)\/\S/giu;
const markup = /<\/?(?:a|img|script|iframe|style|svg|object|embed)\b|\[\/?(?:url|link|img)\b|javascript:/iu;

type Sent = {
  /** What the field that people do not see holds. */
  trap: string | undefined;
  /** Milliseconds since the form was first seen, as the browser's script counted them; '' without JavaScript. */
  elapsed: string | undefined;
  texts: string[];
};

/** What looks like a machine in a submission. */
export function formFlags({ trap, elapsed, texts }: Sent): FormFlag[] {
  const all = texts.join('\n');
  const spent = elapsed && /^\d{1,12}$/.test(elapsed) ? Number(elapsed) : null;
  const found: [FormFlag, boolean][] = [
    ['honeypot', Boolean(trap)],
    ['untimed', spent === null],
    ['fast', spent !== null && spent < fewestSeconds * 1000],
    ['links', (all.match(link)?.length ?? 0) > mostLinks],
    ['markup', markup.test(all)],
  ];
  return found.flatMap(([flag, seen]) => (seen ? [flag] : []));
}
