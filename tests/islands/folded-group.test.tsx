import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listChats } from '../../src/contract/assistant/chats.ts';
import type { AssistantProfile } from '../../src/contract/assistant/profile.ts';
import { makeDietPlan } from '../../src/contract/assistant/diet-request.ts';
import { makeWorkoutPlan } from '../../src/contract/assistant/workout.ts';
import { DietScreen } from '../../src/islands/assistant/kinds/diet/DietScreen.tsx';
import { WorkoutScreen } from '../../src/islands/assistant/kinds/workout/WorkoutScreen.tsx';
import { creditsLeft } from '../builders/assistant-answers.ts';
import { fakeServices } from '../builders/fake-services.ts';

let services: ReturnType<typeof fakeServices>;
beforeEach(() => {
  services = fakeServices();
  services.on(listChats).answer(() => ({ status: 1, response: [], next: null }));
});
const person: AssistantProfile = {
  age: 30,
  sex: 'female',
  heightCm: 165,
  weightKg: 60,
  patterns: [],
  allergens: [],
  equipment: [],
  injuries: [],
};
const firstOf = (profile: Partial<AssistantProfile>) => ({
  chat: null,
  profile: { ...person, ...profile },
  profileVersion: 0,
  credits: creditsLeft(5),
  today: '2026-11-23',
  questions: [],
});
const fold = () => screen.getByText('What to mind').closest('details');
const submit = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

test('what hurts is folded for who has nothing, and open for who had an injury before', () => {
  const { unmount } = render(<WorkoutScreen first={firstOf({})} />);
  expect(fold()?.open).toBe(false);
  unmount();
  render(<WorkoutScreen first={firstOf({ injuries: ['knee'] })} />);
  expect(fold()?.open).toBe(true);
});

test('a draft that fills in something of it, and a refusal in it, open it', async () => {
  const { unmount } = render(<WorkoutScreen first={firstOf({})} />);
  fireEvent.click(screen.getAllByLabelText('Ankle')[0]!);
  expect(fold()?.open).toBe(true);
  unmount();
  localStorage.clear();
  sessionStorage.clear();
  services.on(makeWorkoutPlan).answer(() => ({ refused: 'invalidInput', fields: { conditions: 'Please choose from the list.' } }));
  render(<WorkoutScreen first={firstOf({})} />);
  expect(fold()?.open).toBe(false);
  submit('Plan my four weeks');
  await waitFor(() => expect(fold()?.open).toBe(true));
});

test('a pace is asked only for losing or gaining, and is a gentle one otherwise', async () => {
  services.on(makeDietPlan).answer(() => ({ refused: 'invalidInput', fields: {} }));
  render(<DietScreen first={firstOf({})} />);
  const pace = () => screen.getByLabelText('How fast?').closest('[hidden]');
  expect(pace()).not.toBeNull();
  submit('Plan my week');
  await waitFor(() => expect(services.asked(makeDietPlan)).toMatchObject([{ goal: 'keep', pace: 'gentle' }]));
  fireEvent.click(screen.getByLabelText('Lose weight'));
  await waitFor(() => expect(pace()).toBeNull());
});
