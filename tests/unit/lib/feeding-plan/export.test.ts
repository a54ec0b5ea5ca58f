import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { planMailComposersByKind } from '@/documents/feeding-plan/plan-mail-composers';
import { buildPlanFromParams } from '@/lib/feeding-plan/build-plan-from-params';
import { buildPlanCalendarFile, resolveFirstPlanDay } from '@/lib/feeding-plan/calendar-file';
import { ProcessRateLimiter } from '@/lib/feeding-plan/document-rate-limit';
import { mergeSpeciesMessages } from '@/lib/feeding-plan/merge-species-messages';
import { attachmentDisposition, planFileName } from '@/lib/feeding-plan/plan-file-name';
import { planEmailSchema } from '@/lib/feeding-plan/queue-plan-email';
import { localeCodes } from '@/lib/i18n/locales';
import { readMessages } from '@/lib/i18n/translator';
import type { ClaimedMail } from '@/lib/mail/mail-queue';
import { messagesOf } from '@/tests/e2e/messages';
import { startRealWorker } from '@/tests/unit/documents/feeding-plan/real-worker';
import { planForDog, sampleDogs } from '@/tests/unit/documents/feeding-plan/sample-dogs';
import { sampleProfile } from '@/tests/unit/lib/feeding/sample-foods';

vi.mock('@/documents/feeding-plan/start-worker', () => ({ createPdfWorker: () => startRealWorker() }));

const answers = 'v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no';
const read = (changes: Record<string, string> = {}) => {
  const params = new URLSearchParams(answers);
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  return buildPlanFromParams(params, 'en');
};

/** Parses the events of a calendar file into maps of their properties, with folded lines joined. */
function events(file: string): Map<string, string>[] {
  return file
    .replace(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map(
      (event) =>
        new Map(
          event.split('\r\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
        ),
    );
}

describe('the plan of a request', () => {
  it('is worked out anew from its parameters', () =>
    expect(read()).toMatchObject({ ok: true, plan: { kind: 'plan' } }));
  it('is not made for a dog that the vet must see first', () =>
    expect(read({ h: 'yes', i: 'renal' })).toMatchObject({
      ok: false,
      reason: 'vetFirst',
      reasons: { reasons: ['renal'], causes: [], notes: [] },
    }));
  it('has for the vet first what the owner must know until then', () => {
    expect(read({ h: 'yes', i: 'diabetes' })).toMatchObject({ reasons: { notes: ['noFastDay'] } });
    expect(read({ v: 'cat', w: '4', c: 'indoor', h: 'yes', i: 'kidney' })).toMatchObject({
      reasons: { notes: ['catNeverFasts'] },
    });
  });
  it('is not made for a puppy under eight weeks', () =>
    expect(read({ a: '6', u: 'weeks', w: '2', s: 'medium' })).toEqual({ ok: false, reason: 'guidance' }));
  it.each<Record<string, string>>([{ w: '-3' }, { w: '1e3' }, { n: '' }, { n: 'x'.repeat(80) }, { b: 'fat' }])(
    'is rejected for %j',
    (changes) => expect(read(changes)).toEqual({ ok: false, reason: 'invalid' }),
  );
});

describe('the calendar file', () => {
  it.each(localeCodes)(
    'in %s has four steps and the weeks as consecutive whole-day events, then the weighing days',
    (locale) => {
      const all = events(
        buildPlanCalendarFile(planForDog(sampleDogs.ordinary, locale), sampleDogs.ordinary, locale, '2026-12-28'),
      );
      expect(all.map((event) => [event.get('DTSTART;VALUE=DATE'), event.get('DTEND;VALUE=DATE')])).toEqual([
        ['20261228', '20261231'],
        ['20261231', '20270103'],
        ['20270103', '20270106'],
        ['20270106', '20270107'],
        ['20270107', '20270111'],
        ['20270111', '20270118'],
        ['20270118', '20270125'],
        ['20270111', '20270112'],
        ['20270125', '20270126'],
      ]);
      for (const event of all) {
        expect(event.get('SUMMARY')).toContain('Άργος');
        expect(event.get('DESCRIPTION')).not.toMatch(/\{|undefined|NaN/);
      }
    },
  );

  it.each(localeCodes)('in %s mentions complementary food only if the plan has some', (locale) => {
    const { planCalendar: calendarLabels } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
    const rest = calendarLabels.transitionText.slice(calendarLabels.transitionText.lastIndexOf('}') + 2);
    const all = events(
      buildPlanCalendarFile(planForDog(sampleDogs.ordinary, locale), sampleDogs.ordinary, locale, '2026-12-28'),
    );
    const mentionsRest = all.map((event) => event.get('DESCRIPTION')?.replaceAll('\\', '').includes(rest));
    expect(mentionsRest).toEqual([true, true, true, false, false, false, false, false, false]);
  });

  it('has the same event ids after a correction of the plan, and has others for another first day', () => {
    const ids = (weightKg: number, start: string) =>
      events(
        buildPlanCalendarFile(planForDog({ ...sampleDogs.ordinary, weightKg }), sampleDogs.ordinary, 'en', start),
      ).map((event) => event.get('UID'));
    expect(ids(24, '2026-12-01')).toEqual(ids(25, '2026-12-01'));
    expect(new Set(ids(25, '2026-12-01')).size).toBe(9);
    expect(ids(25, '2026-12-02')).not.toContain(ids(25, '2026-12-01')[0]);
  });

  it.each([
    ['a grown dog after two weeks and at the end', sampleDogs.overweight, ['20261215', '20261229']],
    ['a puppy every week', sampleDogs.giantPuppy, ['20261208', '20261215', '20261222', '20261229']],
  ])('includes the weighing for %s', (_, dog, days) => {
    const checks = events(buildPlanCalendarFile(planForDog(dog), dog, 'en', '2026-12-01')).filter((event) =>
      event.get('UID')?.includes('-check-'),
    );
    expect(checks.map((event) => event.get('DTSTART;VALUE=DATE'))).toEqual(days);
  });

  it.each([
    ['new to raw food', { health: ['gastritis'] }, 'upsetWait'],
    ['used to raw food', { health: ['diarrhoea'], currentDiet: 'raw', firstTimeRaw: 'no' }, 'upsetWait'],
    [
      'that had colitis, used to raw food',
      { health: ['colitis'], currentDiet: 'raw', firstTimeRaw: 'no' },
      'colitisVet',
    ],
  ] as const)('says in the first entry alone what comes before the first day, for a dog %s', (_, changes, note) => {
    const dog = sampleProfile({ ...changes, health: [...changes.health] });
    const first = messagesOf('en').plan.notes[note].slice(0, 20);
    const all = events(buildPlanCalendarFile(planForDog(dog), dog, 'en', '2026-12-01'));
    const has = all.map((event) => event.get('DESCRIPTION')?.includes(first));
    expect(has).toEqual(all.map((_event, index) => index === 0));
  });

  it.each(
    localeCodes.flatMap((locale) => [
      { locale, animal: 'dog', changes: {} },
      { locale, animal: 'cat', changes: { species: 'cat', size: 'mini', weightKg: 4, lifestyle: 'indoor' } as const },
    ]),
  )('in $locale sends a thin $animal without a gain to the vet after two weeks, as its note does', (each) => {
    const { locale, changes } = each;
    const thin = sampleProfile({ ...changes, bodyCondition: 'underweight', thinReason: 'yes' });
    const textsOfChecks = (animal: typeof thin) =>
      events(buildPlanCalendarFile(planForDog(animal, locale), animal, locale, '2026-12-01'))
        .filter((event) => event.get('UID')?.includes('-check-'))
        .map((event) => event.get('DESCRIPTION')?.replaceAll('\\', '') ?? '');
    const [afterTwoWeeks = '', atTheEnd] = textsOfChecks(thin);
    const ordinary = textsOfChecks(sampleProfile(changes));
    // The note speaks of the day from before; the rest of it is the same.
    const { underweightRecheck } = mergeSpeciesMessages(readMessages(locale), thin.species).plan.notes;
    const [, advice = ''] = underweightRecheck.split(/(?<=[.。])/);
    expect(advice).not.toBe('');
    expect(afterTwoWeeks.endsWith(advice)).toBe(true);
    expect(ordinary).toEqual([atTheEnd, atTheEnd]);
    expect(atTheEnd).not.toBe(afterTwoWeeks);
  });

  const restDay = { restDay: 'yes', firstTimeRaw: 'no', household: 'no' } as const;
  const growingPuppy = { weightKg: 7, age: { value: 12, unit: 'weeks' } } as const;
  it.each<[string, Parameters<typeof sampleProfile>[0], number]>([
    ['used to raw food, with a rest day', { ...restDay, currentDiet: 'raw' }, 4],
    ['new to raw food, with a rest day', { ...restDay, currentDiet: 'dry' }, 2],
    ['used to raw food', { currentDiet: 'raw', firstTimeRaw: 'no' }, 0],
    ['new to raw food', {}, 0],
    ['that changes slowly', { health: ['gastritis'] }, 0],
    ['that still grows', growingPuppy, 0],
  ])('covers each of the 28 days of a dog %s once, by its amount or as a rest day', (_, changes, restDays) => {
    const dog = sampleProfile(changes);
    const plan = planForDog(dog);
    const dayOf = (event: Map<string, string>, end: 'DTSTART' | 'DTEND') => {
      const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(event.get(`${end};VALUE=DATE`) ?? '') ?? [];
      return (Date.parse(`${year}-${month}-${day}`) - Date.parse('2026-12-01')) / 86_400_000 + 1;
    };
    const feeding = events(buildPlanCalendarFile(plan, dog, 'en', '2026-12-01')).filter(
      (event) => !event.get('UID')?.includes('-check-'),
    );
    const covering = plan.days.map(({ day }) =>
      feeding.filter((event) => dayOf(event, 'DTSTART') <= day && day < dayOf(event, 'DTEND')),
    );
    expect(covering.map((found) => found.length)).toEqual(plan.days.map(() => 1));
    const isRest = (event?: Map<string, string>) => event?.get('SUMMARY') === 'Argos: rest day';
    expect(feeding.filter(isRest)).toHaveLength(restDays);
    for (const { day, kind, rawG, mealsG } of plan.days) {
      const event = covering[day - 1]?.[0];
      const text = event?.get('DESCRIPTION')?.replaceAll('\u00a0', ' ').replaceAll('\\', '');
      expect(isRest(event)).toBe(kind === 'rest');
      // The meals of the day, which add up to its grams.
      if (kind === 'rest') expect(text).not.toMatch(/\d/);
      else
        expect(text).toContain(mealsG.every((grams) => grams === mealsG[0]) ? `× ${mealsG[0]} g` : mealsG.join(' + '));
      if (kind === 'raw') expect(text).toContain(`${rawG.toLocaleString('en')} g a day`);
    }
  });

  it.each(localeCodes)('in %s names the rest day in its own event alone', (locale) => {
    const dog = sampleDogs.restingDog;
    const all = events(buildPlanCalendarFile(planForDog(dog, locale), dog, locale, '2026-12-01'));
    const { rest, restText } = readMessages(locale).planCalendar;
    const plain = (text = '') => text.replaceAll('\\', '');
    const has = (text: string) => all.filter((event) => plain(event.get('DESCRIPTION')) === text);
    expect(has(restText).map((event) => plain(event.get('SUMMARY')))).toEqual(
      Array(4).fill(rest.replace('{name}', dog.dogName)),
    );
    expect(has(restText).map((event) => event.get('DTSTART;VALUE=DATE'))).toEqual([
      '20261207',
      '20261214',
      '20261221',
      '20261228',
    ]);
  });

  it('names the new recipe where a dog that eats raw food changes slowly', () => {
    const dog = sampleProfile({ health: ['diarrhoea'], currentDiet: 'raw', firstTimeRaw: 'no' });
    const titles = events(buildPlanCalendarFile(planForDog(dog), dog, 'en', '2026-12-01')).map((event) =>
      event.get('SUMMARY'),
    );
    expect(titles.slice(0, 4)).toEqual(['25%', '50%', '75%', '100%'].map((share) => `Argos: ${share} new recipe`));
  });

  it('escapes line breaks in a name', () => {
    const file = buildPlanCalendarFile(
      planForDog(sampleDogs.ordinary),
      { ...sampleDogs.ordinary, dogName: 'A\r\nATTENDEE:b,c;d\\e' },
      'en',
      '2026-12-01',
    );
    expect(file).not.toMatch(/^ATTENDEE/m);
    const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
    const name = 'A ATTENDEE:b\\,c\\;d\\\\e';
    expect(lines).toContain(`X-WR-CALNAME:Feeding plan: ${name}`);
    expect(lines.some((line) => line.startsWith(`SUMMARY:${name}: `))).toBe(true);
  });

  it.each([
    ['Greek', 'gr', 'Άργος του Ομήρου από την Ιθάκη'],
    ['Chinese', 'cn', '小黑豆'.repeat(12)],
    ['emoji of several characters', 'en', '👩‍👩‍👧‍👦🐕‍🦺🇬🇷'.repeat(3)],
    ['combining marks', 'lv', 'k\u0323\u0307'.repeat(13)],
  ] as const)('has lines of at most 75 octets, none of which ends within a character: %s', (_, locale, dogName) => {
    const dog = { ...sampleDogs.restingDog, dogName };
    const file = buildPlanCalendarFile(planForDog(dog, locale), dog, locale, '2026-12-01');
    const lines = file.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(file).not.toContain('\ufffd');
    const graphemes = new Intl.Segmenter();
    for (const [index, line] of lines.entries()) {
      const after = lines[index + 1];
      if (!after?.startsWith(' ')) continue;
      const joined = line.replace(/^ /, '') + after.slice(1);
      const starts = [...graphemes.segment(joined)].map((part) => part.index);
      expect(starts).toContain(line.replace(/^ /, '').length);
    }
    const unfolded = file.replace(/\r\n /g, '');
    expect(unfolded).toContain(`SUMMARY:${dogName.normalize('NFC')}`);
  });

  it('starts tomorrow in Greece unless the request has a valid date in the near future', () => {
    const now = new Date('2026-11-21T22:30:00Z');
    for (const start of [null, '', '2026-02-30', '1999-01-01', '2026-11-30x'])
      expect(resolveFirstPlanDay(start, now)).toBe('2026-11-23');
    expect(resolveFirstPlanDay('2026-12-24', now)).toBe('2026-12-24');
    // Around the nights when the clocks change.
    expect(resolveFirstPlanDay(null, new Date('2026-10-24T21:30:00Z'))).toBe('2026-10-26');
    expect(resolveFirstPlanDay(null, new Date('2026-03-28T21:30:00Z'))).toBe('2026-03-29');
  });
});

describe('the file name', () => {
  it('preserves letters of every script and drops deceptive characters', () => {
    expect(planFileName('Πλάνο Άργος', 'pdf')).toBe('Πλάνο Άργος.pdf');
    expect(planFileName('../a/b\u202Efdp."exe\n', 'pdf')).toBe('.. a b fdp. exe.pdf');
    expect(planFileName('🐶'.repeat(100), 'ics')).toBe(`${'🐶'.repeat(80)}.ics`);
    expect(planFileName('\u0000', 'pdf')).toBe('plan.pdf');
  });
  it('is ASCII in the header', () => {
    expect(attachmentDisposition("小 '黑'.pdf")).toBe(
      `attachment; filename="feeding-plan.pdf"; filename*=UTF-8''%E5%B0%8F%20%27%E9%BB%91%27.pdf`,
    );
  });
});

describe('the limit of this process', () => {
  it('rejects the 61st document of one client within ten minutes, and no other client', () => {
    const count = new ProcessRateLimiter();
    const start = 10_000_000;
    for (let hit = 0; hit < 60; hit += 1) expect(count.take('a', start)).toBe(true);
    expect(count.take('a', start + 599_000)).toBe(false);
    expect(count.take('b', start)).toBe(true);
    expect(count.take('a', start + 601_000)).toBe(true);
  });
});

describe('the plan by mail', () => {
  it('requires an e-mail address and consent', () => {
    const result = planEmailSchema.safeParse({ email: 'nobody', consent: null });
    expect(result.error?.issues.map(({ message }) => message)).toEqual([
      'form.errors.invalidEmail',
      'planMail.errors.consent',
    ]);
    expect(planEmailSchema.safeParse({ email: ' a@b.example ', consent: 'on' }).data?.email).toBe('a@b.example');
    expect(planEmailSchema.safeParse({ email: '', consent: 'on' }).error?.issues[0]?.message).toBe(
      'planMail.errors.email',
    );
  });

  it.each([
    ['иван@почта.рф', 'иван@почта.рф'],
    ['mailto:jānis@b.example', 'jānis@b.example'],
    ['li＠b。example', 'li@b.example'],
  ])('accepts %s, like the other forms', (input, email) => {
    expect(planEmailSchema.safeParse({ email: input, consent: 'on' }).data?.email).toBe(email);
  });

  const mail = (payload: unknown) =>
    ({ id: crypto.randomUUID(), kind: 'plan', locale: 'gr', recipient: 'a@b.example', payload }) as ClaimedMail;

  it('is written in its language with a newly rendered PDF', async () => {
    const message = await planMailComposersByKind.plan?.(mail({ answers: `${answers}&n=x` }));
    expect(message).toMatchObject({
      to: 'a@b.example',
      language: 'el',
      subject: 'Argos: πλάνο διατροφής τεσσάρων εβδομάδων',
    });
    const [pdf] = message?.attachments ?? [];
    expect(pdf?.filename).toBe('Πλάνο διατροφής Argos.pdf');
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it.each([
    ['v=quick', '4', '&w=25', 'Ο σκύλος σας'],
    ['v=cat', '3', '&w=4&c=indoor', 'Η γάτα σας'],
  ])('names nobody where the name of %s is an advertisement', async (variant, age, more, neutral) => {
    const advertisement = 'WIN 500 EUR: bad.example/x';
    const params = new URLSearchParams(`${variant}&a=${age}&u=years&b=ideal&m=medium&f=yes&d=dry&h=no${more}`);
    params.set('n', advertisement);
    const draw = vi.spyOn(await import('@/documents/feeding-plan/render-animal-document'), 'renderAnimalDocument');
    const message = await planMailComposersByKind.plan?.(mail({ answers: params.toString() }));
    expect(message?.subject).toBe('Το πλάνο διατροφής τεσσάρων εβδομάδων');
    expect(message?.attachments?.map(({ filename }) => filename)).toEqual(['Πλάνο διατροφής.pdf']);
    expect(message?.text).toContain('που ζητήσατε. ');
    expect(JSON.stringify([message?.subject, message?.html, message?.text])).not.toMatch(/WIN|bad\.example/);
    const drawn = draw.mock.lastCall?.[0];
    expect(JSON.stringify(drawn)).not.toMatch(/WIN|bad\.example/);
    expect(drawn).toMatchObject({ profile: { dogName: neutral }, answers: { dogName: neutral } });
    draw.mockRestore();
  });

  it('is not sent if the dog no longer gets a plan, and throws without values', async () => {
    expect(
      await planMailComposersByKind.plan?.(mail({ answers: `${answers}&i=renal`.replace('h=no', 'h=yes') })),
    ).toBeNull();
    await expect(planMailComposersByKind.plan?.(mail({}))).rejects.toThrow();
  });
});
