import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessibilityAssessmentDate } from '@/lib/config/accessibility-statement';
import { getPageCopy, getPageSection } from '@/lib/content/page-copy';
import { type Locale, localeCodes } from '@/lib/i18n/locales';

/**
 * The browser tests that prove what the statement claims: the file and the start of a test's name, or of the property that
 * `every-page.spec` checks.
 */
const proofs: Record<string, [file: string, name: string][]> = {
  keyboard: [
    ['focus.spec', 'the focused element is in sight on every page'],
    ['assistive-technology.spec', 'after a navigation the focus is on the heading, and the skip link is the next Tab'],
  ],
  contrast: [['page-checks', 'no accessibility violations in either theme']],
  motion: [['home.spec', 'does not move with reduced motion']],
  structure: [
    ['page-checks', 'no accessibility violations in either theme'],
    ['assistive-technology.spec', 'the summary of a form is not read again at each keystroke'],
  ],
  zoom: [['page-checks', 'nothing overflows at 320 px']],
  pictures: [['page-checks', 'no accessibility violations in either theme']],
  text: [['page-checks', 'text of twice the size leaves the header in the window']],
  colours: [
    ['display-preferences.spec', 'every chosen state shows'],
    ['display-preferences.spec', 'every bar shows'],
    ['display-preferences.spec', 'more contrast makes text and lines'],
  ],
};

/** The tests behind what the statement says about how the site is assessed. */
const methods: [file: string, name: string][] = [
  ['page-checks', 'no accessibility violations in either theme'],
  ['page-checks', "property: 'no accessibility violations',"],
  ['focus.spec', 'the focused element is in sight on every page'],
  ['assistive-technology.spec', 'figures, charts and maps have a name, and their facts are text'],
  ['assistive-technology.spec', 'a choice is announced with its count'],
  ['page-checks', 'text of twice the size leaves the header in the window'],
  ['display-preferences.spec', "forcedColors: 'active'"],
];

/** The tests behind its known limits: what it gives in place of something that is not accessible says the same. */
const equivalents: [file: string, name: string][] = [
  ['text-alternatives.spec', 'has everything that the PDF catalogue says about it'],
  ['page-checks', 'the list of markets has every country and every first year of the map of exports'],
];

type Wording = { partial: string; three: string; catalogue: RegExp; map: RegExp; websites: RegExp };
/** What each language calls partial conformance, and what its limits are about. */
const wordings: Partial<Record<Locale, Wording>> = {
  gr: { partial: 'μερική συμμόρφωση', three: 'τρία', catalogue: /κατάλογοι/, map: /χάρτης/, websites: /Οι ιστότοποι/ },
  en: { partial: 'partially conformant', three: 'three', catalogue: /catalogues/, map: /map/, websites: /websites/ },
  es: { partial: 'conformidad parcial', three: 'tres', catalogue: /catálogos/, map: /mapa/, websites: /webs/ },
  ru: { partial: 'частичное соответствие', three: 'трёх', catalogue: /Каталоги/, map: /Карта/, websites: /Сайты/ },
  cn: { partial: '部分符合', three: '三种', catalogue: /产品目录/, map: /地图/, websites: /网站/ },
  fr: { partial: 'conformité partielle', three: 'trois', catalogue: /catalogues/, map: /carte/, websites: /sites/ },
  bg: {
    partial: 'частично съответствие',
    three: 'три',
    catalogue: /каталозите/,
    map: /Картата/,
    websites: /Сайтовете/,
  },
  lv: { partial: 'atbilst daļēji', three: 'trijos', catalogue: /katalogos/, map: /karte/, websites: /vietnes/ },
  it: { partial: 'parzialmente conforme', three: 'tre', catalogue: /cataloghi/, map: /mappa/, websites: /siti/ },
};

function wordingOf(locale: Locale): Wording {
  const wording = wordings[locale];
  if (!wording) throw new Error(`Add the words of the statement in ${locale} to this test.`);
  return wording;
}

const testsOf = (file: string) => readFileSync(`tests/e2e/${file}.ts`, 'utf8');

/** A test that does not run proves nothing, nor does one in a group that does not. */
const notRun = /\btest(?:\.describe)?\.(?:skip|fixme)\b/;

/** Expects that a file of browser tests has what the statement relies on, and that all its tests run. */
function expectProof([file, name]: [file: string, name: string]) {
  expect(testsOf(file), `${file}: ${name}`).toContain(name);
  for (const tests of [testsOf(file), testsOf('every-page.spec')])
    expect(tests, `${file}: a test that does not run`).not.toMatch(notRun);
}

it.each([
  'test.skip(`has no violations`',
  "test.fixme('every bar shows'",
  "test.describe.skip('forced colours'",
  "test.describe.fixme('forced colours'",
  '    test.skip();',
])('%s is recognised as a test that does not run', (source) => {
  expect(source).toMatch(notRun);
  expect("test('skips'); page.locator('.skip-link')").not.toMatch(notRun);
});

describe.each(localeCodes)('the accessibility statement in %s', (locale) => {
  const page = getPageCopy('accessibility', locale);
  const text = (id: string) => getPageSection(page, id).paragraphs.join(' ');

  it('claims nothing that no test proves', () => {
    const claims = getPageSection(page, 'measures').items.map(({ key }) => key ?? '');
    expect(claims.sort()).toEqual(Object.keys(proofs).sort());
    claims.flatMap((claim) => proofs[claim] ?? []).forEach(expectProof);
  });

  it('is as conformant as its limits allow, and names each limit', () => {
    const { partial, catalogue, map, websites } = wordingOf(locale);
    expect(text('aim')).toContain(partial);
    expect(text('limits')).toMatch(/PDF\/UA/);
    for (const limit of [catalogue, map, websites]) expect(text('limits')).toMatch(limit);
    equivalents.forEach(expectProof);
  });

  it('tells how it is assessed, as the tests do it', () => {
    methods.forEach(expectProof);
    const screens = /const screens = \{(.*?)\n\};/s.exec(testsOf('focus.spec'))?.[1]?.match(/width: \d+/g);
    expect(screens).toHaveLength(3);
    expect(text('method')).toContain(wordingOf(locale).three);
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
    expect(text('report')).toMatch(/\{email\}.*\{phone\}.*\{days\}/s);
    expect(text('enforcement')).toContain('https://www.synigoroskatanaloti.gr');
  });
});

it('the assessment is not older than a year', () => {
  const age = Date.now() - Date.parse(accessibilityAssessmentDate);
  expect(age).toBeGreaterThan(0);
  expect(age).toBeLessThan(366 * 24 * 3600 * 1000);
});
