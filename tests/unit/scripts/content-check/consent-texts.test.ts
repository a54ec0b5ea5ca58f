import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { consentTextsVersion } from '@/lib/config/consent-texts-version';
import { findImpossibleDates } from '@/scripts/content-check/change-dates';
import { findConsentTextsWithoutNewVersion, recordConsentTexts } from '@/scripts/content-check/consent-texts';

const edited = vi.hoisted(() => new Map<string, (text: string) => string>());
vi.mock('@/scripts/read-json', () => ({
  readJsonFile: (file: string) => JSON.parse((edited.get(file) ?? String)(readFileSync(file, 'utf8'))),
}));
afterEach(() => edited.clear());

const [version, today] = ['2026-03-01', '2026-04-02'];
const recorded = recordConsentTexts({}, version, today);
const find = (dates = recorded, current = version) => findConsentTextsWithoutNewVersion(dates, current, today);
const privacy = 'content/pages/privacy/fr.json';
const edit = () => edited.set(privacy, (text) => text.replace('"lead": "', '"lead": "Nouveau. '));

test('texts that are as they were recorded need no other version, however they are formatted', () => {
  edited.set(privacy, (text) => JSON.stringify(JSON.parse(text)));
  edited.set('messages/fr.json', (text) => text.replace('"submit": "', '"submit": "x'));
  expect(find()).toEqual([]);
});

test('a changed privacy notice is reported until it has another version, also after its date was recorded', () => {
  edit();
  const text = expect.stringContaining(
    "write consentTextsVersion = '2026-04-02' in lib/config/consent-texts-version.ts",
  );
  expect(find()).toEqual([{ file: privacy, weight: 'style', text }]);
  expect(find(recordConsentTexts(recorded, version, today))).toHaveLength(1);
  expect(find(recorded, today)[0]?.text).toMatch(/run npm run content:dates$/);
  expect(find(recordConsentTexts(recorded, today, today), today)).toEqual([]);
});

test('a new version counts for texts that did not change with it, too', () => {
  expect(new Set(find(recorded, today).map(({ text }) => text))).toEqual(
    new Set(['its entry in content/changes.json is of another version: run npm run content:dates']),
  );
  const tomorrow = '2026-04-03';
  const ofToday = recordConsentTexts(recorded, today, today);
  expect(findConsentTextsWithoutNewVersion(ofToday, today, tomorrow)).toEqual([]);
  edit();
  const text = expect.stringMatching(/^people agreed to the former text: write consentTextsVersion = '2026-04-03'/);
  const problems = [{ file: privacy, weight: 'style', text }];
  expect(findConsentTextsWithoutNewVersion(ofToday, today, tomorrow)).toEqual(problems);
  const again = recordConsentTexts(ofToday, today, tomorrow);
  expect(findConsentTextsWithoutNewVersion(again, today, tomorrow)).toEqual(problems);
});

test('a text beside a consent box that is missing did not change, and its entry stays', () => {
  edited.set('messages/lv.json', (text) => text.replace('"agreeToMarketing"', '"agreeToMarketin"'));
  expect(find()).toEqual([]);
  expect(recordConsentTexts(recorded, version, today)).toEqual(recorded);
});

test('a version in the future is corrected where it is written', () => {
  expect(findImpossibleDates({ 'consent/terms': { fr: '2999-01-01 1a2b3c4d' } })).toEqual([
    {
      file: 'content/changes.json',
      key: 'consent/terms.fr',
      text: '2999-01-01 is in the future: write the day of the last change as consentTextsVersion in lib/config/consent-texts-version.ts, then run npm run content:dates',
    },
  ]);
});

test('a text beside a consent box is reported with its keys', () => {
  edited.set('messages/lv.json', (text) => text.replace('"agreeToMarketing": "', '"agreeToMarketing": "Jauns. '));
  expect(find().map(({ file, text }) => `${file}: ${text}`)).toEqual([
    expect.stringMatching(/^messages\/lv\.json: .*partnership\.fields\.agreeToMarketing.*consentTextsVersion = /),
  ]);
});

test('the texts of a version of today may change until tomorrow', () => {
  const ofToday = recordConsentTexts({}, today, today);
  edit();
  expect(find(ofToday, today)[0]?.text).toMatch(/run npm run content:dates$/);
  expect(find(recordConsentTexts(ofToday, today, today), today)).toEqual([]);
});

test('the version is a day that is compared with the day of a change', () => {
  expect(consentTextsVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
