import { describe, expect, test } from 'vitest';
import { swapPlanItem, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { getChecklist, getRehabQuestions, type ProblemQuestions } from '../../src/contract/assistant/checklists.ts';
import { makeRehabPlan } from '../../src/contract/assistant/rehab.ts';
import { makeWellnessPlan } from '../../src/contract/assistant/wellness.ts';
import type { RehabPlan } from '../../src/contract/assistant/rehab.ts';
import type { ChecklistAnswers, Question } from '../../src/contract/assistant/safety.ts';
import { getSharedChat, shareChat } from '../../src/contract/assistant/shares.ts';
import type { WellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { filesOf, make, say, type Given } from '../builders/assistant-plans.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { calmAnswers } from '../builders/checklist-answers.ts';

describe('a rehab plan', () => {
  const hurt = { problem: 'ankleSprain', daysSince: 4, painNow: 3, sportId: null, daysPerWeek: 4, equipment: ['band'] };
  const triage = async ({ app, headers }: Given, but: ChecklistAnswers = {}) => {
    const { body } = await app.ask(getRehabQuestions, { problem: 'ankleSprain' }, { headers });
    const asked = body['response'] as ProblemQuestions[];
    return { asked, answers: Object.fromEntries(asked.map(({ checklist, questions }) => [checklist, calmAnswers(questions, but)])) };
  };

  test('is made only after every triage question is answered', async () => {
    const given = await appWithAssistant();
    const early = await given.app.ask(makeRehabPlan, { ...hurt, answers: {} }, { headers: given.headers });
    expect(early).toMatchObject({
      status: 400,
      body: { error: 'invalidInput', fields: { 'answers.ankle.fourSteps': expect.any(String) as unknown } },
    });
    const { answers } = await triage(given);
    const { id, plan } = await make<RehabPlan>(given, makeRehabPlan, { ...hurt, answers });
    expect(plan.phases.map(({ name }) => name)).toEqual(['protect', 'load', 'strengthen', 'return']);
    const item = plan.phases[1]?.items[0]?.key;
    expect((await given.app.ask(swapPlanItem, { id, version: 1, item }, { headers: given.headers })).status).toBe(200);
    expect((await say<RehabPlan>(given, id, 'Only 3 days a week')).phases[1]?.items.every(({ timesPerWeek }) => timesPerWeek <= 3)).toBe(
      true,
    );
    const goesOn = 'protect-leave-0';
    const ticked = await given.app.ask(tickPlanItem, { id, item: goesOn, done: true }, { headers: given.headers });
    expect(ticked.body).toMatchObject({ ticks: [goesOn] });
    expect((await say<RehabPlan>(given, id, 'ab dard 6 hai')).startsWith).toBe('protect');
    const { markdown, calendar } = await filesOf(given, id);
    expect(markdown).toContain('- [ ]');
    expect(calendar).toContain('BEGIN:VEVENT');
  });

  test('shows others what is done but not what hurts', async () => {
    const given = await appWithAssistant();
    const { answers } = await triage(given);
    const { app, headers } = given;
    const { id } = await make<RehabPlan>(given, makeRehabPlan, { ...hurt, answers });
    const link = await app.ask(shareChat, { id, withHealth: false, days: 7 }, { headers });
    const { body } = await app.ask(getSharedChat, { token: String(link.body['address']).split('/').at(-1) });
    expect(JSON.stringify(body)).toContain('Calf raise');
    expect(JSON.stringify(body)).not.toMatch(/ankleSprain|Rolled ankle|swelling/i);
  });

  test('is not made for a single yes that needs a doctor: each alone brings its card, and no request is used', async () => {
    const given = await appWithAssistant();
    const { asked } = await triage(given);
    const questions = asked.flatMap((one) => one.questions).filter(({ kind }) => kind === 'yesNo');
    for (const { id: question } of questions.slice(0, 8)) {
      const { answers } = await triage(given, { [question]: true });
      const made = await make(given, makeRehabPlan, { ...hurt, answers });
      expect(made.body, question).toMatchObject({ planId: null, credits: { requestsLeft: 16 } });
      expect(made.cards.length, question).toBeGreaterThan(0);
    }
  });
});

describe('a wellness plan', () => {
  const wishes = {
    focus: ['sleep', 'worry'],
    minutesPerDay: 20,
    matchInDays: null,
    card: { warningSigns: ['I stop answering'], whatHelps: ['Walking'], people: ['Asha'] },
  };
  const mental = async ({ app, headers }: Given) =>
    (await app.ask(getChecklist, { name: 'mental' }, { headers })).body['response'] as Question[];

  test('is two weeks with helplines, and a shared one does not show own words', async () => {
    const given = await appWithAssistant();
    const answers = calmAnswers(await mental(given));
    const { id, plan } = await make<WellnessPlan>(given, makeWellnessPlan, { ...wishes, answers });
    expect(plan.days).toHaveLength(14);
    expect(JSON.stringify(plan.help)).toContain('14416');
    expect((await say<WellnessPlan>(given, id, '10 minutes a day')).days.every(({ minutes }) => minutes <= 10)).toBe(true);
    const item = plan.days[0]?.items[0]?.key;
    expect((await say<WellnessPlan>(given, id, 'Match in three days')).days[2]?.items.map(({ area }) => area)).toContain('nerves');
    expect(item).toBeDefined();
    expect((await filesOf(given, id)).calendar.match(/BEGIN:VEVENT/g)).toHaveLength(14);
  });

  test('shows the card first to somebody in danger, even with unanswered questions', async () => {
    const given = await appWithAssistant();
    const despairing = { ...wishes, answers: {}, additionalInfo: "I don't want to live any more" };
    expect((await make(given, makeWellnessPlan, despairing)).body).toMatchObject({ planId: null, cards: [{ level: 'crisis' }] });
    const calm = await given.app.ask(makeWellnessPlan, { ...wishes, answers: {} }, { headers: given.headers });
    expect(calm).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
  });

  test('is not made when the direct question is answered with yes: the card comes at once, and no request is used', async () => {
    const given = await appWithAssistant();
    const questions = await mental(given);
    const direct = questions.filter(({ kind }) => kind === 'yesNo').map(({ id }) => id);
    for (const one of direct) {
      const made = await make(given, makeWellnessPlan, { ...wishes, answers: calmAnswers(questions, { [one]: true }) });
      expect(made.body, one).toMatchObject({ planId: null, cards: [{ level: 'crisis' }], credits: { requestsLeft: 16 } });
    }
  });
});
