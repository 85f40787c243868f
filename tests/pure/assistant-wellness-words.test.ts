import { describe, expect, test } from 'vitest';
import type { WellnessPlan, WellnessRequest } from '../../src/contract/assistant/wellness.ts';
import { constraintsIn, wishesOf } from '../../src/server/assistant/wishes/index.ts';
import { cardsFor } from '../../src/server/assistant/safety/index.ts';
import { parts } from '../../src/server/assistant/plans/parts.ts';

const wellnessForm = {
  focus: ['sleep', 'connection', 'movement'],
  minutesPerDay: 20,
  matchInDays: null,
  card: { warningSigns: [], whatHelps: [], people: [] },
  answers: { phqInterest: 0, phqDown: 0, gadNervous: 0, gadWorry: 0, safety: false, unsafe: false },
  language: 'english',
  country: 'IN',
} as const;
const { wellness } = parts;

/** The two weeks, from a Monday on, that a wellness form with these words gets, and what is said of them. */
function weeks(words: string, more: Partial<WellnessRequest> = {}, seed = 5) {
  const constraints = constraintsIn(wellness.wishes, words);
  const fields = { ...structuredClone(wellnessForm), ...more } as WellnessRequest;
  const request = wellness.withEvents(wellness.withConstraints(wellness.requestOf(fields), constraints), [], '2026-11-23');
  const plan = wellness.plan(request, { seed }) as WellnessPlan;
  const wishes = wishesOf(words, {
    kind: 'wellness',
    rules: wellness.wishes,
    language: 'english',
    kept: constraints,
    made: { plan, request },
  });
  expect(wellness.verify(plan, request)).toEqual([]);
  return { plan, wishes, ids: plan.days.map(({ items }) => items.map(({ practiceId }) => practiceId)) };
}
const answersTo = (words: string) =>
  weeks(words)
    .wishes.map(({ says }) => says)
    .join(' ');

describe('the words of a wellness form', () => {
  test.each([
    ['I have not slept for 4 days and feel amazing', 'highMood'],
    ['4 raat se soya nahi par full josh hai', 'highMood'],
    ['तीन रात से नींद नहीं, फिर भी बहुत जोश है', 'highMood'],
    ['I drink to sleep every night', 'alcohol'],
    ['roz raat ko daru pee ke sota hu', 'alcohol'],
    ['bina daru neend nahi aati', 'alcohol'],
    ['baby is 6 weeks old, I cry a lot, I feel I am a bad mother', 'afterBirth'],
    ['gave birth in august. I feel nothing for him', 'afterBirth'],
    ['बच्चा 2 महीने का है, मन उदास रहता है, रोना आता है', 'afterBirth'],
    ['I take sleeping pills from a friend', 'sleepingPills'],
    ['on alprazolam since 2 years, want to stop', 'sleepingPills'],
    ['I hear voices at night', 'voices'],
    ['मुझे आवाज़ें सुनाई देती हैं', 'voices'],
  ] as const)('%s: has the card %s with its numbers, in both quiet kinds, and no line in the list of wishes', (words, code) => {
    for (const part of [wellness, parts.meditation]) {
      const flags = part.flagsInWords?.(words, {} as never) ?? [];
      expect(flags.map((flag) => flag.code)).toContain(code);
      const [card] = cardsFor(
        flags.filter((flag) => flag.code === code),
        { country: 'IN', language: 'english' },
      );
      expect(card?.contacts.map(({ number }) => number)).toContain('14416');
    }
    expect(weeks(words).wishes.filter(({ outcome }) => outcome !== 'done')).toEqual([]);
  });

  test.each([
    'I slept 8 hours and feel amazing',
    'I drink water every night',
    'my baby is 6 weeks old and sleeps well',
    'my baby is crying all night, wakes me',
    'my husband drinks every night',
    'daru chhod di hai, 2 saal',
    'I want to sleep without pills',
    'juice every evening',
  ])('%s: are no danger', (words) => {
    expect(wellness.flagsInWords?.(words, {} as never)).toEqual([]);
    expect(weeks(words).wishes.filter(({ outcome }) => outcome === 'cannot')).toEqual([]);
  });

  test.each([
    'my husband died four months ago',
    'पत्नी चार महीने पहले गुज़र गईं',
    'घर खाली लगता है',
    'naukri chali gayi',
    'बोर्ड की परीक्षा है',
    'burned out',
    'parents shout at me after',
    'boss is rude',
    'neend nahi aati',
  ])('%s: are never met with a lack of understanding', (words) => {
    expect(weeks(words).wishes.filter(({ outcome }) => outcome === 'unclear')).toEqual([]);
  });

  test('how often a baby wakes and how long somebody works is no length of practice', () => {
    for (const words of ['wakes every 2 hours', 'I work 12 hours a day', 'I sleep only 4 hours'])
      expect(weeks(words, { minutesPerDay: 10 }).plan.days.every(({ minutes }) => minutes <= 10)).toBe(true);
    expect(answersTo('2 hours a day')).toContain('60 minutes');
  });

  test.each([
    ['I work night shifts 8pm-8am', 'sameWake', 'shiftDark'],
    ['raat ki shift karta hoon', 'daylight', 'shiftDark'],
    ['baby is 6 weeks old, wakes every 2 hours', 'sameWake', 'babyHand'],
    ['board exams in March, I study 10 hours', 'freeWrite', 'examBlock'],
    ['बोर्ड की परीक्षा है', 'tidyCorner', 'examBlock'],
    ['I look after my mother with dementia all day', 'playSport', 'carerHour'],
    ['papa bistar par hain, main unki dekhbhal karti hu', 'playSport', 'carerHour'],
  ])('%s: get rules of sleep for such nights', (words, never, instead) => {
    const all = [1, 2, 3].flatMap((seed) => weeks(words, {}, seed).ids.flat());
    expect(all).not.toContain(never);
    expect(all).toContain(instead);
    expect(weeks('').ids.flat()).not.toContain(instead);
  });

  test.each([
    ['no walking please, bad knees', ['walkTen', 'briskTwenty']],
    ['चलना मुश्किल है', ['walkTen', 'briskTwenty']],
    ['no breathing exercises', ['longOut', 'handBreath']],
    ['लिखना नहीं आता', ['oneMessage', 'planTomorrow', 'freeWrite']],
    ['I cannot write', ['oneMessage', 'planTomorrow', 'threeGood']],
    ['no phone', ['oneMessage']],
  ])('%s: leave it out', (words, refused) => {
    for (const seed of [1, 2, 3])
      expect(
        weeks(words, {}, seed)
          .ids.flat()
          .filter((id) => refused.includes(id)),
      ).toEqual([]);
  });

  test('nothing on Sunday leaves both Sundays free', () => {
    const { plan, wishes } = weeks('nothing on Sunday');
    expect(plan.days.filter(({ items }) => items.length === 0).map(({ day }) => day)).toEqual([7, 14]);
    expect(wellness.entriesOf(plan, '2026-11-23')).toHaveLength(12);
    expect(wishes.map(({ outcome }) => outcome)).toEqual(['done']);
  });
});

test('a worry is parked only after a worry time, and no practice comes two days in a row where there are others', () => {
  const heavy = { ...wellnessForm.answers, phqDown: 3, gadWorry: 3 };
  for (let seed = 0; seed < 20; seed++)
    for (const answers of [wellnessForm.answers, heavy])
      for (const minutesPerDay of [5, 15, 30]) {
        const { ids } = weeks('', { focus: ['worry', 'step', 'movement'], minutesPerDay, answers }, seed);
        const parked = ids.findIndex((day) => day.includes('worryPark'));
        const timed = ids.findIndex((day) => day.includes('worryFifteen'));
        expect(parked === -1 || (timed !== -1 && timed < parked)).toBe(true);
        expect(ids.filter((day, at) => day.some((id) => ids[at - 1]?.includes(id)))).toEqual([]);
      }
});
