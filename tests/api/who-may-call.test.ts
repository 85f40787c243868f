import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import type { Call } from '../../src/contract/call.ts';
import { allCalls } from '../builders/all-calls.ts';
import { logout } from '../../src/contract/identity.ts';
import { appWithAssistant } from '../builders/assistant.ts';
import { make } from '../builders/assistant-plans.ts';
import { noDangers } from '../builders/checklist-answers.ts';
import { testApp } from '../builders/open-test-app.ts';
import { settledPlayer } from '../builders/settled-player.ts';
import { signInAs } from '../builders/sign-in.ts';

/** Why a call needs no session. A new call needs a session, or an entry here. */
const openToAll: Readonly<Record<string, readonly string[]>> = {
  'the way to a session': [
    ...[
      'listSignInWays',
      'getPlainSignIn',
      'initiateEmailVerification',
      'verifyEmailPasscode',
      'verifyFirebaseToken',
      'sendSandboxCode',
      'takeSandboxToken',
    ],
    ...[
      'register',
      'verifyUser',
      'login',
      'socialLogin',
      'finishSocialSignIn',
      'forgetPassword',
      'checkPasswordResetToken',
      'resetPassword',
    ],
  ],
  'says whether there is a session, or ends it': ['isUser', 'logout'],
  'the token of a link is the proof': [
    ...['openInvitation', 'rejectMailInvitation', 'readAvailabilityLink', 'answerByLink', 'getSharedChat'],
  ],
  'the public site': [
    ...['getCmsContent', 'getFaqs', 'getFeatures', 'getGeneralSettings', 'getPlans', 'getSettings', 'getTestimonials', 'listCms'],
    ...['listCountries', 'listGames', 'listLegacyFaqs', 'listLegacyFeatures', 'listPartners', 'listTeamTypes', 'locateVisitor'],
    ...['globalSearch', 'suggestCities', 'getPlayerProfile', 'getTeamProfile', 'submitContact', 'joinWaitlist'],
  ],
};

const fieldsOf = ({ fields }: Call) => Object.keys((fields as z.ZodMiniObject).shape);
const forMembers = allCalls.filter(({ needsSession }) => needsSession);

test('every call requires a session, or has a reason why not', () => {
  const open = allCalls.filter(({ needsSession }) => !needsSession).map(({ name }) => name);
  expect(open.sort()).toEqual(Object.values(openToAll).flat().sort());
});

test('a call without a valid session is refused before its fields are checked: without a session, with an expired and with an invalid one', async () => {
  const app = await testApp();
  const { headers } = await signInAs(app, 'quilla@elevate.example');
  await app.ask(logout, {}, { headers });
  const cookies = ['', headers.cookie, headers.cookie.slice(0, -4), `_userSession=${randomUUID()}`, '_token=none'];
  const nonsense = Object.fromEntries(['id', 'team', 'text', 'image'].map((name) => [name, 'nonsense']));
  const passed: string[] = [];
  for (const call of forMembers) {
    for (const cookie of cookies) {
      const { status, body } = await app.ask(call, { ...nonsense }, { headers: { cookie }, address: `10.5.${cookies.indexOf(cookie)}.1` });
      if (status !== 401 || body['error'] !== 'sessionExpired') passed.push(`${call.name} with '${cookie.slice(0, 20)}': ${status}`);
    }
  }
  expect(passed).toEqual([]);
});

test("no call on a conversation of the assistant finds somebody else's", async () => {
  const given = await appWithAssistant();
  const eater = { sex: 'female', age: 30, heightCm: 165, weightKg: 62, activity: 'moderate', goal: 'lose', answers: noDangers('diet') };
  const { id } = await make(given, makeDietPlan, eater);
  const other = await settledPlayer(given.app, 'other@elevate.example');
  const onChats = allCalls.filter((call) => call.service === 'ai' && fieldsOf(call).includes('id'));
  expect(onChats.length).toBeGreaterThan(10);
  const fields = { id, version: 1, item: 'any', done: true, title: 'Mine now', text: 'Tell me of it', withHealth: true, days: 7 };
  for (const call of onChats) {
    const { status, body } = await given.app.ask(call, { ...fields }, { headers: other.headers });
    expect([status, body['error']], call.name).toEqual([404, 'noSuchChat']);
  }
});
