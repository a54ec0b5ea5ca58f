import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { getSlotPicture } from '@/components/art/slot-and-pack-pictures';
import { brandColours } from '@/lib/config/brand-colours';
import { getHeroSlides, heroSceneColours, heroSlidesSchema, localizeHeroSlide } from '@/lib/content/hero-slides';
import { localeCodes } from '@/lib/i18n/locales';

vi.mock('server-only', () => ({}));

const slide = {
  id: 'nature',
  scene: 'maera-star' as const,
  messages: { gr: { title: 'Γη', text: 'Ωμή τροφή' }, en: { title: 'Earth', text: 'Raw food' } },
};

describe('localizeHeroSlide', () => {
  it('uses the requested language', () => {
    expect(localizeHeroSlide(slide, 'en')).toMatchObject({ locale: 'en', message: { title: 'Earth' } });
  });

  it('falls back to Greek and reports it', () => {
    expect(localizeHeroSlide(slide, 'lv')).toMatchObject({ locale: 'gr', message: { title: 'Γη', text: 'Ωμή τροφή' } });
  });
});

describe('heroSlidesSchema', () => {
  const six = [...'abcdef'].map((id) => ({ ...slide, id }));
  it('accepts exactly six slides', () => {
    expect(heroSlidesSchema.safeParse(six).success).toBe(true);
    expect(heroSlidesSchema.safeParse(six.slice(1)).success).toBe(false);
    expect(heroSlidesSchema.safeParse([...six, slide]).success).toBe(false);
  });

  it.each([
    ['a slide without Greek', { messages: { en: slide.messages.en } }],
    ['an unknown scene', { scene: 'parthenon' }],
    ['an unknown language', { messages: { ...slide.messages, el: slide.messages.gr } }],
    ['an empty title', { messages: { gr: { title: ' ', text: 'Ωμή τροφή' } } }],
  ])('rejects %s', (_, change) => {
    expect(heroSlidesSchema.safeParse([...six.slice(1), { ...slide, ...change }]).success).toBe(false);
  });
});

describe('content/hero.json', () => {
  it.each(localeCodes)('has six different slides with a picture each in %s', (locale) => {
    const slides = getHeroSlides(locale);
    expect(new Set(slides.map(({ id }) => id)).size).toBe(6);
    expect(new Set(slides.map(({ slot }) => getSlotPicture(slot, locale).file)).size).toBe(6);
  });
});

it.each(Object.entries(heroSceneColours))('scene %s is painted on %s', (scene, field) => {
  const svg = readFileSync(`public/art/hero/${scene}.svg`, 'utf8');
  expect(svg.match(/fill="(#\w+)"/)?.[1]?.toLowerCase()).toBe(brandColours[field].toLowerCase());
});
