import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { readChips } from '../../src/contract/assistant/chips.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { listChats } from '../../src/contract/assistant/chats.ts';
import { DietScreen } from '../../src/islands/assistant/kinds/diet/DietScreen.tsx';
import { questionsOf } from '../../src/server/assistant/safety/checklists/check-answers.ts';
import { missingAnswers } from '../../src/server/assistant/safety/checklists/missing-answers.ts';
import { creditsLeft } from '../builders/assistant-answers.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { followLinks } from '../builders/followed-links.ts';
import { newToasts } from '../builders/shown-toasts.ts';

vi.mock('../../src/islands/shared/toast.ts', () => import('../builders/shown-toasts.ts'));

const questions = questionsOf('diet', 'english');
const yesNo = questions.filter(({ kind }) => kind === 'yesNo').map(({ id }) => id);
const profile = { patterns: [], allergens: [], injuries: [], equipment: [], age: 30, sex: 'female' as const, heightCm: 165, weightKg: 62 };
const first = { chat: null, profile, profileVersion: 1, credits: creditsLeft(5), today: '2026-11-23', questions };
let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  followLinks('/assist/dietPlan');
  services.on(listChats).answer(() => ({ status: 1, response: [], next: null }));
  services.on(readChips).answer(() => ({ status: 1, response: [], wishes: [] }));
  services.on(makeDietPlan).answer(() => ({ refused: 'network' }));
  newToasts();
  render(<DietScreen first={first} />);
});
const send = async () => {
  const before = services.asked(makeDietPlan).length;
  await userEvent.click(screen.getByRole('button', { name: 'Plan my week' }));
  await waitFor(() => expect(services.asked(makeDietPlan).length).toBe(before + 1));
  return services.asked(makeDietPlan).at(-1)?.answers as Record<string, boolean>;
};
const radio = (name: RegExp) => screen.getByRole('radio', { name });

test('a form begins with the goal and ends with health, in one line without the questions', () => {
  const legends = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent);
  expect(legends[0]).toBe('What you want');
  expect(legends).toContain('To keep you safe');
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
  expect(names.indexOf('goal')).toBeLessThan(names.indexOf('isAnyTrue'));
  expect(names.indexOf('language')).toBeLessThan(names.indexOf('isAnyTrue'));
  expect(screen.queryByRole('checkbox', { name: 'Are you pregnant?' })).toBeNull();
  expect(screen.getByText(/Pregnancy or breastfeeding/)).toBeTruthy();
});

test("'none of these' answers every question with no; nothing chosen answers none", async () => {
  const unanswered = await send();
  expect(yesNo.filter((id) => id in unanswered)).toEqual([]);
  await userEvent.click(radio(/None of these/));
  const answers = await send();
  expect(yesNo.map((id) => answers[id])).toEqual(yesNo.map(() => false));
});

test('the questions open for those who need them, and what is ticked is sent; taking it back with none sends no', async () => {
  await userEvent.click(radio(/want to see the questions/));
  expect(Object.keys(await send()).filter((id) => yesNo.includes(id))).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Are you pregnant?' }));
  const answers = await send();
  expect(yesNo.filter((id) => answers[id])).toEqual(['pregnant']);
  expect(yesNo.filter((id) => answers[id] === false)).toEqual(yesNo.filter((id) => id !== 'pregnant'));
  await userEvent.click(radio(/None of these/));
  const taken = await send();
  expect(yesNo.map((id) => taken[id])).toEqual(yesNo.map(() => false));
});

test('what is missing is said where it can be answered', async () => {
  const fields = missingAnswers({ name: 'diet', answers: { age: 30, heightCm: 165, weightKg: 62 }, language: 'english' });
  services.on(makeDietPlan).answer(() => ({ refused: 'invalidInput', fields }));
  await send();
  const problem = await screen.findByText(/Please tick what is true for you/);
  expect(problem.closest('fieldset')?.textContent).toContain('Is any of this true for you?');
});
