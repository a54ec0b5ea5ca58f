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

/** The address that was probably meant, if its domain is one typo away from a well-known one ('gmial.com'); otherwise null. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || known.includes(domain) || neighbours.includes(domain)) return null;
  // In a short name, one letter is too large a part to guess.
  const meant = known.find((name) => name.length > 6 && isOneSlipAway(domain, name));
  return meant ? `${email.slice(0, at).trim()}@${meant}` : null;
}

/** True when one letter is wrong, missing or extra, or two adjacent ones are swapped. */
function isOneSlipAway(domain: string, meant: string): boolean {
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
