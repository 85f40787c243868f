import { describe, expect, test } from 'vitest';
import { meditationConditions, meditationGoals, meditationRequest, postures } from '../../../src/contract/assistant/meditation.ts';
import type { MeditationChange } from '../../../src/contract/assistant/meditation.ts';
import frame from '../../../src/data/meditation/frame.json' with { type: 'json' };
import { changeMeditation } from '../../../src/server/assistant/meditation/change-meditation.ts';
import { completeMeditation } from '../../../src/server/assistant/meditation/complete-meditation.ts';
import { meditationCatalogue } from '../../../src/server/assistant/meditation/meditation-catalogue.ts';
import { planMeditation } from '../../../src/server/assistant/meditation/plan-meditation.ts';
import { verifyMeditation } from '../../../src/server/assistant/meditation/verify-meditation.ts';
import { techniques } from '../../../src/server/assistant/meditation/techniques.ts';

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const asha = meditationRequest.parse({ goal: 'focus', minutes: 10, days: 5, experience: 'some', matchDays: ['saturday'] });
const plan = planMeditation(asha, { seed: 1 });
const wordsOf = ({ weeks }: typeof plan) => weeks.flatMap(({ sessions }) => sessions.map(({ cues }) => cues.map(({ say }) => say)));

describe('the techniques', () => {
  test('are more than twelve, in two languages', () => {
    expect(techniques.length).toBeGreaterThan(12);
    for (const { name, steps, reminders } of techniques) {
      for (const { hindi } of [name, ...steps, ...reminders]) expect(hindi).toMatch(/[\u0900-\u097f]/);
    }
  });

  test('leave some for every single condition and posture', () => {
    for (const condition of keysOf(meditationConditions)) {
      for (const posture of keysOf(postures)) {
        for (const goal of keysOf(meditationGoals)) {
          const { techniques: left } = meditationCatalogue({ ...asha, goal, posture, conditions: [condition] });
          expect(left.length, `${condition} ${posture} ${goal}`).toBeGreaterThan(condition === 'psychosis' ? 0 : 2);
        }
      }
    }
  });
});

describe('a plan before matches', () => {
  test('rehearses on Friday if the match is on Saturday', () => {
    const fridays = planMeditation({ ...asha, days: 7 }, { seed: 3 }).weeks.map(({ sessions }) =>
      sessions.find(({ weekday }) => weekday === 'friday'),
    );
    for (const friday of fridays) expect(friday?.parts.map(({ technique }) => technique)).toContain('pitch-visualisation');
  });

  test('does not repeat the same words in consecutive sessions', () => {
    const sessions = wordsOf(planMeditation({ ...asha, minutes: 20, weeks: 4, days: 7 }, { seed: 5 }));
    for (const [at, said] of sessions.entries()) {
      const before = new Set(sessions[at - 1] ?? []);
      expect(said.filter((line) => before.has(line)).length / said.length).toBeLessThan(0.6);
    }
  });
});

test('a plan begins with the way of breathing that was asked for, whatever the chance', () => {
  for (const breath of ['box', 'coherent'] as const) {
    for (let seed = 0; seed < 40; seed++) {
      const made = planMeditation({ ...asha, goal: 'calm', minutes: 5, days: 3, matchDays: [], breath }, { seed: seed * 7_919 });
      const first = made.weeks[0]?.sessions[0]?.parts.map(({ technique }) => techniques.find(({ id }) => id === technique)?.breath);
      expect(first, `${breath} ${seed}`).toContain(breath);
    }
  }
});

describe('the words of a session', () => {
  const saidIn = (more: object) => {
    const made = planMeditation({ ...asha, ...more }, { seed: 4 });
    return made.weeks.flatMap(({ sessions }) => sessions.map(({ cues }) => cues.map(({ say }) => say)));
  };
  const english = (lines: readonly { english: string }[]) => lines.map((line) => line.english);

  test.each(keysOf(meditationGoals))('for %s lead into sleep at the end, or back into the day', (goal) => {
    const [ends, closes] = goal === 'sleep' ? [frame.lastSleep, frame.silence] : [frame.last, frame.close];
    for (const said of saidIn({ goal })) {
      expect(english(ends)).toContain(said.at(-1));
      expect(english(closes)).toContain(said.at(-2));
    }
  });

  test('begin as the body is: sitting, lying or walking, and leave the eyes open where that is safer', () => {
    for (const [more, settles] of [
      [{ posture: 'sitting' }, frame.settleSitting],
      [{ posture: 'lying' }, frame.settleLying],
      [{ posture: 'walking' }, frame.settleWalking],
    ] as const) {
      for (const [first = ''] of saidIn(more)) expect(english(settles)).toContain(first);
    }
    const closed = new Set(english(frame.eyesClosed));
    expect(
      saidIn({})
        .flat()
        .some((line) => closed.has(line)),
    ).toBe(true);
    expect(
      saidIn({ conditions: ['trauma'] })
        .flat()
        .filter((line) => closed.has(line)),
    ).toEqual([]);
  });
});

describe('the verifier', () => {
  const spoilt = (spoil: (session: (typeof plan)['weeks'][number]['sessions'][number]) => void, request = asha) => {
    const copy = structuredClone(plan);
    const session = copy.weeks[0]?.sessions[0];
    if (session) spoil(session);
    return [...new Set(verifyMeditation(copy, request).map(({ rule }) => rule))];
  };

  test('reports cues out of order', () => expect(spoilt(({ cues }) => void cues.reverse())).toContain('order'));
  test('reports a session that is too long', () => {
    expect(
      spoilt((session) => {
        session.seconds += 60;
      }),
    ).toContain('time');
  });
  test('reports held breath where it is not allowed', () => {
    const hold = { inSeconds: 4, holdSeconds: 7, outSeconds: 8, holdOutSeconds: 0 };
    expect(
      spoilt(
        ({ cues }) => {
          if (cues[2]) cues[2].breathe = hold;
        },
        { ...asha, noBreathHolding: true },
      ),
    ).toContain('breathHold');
  });
  test('reports closed eyes for somebody with bad memories', () => {
    expect(
      spoilt(
        ({ cues }) => {
          if (cues[1]) cues[1].say = 'Now close your eyes.';
        },
        { ...asha, conditions: ['trauma'] },
      ),
    ).toContain('eyes');
  });
  test('reports an unknown technique', () => {
    expect(
      spoilt(({ parts }) => {
        if (parts[0]) parts[0].technique = 'levitation';
      }),
    ).toContain('unknownTechnique');
  });
});

describe('a draft and a chat', () => {
  test('an unknown technique in a draft is a breach', () => {
    const refused = completeMeditation(
      { sessions: [{ week: 1, weekday: 'monday', parts: [{ technique: 'levitation', minutes: 8 }] }] },
      asha,
    );
    expect(refused).toMatchObject([{ rule: 'unknownTechnique' }]);
  });

  const changed = (change: MeditationChange) => {
    const made = changeMeditation(plan, asha, change, { seed: 8 });
    if (Array.isArray(made)) throw new Error(made[0]?.message);
    expect(verifyMeditation(made.plan, made.request)).toEqual([]);
    return made;
  };

  test('shorter', () => expect(changed({ change: 'shorter' }).plan.weeks[0]?.sessions[0]?.minutes).toBe(8));
  test('fewer days', () => expect(changed({ change: 'fewerDays' }).plan.weeks[0]?.sessions.length).toBe(4));
  test('no breath holding', () =>
    expect(changed({ change: 'noBreathHolding' }).plan.techniques.map(({ id }) => id)).not.toContain('box-breathing'));
  test('another technique, by its name', () => {
    const { name, id } = plan.techniques[0] ?? { name: '', id: '' };
    const { plan: other, answer } = changed({ change: 'otherTechnique', technique: name });
    expect(other.techniques.map((one) => one.id)).not.toContain(id);
    expect(answer).toContain(name);
  });
});

test.each(['new', 'some', 'regular'] as const)('from week to week somebody who is %s to it sits more by themselves', (experience) => {
  const request = meditationRequest.parse({ goal: 'calm', minutes: 45, days: 3, weeks: 4, experience });
  const cuesOf = planMeditation(request, { seed: 4 }).weeks.map(({ sessions }) => sessions.reduce((sum, { cues }) => sum + cues.length, 0));
  expect(cuesOf[3]).toBeLessThan((cuesOf[0] ?? 0) * 0.9);
});
