// What RFC 5322 and RFC 6531 allow before the @ without quotes, in any script.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const asciiDomain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// Invisible characters that copying brings along: zero-width spaces, soft hyphens, direction marks. Joiners stay: some
// scripts need them.
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

// The distance between full-width forms and the ASCII characters they stand for; no mailbox name contains them.
const fullWidth = 0xfee0;

/**
 * An address without what copying leaves in it ('mailto:', invisible characters, a name before '<', punctuation at its
 * end, where two spaces on a phone are a point) and with the full-width signs of East Asian input methods converted.
 */
export function cleanEnteredEmail(value: string): string {
  return value
    .replaceAll(unseen, '')
    .trim()
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .replaceAll('。', '.')
    .replace(/^[^<>]*<([^<>]+)>/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[\s.,;]+$/, '');
}

/** The mailto URL of an address: its two parts are encoded, the @ between them must not be (RFC 6068). */
export function buildMailtoUrl(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** True for an address that email can be sent to: a local part, and a domain of two labels or more in any script. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const [name, domain] = [value.slice(0, at), value.slice(at + 1)];
  if (at < 1 || value.length > 254 || new TextEncoder().encode(name).length > 64 || !local.test(name)) return false;
  // The URL parser converts a domain in another script to ASCII; it must not be given ports, paths or escapes.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return false;
  try {
    return asciiDomain.test(new URL(`http://${domain}/`).hostname);
  } catch {
    return false;
  }
}

// The providers most people in our languages use, and existing domains with similar names.
const known = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mail.com email.com',
  'proton.me protonmail.com gmx.com gmx.net gmx.de web.de aol.com zoho.com outlook.de outlook.es outlook.fr outlook.it',
  'yahoo.gr hotmail.gr windowslive.com outlook.com.gr otenet.gr cosmotemail.gr forthnet.gr in.gr yahoo.co.uk yahoo.de yahoo.se',
  'yahoo.es hotmail.es yahoo.fr hotmail.fr live.fr orange.fr wanadoo.fr laposte.net free.fr sfr.fr hotmail.se hotmail.de',
  'yahoo.it hotmail.it live.it libero.it virgilio.it tiscali.it alice.it tin.it inbox.lv inbox.lt apollo.lv abv.bg mail.bg',
  'mail.ru bk.ru list.ru inbox.ru yandex.ru yandex.com rambler.ru ya.ru tut.by qq.com 163.com 126.com sina.com foxmail.com',
].flatMap((names) => names.split(' '));

// More existing domains with similar names, which are never suggested.
const neighbours = [
  'yahoo.dk yahoo.ie yahoo.in outlook.at outlook.be outlook.dk outlook.ie outlook.in outlook.kr outlook.pt hotmail.be hotmail.dk',
  'hotmail.fi hotmail.lt hotmail.rs hotmail.sg live.at live.fi live.ie live.in inbox.eu mail.kg',
].flatMap((names) => names.split(' '));

/**
 * The address that was probably meant, if its domain is one typo away from a well-known one ('gmial.com'); otherwise
 * null.
 */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || known.includes(domain) || neighbours.includes(domain)) return null;
  // In a short name, one letter is too large a part to guess.
  const meant = known.find((name) => name.length > 6 && isOneTypoAway(domain, name));
  return meant ? `${email.slice(0, at).trim()}@${meant}` : null;
}

/** True when one letter is wrong, missing or extra, or two adjacent ones are swapped. */
function isOneTypoAway(domain: string, meant: string): boolean {
  let start = 0;
  while (start < domain.length && domain[start] === meant[start]) start++;
  const [rest, target] = [domain.slice(start), meant.slice(start)];
  return (
    rest.slice(1) === target.slice(1) ||
    rest.slice(1) === target ||
    rest === target.slice(1) ||
    (rest[0] === target[1] && rest[1] === target[0] && rest.slice(2) === target.slice(2))
  );
}
