import { parse } from 'node-html-parser';

/** What a header scanner sees of a response over https. */
export type Scanned = { headers: Record<string, string>; cookies: string[]; html: string };

/** A rule of the scan with its result and score. */
export type HeaderScanRuleResult = { rule: string; result: string; points: number };

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const sixMonths = 15_768_000;

function policyOf(header: string): Map<string, string[]> {
  const rules = header.split(';').map((rule) => rule.trim().split(/\s+/));
  return new Map(rules.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentPolicy(header: string | undefined): [string, number] {
  if (!header) return ['not implemented', -25];
  const policy = policyOf(header);
  const fallback = policy.get('default-src') ?? ['*'];
  const of = (name: string) => policy.get(name) ?? fallback;
  const trusted = (sources: string[]) =>
    sources.some((source) => /^'(nonce|sha\d+)-/.test(source))
      ? sources.filter((s) => s !== "'unsafe-inline'")
      : sources;
  const unsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const scripts = trusted(of('script-src'));
  if (scripts.some(unsafe) || of('object-src').some((source) => broad.test(source))) return ['unsafe scripts', -20];
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return ['plain http', -20];
  if ([...scripts, ...of('style-src')].includes("'unsafe-eval'")) return ['unsafe-eval', -10];
  if (trusted(of('style-src')).some(unsafe)) return ['inline styles only', 0];
  return fallback.join() === "'none'" ? ['nothing unsafe, default none', 10] : ['nothing unsafe', 5];
}

function cookieRule(cookies: string[]): [string, number] {
  if (cookies.length === 0) return ['no cookie', 0];
  const flag = (cookie: string, name: string) => new RegExp(`;\\s*${name}(=|;|$)`, 'i').test(cookie);
  const session = cookies.filter((cookie) => /^[^=]*(sess|login|auth)/i.test(cookie));
  if (session.some((cookie) => !flag(cookie, 'secure'))) return ['session cookie without Secure', -40];
  if (session.some((cookie) => !flag(cookie, 'httponly'))) return ['session cookie without HttpOnly', -30];
  if (cookies.some((cookie) => !flag(cookie, 'secure'))) return ['cookie without Secure', -20];
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie))
    ? ['Secure, HttpOnly, SameSite', 5]
    : ['without SameSite', 0];
}

function scriptOrigins(html: string): [string, number] {
  const foreign = parse(html)
    .querySelectorAll('script[src], link[rel=stylesheet]')
    .filter((element) => /^(https?:)?\/\//.test(element.getAttribute('src') ?? element.getAttribute('href') ?? ''));
  if (foreign.length === 0) return ['own scripts only', 0];
  return foreign.every((element) => element.hasAttribute('integrity'))
    ? ['foreign with integrity', 5]
    : ['foreign', -50];
}

/**
 * Grades response headers by the rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js):
 * 100 points, minus penalties, plus bonuses if at least 90 remain. 100 and more is an A+.
 */
export function scan({ headers, cookies, html }: Scanned): { score: number; findings: HeaderScanRuleResult[] } {
  const age = Number(/max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1] ?? -1);
  const ancestors = policyOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  const referrer = headers['referrer-policy'];
  const resource = headers['cross-origin-resource-policy'];
  const open = headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] === 'true';
  const rules: Record<string, [string, number]> = {
    'content-security-policy': contentPolicy(headers['content-security-policy']),
    cookies: cookieRule(cookies),
    'cross-origin-resource-sharing': open ? ['open with credentials', -50] : ['closed', 0],
    'referrer-policy': !referrer
      ? ['not set', 0]
      : /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)
        ? ['private', 5]
        : ['unsafe', -5],
    'strict-transport-security':
      age < 0 ? ['not set', -20] : age < sixMonths ? ['short', -10] : ['half a year or more', 0],
    'subresource-integrity': scriptOrigins(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? ['nosniff', 0] : ['missing', -5],
    'x-frame-options':
      ancestors && !ancestors.some((source) => broad.test(source))
        ? ['by frame-ancestors', 5]
        : /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
          ? ['by header', 5]
          : ['missing', -20],
    'cross-origin-resource-policy': !resource
      ? ['not set', 0]
      : /^same-(origin|site)$/.test(resource)
        ? ['own pages only', 10]
        : resource === 'cross-origin'
          ? ['everybody', 0]
          : ['invalid', -5],
  };
  const findings = Object.entries(rules).map(([rule, [result, points]]) => ({ rule, result, points }));
  const sum = (of: (points: number) => boolean) =>
    findings.filter(({ points }) => of(points)).reduce((total, { points }) => total + points, 0);
  const base = 100 + sum((points) => points < 0);
  return { score: base >= 90 ? base + sum((points) => points > 0) : Math.max(0, base), findings };
}
