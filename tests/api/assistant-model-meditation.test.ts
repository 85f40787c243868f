import { describe, expect, test } from 'vitest';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import { makeMeditationPlan } from '../../src/contract/assistant/meditation.ts';
import type { MeditationDraft, MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { modelServer } from '../builders/model-server.ts';

const wishes = { goal: 'calm', minutes: 10, days: 2, weeks: 1, noBreathHolding: true, freeDays: ['monday', 'thursday'] } as const;
const sessionOn = (weekday: 'monday' | 'thursday' | 'friday', technique = 'body-scan', week = 1): MeditationDraft['sessions'][number] => ({
  week,
  weekday,
  parts: [{ technique, minutes: 8 }],
});

/** What is answered if the model writes this draft, both times. */
async function asked(draft: object) {
  const model = await modelServer(() => ({ words: JSON.stringify(draft).match(/.{1,200}/gs) ?? [] }));
  const given = await appWithAssistant({ variables: model.variables });
  const { events } = await given.stream(makeMeditationPlan, wishes);
  const answer = events.at(-1)?.data as { engine: string; instead: string | null; data: PlanVersion };
  return { model, answer, plan: answer.data.plan as MeditationPlan };
}

describe('a meditation plan of a hosted model', () => {
  test('is shown if it passes every check; its cues are ours', async () => {
    const { answer, plan } = await asked({ sessions: [sessionOn('thursday'), sessionOn('monday')] });
    expect(answer).toMatchObject({ engine: 'model', instead: null });
    expect(plan.weeks[0]?.sessions.map(({ weekday }) => weekday)).toEqual(['monday', 'thursday']);
    expect(plan.weeks[0]?.sessions[0]?.cues.at(-1)?.kind).toBe('close');
  });

  test('shows no word that the model wrote in place of what is left out', async () => {
    const { answer, plan } = await asked({ sessions: [sessionOn('monday')], avoids: ['long-exhale', 'tell-nobody'] });
    expect(answer).toMatchObject({ engine: 'model' });
    expect(plan.avoids).toEqual(['long-exhale']);
  });

  test.each([
    ['a technique that nobody knows', { sessions: [sessionOn('monday', 'hang-upside-down')] }, 'hang-upside-down'],
    ['a held breath that this person left out', { sessions: [sessionOn('monday', 'box-breathing')] }, 'box-breathing'],
    ['a session on a day that is not free', { sessions: [sessionOn('friday')] }, 'friday'],
    ['two sessions on one day', { sessions: [sessionOn('monday'), sessionOn('monday')] }, 'Two sessions'],
    ['a week that was not asked for', { sessions: [sessionOn('monday'), sessionOn('monday', 'body-scan', 2)] }, 'weeks'],
    ['a sentence in place of a technique', { sessions: [sessionOn('monday', 'Hold your breath until you faint')] }, 'breath'],
    ['no session', { sessions: [] }, 'sessions'],
  ])('with %s is repaired once, and then our own planner answers', async (_name, draft, told) => {
    const { answer, plan, model } = await asked(draft);
    expect(answer).toMatchObject({ engine: 'embedded', instead: 'breach' });
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]?.messages.at(-1)?.content).toContain(told);
    expect(plan.weeks[0]?.sessions.length).toBeGreaterThan(0);
  });
});
