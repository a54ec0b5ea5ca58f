// What RFC 5322 and RFC 6531 allow before the @ without quotes, in any script.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const asciiDomain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

// What is copied along without being seen: zero-width spaces, soft hyphens, marks of direction. Joiners stay: some scripts need them.
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

// How far the full-width forms lie from the ASCII characters that they show; nobody has a mailbox named with them.
const fullWidth = 0xfee0;

/** An address without what copying leaves in it ('mailto:', characters that nobody sees) or an input method for East Asian text: full-width signs. */
export function tidyEmail(value: string): string {
  return value
    .replaceAll(unseen, '')
    .trim()
    .replaceAll(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidth))
    .replaceAll('。', '.')
    .replace(/^mailto:/i, '');
}

/** True for an address that mail can be sent to: a local part, and a domain of two labels or more in any script. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  const [name, domain] = [value.slice(0, at), value.slice(at + 1)];
  if (at < 1 || value.length > 254 || new TextEncoder().encode(name).length > 64 || !local.test(name)) return false;
  // The URL parser knows how a domain of another script is written in ASCII; it must not meet ports, paths or escapes.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return false;
  try {
    return asciiDomain.test(new URL(`http://${domain}/`).hostname);
  } catch {
    return false;
  }
}
