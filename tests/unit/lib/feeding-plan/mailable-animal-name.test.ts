import { expect, it } from 'vitest';
import { toMailableAnimalName } from '@/lib/feeding-plan/mailable-animal-name';

it.each([
  'Argos',
  'Άργος',
  'Белка',
  '小黑',
  'Žūžiņa',
  'Lady Di',
  'Jean-Paul',
  'O’Malley',
  "D'Artagnan",
  'Rex von Stein',
  'x',
  'मोती',
  'Δαίδαλος ο Μικρός',
])('%s is a name', (name) => expect(toMailableAnimalName(name)).toBe(name));

it('spaces are normalized', () => expect(toMailableAnimalName('  Lady \u00a0 Di\t')).toBe('Lady Di'));

it.each([
  'WIN 500 EUR: bad.example/x',
  'bad.example',
  'http://x',
  'a@b.example',
  'Rex 2',
  'call me now please',
  'buy-cheap-pills-now',
  'a'.repeat(25),
  'Rex!',
  '<b>Rex</b>',
  'Rex\u202eabc',
  'Rex\u0000',
  '$$$',
  '🐕',
  "'",
  '-',
  '',
])('%j is none', (name) => expect(toMailableAnimalName(name)).toBeNull());
