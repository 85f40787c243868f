import { expect, test } from 'vitest';
import { addAbsence } from '../../src/contract/absences.ts';
import { exportMyData } from '../../src/contract/account.ts';
import { continueChat, tickPlanItem } from '../../src/contract/assistant/chats.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { shareChat } from '../../src/contract/assistant/shares.ts';
import { answerEvent, markPlayer } from '../../src/contract/event-answers.ts';
import { updateContacts } from '../../src/contract/team-members.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { appWithTeam } from '../builders/app-with-team.ts';
import type { TeamPerson } from '../builders/team.ts';
import { inDays, makeEvent } from '../builders/team-event.ts';

const day = (days: number) => inDays(days).toISOString().slice(0, 10);

/** A past training, a coming match, and the answers of the player and of Wanda's guardian to both. */
async function appWithAnswers() {
  const built = await appWithTeam();
  const { app, people, teamId, members } = built;
  const [training, match] = [
    await makeEvent(app, teamId, { startsAt: inDays(-1) }),
    await makeEvent(app, teamId, { title: 'Sunday match' }),
  ];
  const sent = (person: TeamPerson) => ({ headers: people[person].headers });
  const giveAnswer = (person: 'player' | 'guardian', member: 'player' | 'ward', answer: string, note: string) =>
    app.ask(answerEvent, { event_id: match, team_id: teamId, member_id: members[member], answer, note }, sent(person));
  expect((await giveAnswer('player', 'player', 'maybe', 'Exam on Saturday')).status).toBe(200);
  expect((await giveAnswer('guardian', 'ward', 'yes', 'Needs a lift')).status).toBe(200);
  const mark = { event_id: training, team_id: teamId, member_id: members.player, mark: 'late' };
  expect((await app.ask(markPlayer, mark, sent('coach'))).status).toBe(200);
  const away = { from_day: day(20), to_day: day(22), note: 'Wedding in Nagpur' };
  expect((await app.ask(addAbsence, away, sent('player'))).status).toBe(200);
  const ward = { from_day: day(30), to_day: day(31), note: 'School trip', team_id: teamId, member_id: members.ward };
  expect((await app.ask(addAbsence, ward, sent('guardian'))).status).toBe(200);
  return { ...built, sent, dataOf: async (person: TeamPerson) => (await app.ask(exportMyData, {}, sent(person))).body };
}

test('my data contains my answers, attendance and absences', async () => {
  const { dataOf } = await appWithAnswers();
  const mine = await dataOf('player');
  expect(mine).toMatchObject({
    eventAnswers: [
      { team: 'Zeilinger Zephyrs', event: 'Sunday match', of: 'Pallavi Zeilinger', answer: 'maybe', note: 'Exam on Saturday' },
    ],
    attendance: [{ event: 'Training', mark: 'late' }],
    plannedAbsences: [{ team: 'all my teams', from_day: day(20), to_day: day(22), note: 'Wedding in Nagpur' }],
  });
  for (const foreign of ['Needs a lift', 'School trip', 'Wanda']) expect(JSON.stringify(mine)).not.toContain(foreign);
});

test("a guardian's data contains what teams store about the child", async () => {
  const { dataOf, app, sent, teamId: id, members } = await appWithAnswers();
  const profile = {
    version: 1,
    email: 'w@elevate.example',
    phone: '+91 98765 43210',
    emergency_name: 'Asha Z',
    emergency_phone: '+91 91234 56789',
  };
  expect((await app.ask(updateContacts, { team_id: id, member_id: members.ward, ...profile }, sent('manager'))).status).toBe(200);
  expect(await dataOf('guardian')).toMatchObject({
    guardianOf: [{ member: 'Wanda Zeilinger', emergency_name: 'Asha Z', jersey_number: 11, is_minor: true }],
    eventAnswers: [{ of: 'Wanda Zeilinger', answer: 'yes', note: 'Needs a lift' }],
    plannedAbsences: [{ of: 'Wanda Zeilinger', note: 'School trip' }],
  });
  expect(await dataOf('manager')).toMatchObject({ teamChanges: [{ about: 'member', what: 'changed' }], eventAnswers: [] });
});

test('my data contains what the assistant stores: all versions of the plan, ticks, the link and the requests', async () => {
  const { app, headers } = await appWithAssistant();
  const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'lose', answers: noDangers('diet') };
  const made = await app.ask(makeDietPlan, eater, { headers });
  const id = String(made.body['planId']);
  const { items } = (made.body['data'] as { plan: { days: { meals: { items: { key: string }[] }[] }[] } }).plan.days[0]?.meals[0] ?? {
    items: [],
  };
  const item = items[0]?.key;
  expect((await app.ask(tickPlanItem, { id, item, done: true }, { headers })).status).toBe(200);
  expect((await app.ask(continueChat, { id, text: 'I am allergic to milk' }, { headers })).status).toBe(200);
  const link = await app.ask(shareChat, { id, withHealth: true, days: 7 }, { headers });
  const { body } = await app.ask(exportMyData, {}, { headers });
  expect(body).toMatchObject({
    assistantChats: [
      {
        request: { wishes: { weightKg: 62 } },
        plan: { days: expect.any(Array) as unknown[] },
        earlier_plans: [{ version: 1 }],
        ticks: [{ item }],
        share: { with_health: true },
      },
    ],
    assistantRequests: [{ taken: expect.any(Number) as number }],
    entitlement: null,
  });
  expect(JSON.stringify(body)).not.toContain(String(link.body['address']).split('/').at(-1));
});
