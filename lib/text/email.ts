// What RFC 5322 and RFC 6531 allow before the @ without quotes, in any script.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const asciiDomain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// Invisible characters that copying brings along: zero-width spaces, soft hyphens, direction marks. Joiners stay: some scripts need them.
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

// The distance between full-width forms and the ASCII characters they stand for; no mailbox name contains them.
const fullWidth = 0xfee0;

/** An address without what copying leaves in it ('mailto:', invisible characters) and with the full-width signs of East Asian input methods converted. */
export function normalizeEmail(value: string): string {
  return value
    .replaceAll(unseen, '')
    .trim()
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .replaceAll('。', '.')
    .replace(/^mailto:/i, '');
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
