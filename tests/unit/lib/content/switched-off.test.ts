import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCatalogueModel } from '@/documents/catalogue/catalogue-pdf-model';
import { getHeroSlides } from '@/lib/content/hero-slides';
import { findPageSection, getPageCopy, getPageCopyWithSwitchedOff } from '@/lib/content/page-copy';
import { getPartnerStories } from '@/lib/content/partner-stories';
import { filterAndTranslateProductTags, getProductOrThrow } from '@/lib/content/products';
import { listSwitchableIdsByKind } from '@/lib/content/switchable-claim-ids';
import { getSwitchedOffIdsByKind, isSwitchedOffInLocale } from '@/lib/content/switched-off';
import { localeCodes } from '@/lib/i18n/locales';

const files = vi.hoisted(() => ({ switchedOff: {} as unknown }));
vi.mock('@/lib/content/read-content', async (importOriginal) => {
  const real = await importOriginal<typeof import('@/lib/content/read-content')>();
  return {
    ...real,
    readContent: ((path, schema) =>
      path === 'switched-off.json'
        ? real.parseContent(path, JSON.stringify(files.switchedOff), schema)
        : real.readContent(path, schema)) as typeof real.readContent,
  };
});
beforeEach(() => {
  files.switchedOff = {};
});

const keysOf = (page: string, section: string, locale: 'cn' | 'en') =>
  findPageSection(getPageCopy(page, locale), section)?.items.map(({ key }) => key);

describe('a language leaves out', () => {
  it('a percentage and a certification on every page, and no other language does', () => {
    files.switchedOff = { cn: { claims: ['allergies'], certifications: ['haccp', 'vetApproved'] } };
    for (const page of ['home', 'why']) {
      expect(keysOf(page, 'claims', 'cn')).toEqual(['digestion', 'vetVisits']);
      expect(keysOf(page, 'claims', 'en')).toEqual(['digestion', 'allergies', 'vetVisits']);
    }
    expect(keysOf('why', 'certifications', 'cn')).toEqual(['iso22000', 'fediaf']);
    expect(keysOf('exports', 'certifications', 'cn')).toEqual(['iso22000', 'fediaf', 'documents']);
    expect(buildCatalogueModel('cn').contact.certifications).toBe('EN ISO 22000:2018');
    expect(buildCatalogueModel('en').contact.certifications).toBe('EN ISO 22000:2018 · HACCP');
  });

  it('a whole section with its last entry, and the sections that say more stay', () => {
    const { claims, testimonials, stories, certifications } = listSwitchableIdsByKind();
    const entries = ['home.about.ingredients', 'home.about.balance', 'home.about.cold'];
    files.switchedOff = { cn: { claims, testimonials, stories, certifications, entries } };
    const ids = (page: string) => getPageCopy(page, 'cn').sections.map(({ id }) => id);
    expect(ids('home')).toEqual(['about', 'showcase', 'why-raw', 'questionnaire', 'partners']);
    expect(ids('why')).toEqual(['what-is-barf', 'differences', 'benefits', 'quiz', 'final']);
    expect(ids('exports')).toEqual(['markets', 'process', 'figures', 'reply', 'enquiry']);
    expect(keysOf('home', 'about', 'cn')).toEqual([]);
    expect(getPageCopyWithSwitchedOff('home', 'cn').sections).toHaveLength(8);
  });

  it('slides, stories, badges, benefits and names of tags', () => {
    const off = { stories: ['ruta'], slides: ['unprocessed'], badges: ['duck-dinner'], tags: ['leanest'] };
    files.switchedOff = { bg: { ...off, benefits: ['simple.2'] }, cn: off };
    expect(getHeroSlides('cn').map(({ id }) => id)).not.toContain('unprocessed');
    expect(getHeroSlides('en')).toHaveLength(6);
    expect(getPartnerStories('cn').stories).toHaveLength(2);
    expect(getPartnerStories('en').stories).toHaveLength(3);
    expect(filterAndTranslateProductTags(['leanest', 'boneless'], 'cn')).toHaveLength(1);
    expect(filterAndTranslateProductTags(['leanest', 'boneless'], 'en')).toEqual(['Our leanest', 'Boneless']);
    // The texts of a language's products are read once in a process.
    expect(getProductOrThrow('duck-dinner', 'bg').copy.badge).toBeUndefined();
    expect(getProductOrThrow('lamb-dinner', 'bg').copy.badge).toBeDefined();
    expect(getProductOrThrow('duck-dinner', 'lv').copy.badge).toBeDefined();
    const benefits = (locale: 'bg' | 'lv') => getProductOrThrow('simple', locale).copy.benefits.length;
    expect(benefits('bg')).toBe(benefits('lv') - 1);
  });
});

describe('content/switched-off.json', () => {
  it.each([
    [{ xx: {} }, "xx: 'xx' is no language; write one of gr, en, es, ru, cn, fr, bg, lv, it"],
    [{ cn: { badge: [] } }, "cn.badge: 'badge' cannot be switched off; write one of claims, certifications, testim"],
    [
      { cn: { claims: ['digestion', 'digestio'] } },
      "cn.claims.1: there is no 'digestio'; write one of digestion, allergies, vetVisits",
    ],
    [{ lv: { benefits: ['duck-dinner.9'] } }, "lv.benefits.0: there is no 'duck-dinner.9'; write one of active.1,"],
    [{ lv: { slides: listSwitchableIdsByKind().slides } }, 'lv.slides: switches off every slide; leave at least one'],
    [{ lv: { claims: 'digestion' } }, 'lv.claims: should be a list in [ ], not'],
  ])('is rejected with the place and what would be right: %j', (value, message) => {
    files.switchedOff = value;
    expect(() => getSwitchedOffIdsByKind('en')).toThrow(message);
  });

  it('takes every id, and nothing is off without it', () => {
    const all = listSwitchableIdsByKind();
    files.switchedOff = Object.fromEntries(
      localeCodes.map((locale) => [locale, { ...all, slides: all.slides.slice(1) }]),
    );
    expect(getSwitchedOffIdsByKind('ru').badges).toHaveLength(17);
    files.switchedOff = {};
    expect(isSwitchedOffInLocale('cn', 'claims', 'digestion')).toBe(false);
  });
});
