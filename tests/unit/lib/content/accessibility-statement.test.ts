import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibilityAssessmentDate } from '@/lib/config/accessibility-assessment-date';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { localeCodes } from '@/lib/i18n/locales';

/** The browser tests that prove what the statement claims: the file and the start of a test's name. */
const proofs: Record<string, [file: string, name: string][]> = {
  keyboard: [
    ['focus', 'the focused element is in sight on every page'],
    ['assistive-technology', 'after a navigation the focus is on the heading, and the skip link is the next Tab'],
  ],
  contrast: [['accessibility', 'has no accessibility violations in either theme']],
  motion: [['home', 'does not move with reduced motion']],
  structure: [
    ['accessibility', 'has no accessibility violations in either theme'],
    ['assistive-technology', 'the summary of a form is not read again at each keystroke'],
  ],
  zoom: [['accessibility', 'nothing overflows at 320 px']],
  pictures: [['accessibility', 'has no accessibility violations in either theme']],
  text: [['display-preferences', 'text of twice the size wraps the header']],
  colours: [
    ['display-preferences', 'every chosen state shows'],
    ['display-preferences', 'every bar shows'],
    ['display-preferences', 'more contrast makes text and lines'],
  ],
};

describe.each(localeCodes)('the accessibility statement in %s', (locale) => {
  const page = getPageCopy('accessibility', locale);
  const text = (id: string) => getPageSection(page, id).paragraphs.join(' ');

  it('claims nothing that no test proves', () => {
    const claims = getPageSection(page, 'measures').items.map(({ key }) => key ?? '');
    expect(claims.sort()).toEqual(Object.keys(proofs).sort());
    for (const [file, name] of claims.flatMap((claim) => proofs[claim] ?? []))
      expect(readFileSync(`tests/e2e/${file}.spec.ts`, 'utf8'), `${file}: ${name}`).toContain(name);
  });

  it('has what a statement must have', () => {
    expect(page.sections.map(({ id }) => id)).toEqual([
      'aim',
      'law',
      'method',
      'measures',
      'limits',
      'report',
      'enforcement',
    ]);
    expect(text('aim')).toMatch(/WCAG.*2\.2.*EN 301 549 V3\.2\.1/s);
    expect(text('law')).toMatch(/2019\/882.*4994\/2022/s);
    expect(text('method')).toContain('{assessed}');
    expect(text('report')).toMatch(/\{email\}.*\{phone\}/s);
    expect(text('enforcement')).toContain('https://www.synigoroskatanaloti.gr');
  });
});

it('the assessment is not older than a year', () => {
  const age = Date.now() - Date.parse(accessibilityAssessmentDate);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(366 * 24 * 3600 * 1000);
});
