import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MeditationSession } from '../../src/contract/assistant/meditation-plan.ts';
import type { RehabItem } from '../../src/contract/assistant/rehab.ts';
import { breathAt } from '../../src/islands/assistant/kinds/meditation/breath.ts';
import { SessionPlayer } from '../../src/islands/assistant/kinds/meditation/SessionPlayer.tsx';
import { RecipeView } from '../../src/islands/assistant/kinds/recipe/RecipeView.tsx';
import { RehabExercise } from '../../src/islands/assistant/kinds/rehab/RehabExercise.tsx';
import { useTodaysSets } from '../../src/islands/assistant/kinds/rehab/use-todays-sets.ts';
import { RestTimer } from '../../src/islands/assistant/kinds/workout/RestTimer.tsx';
import { useTodayIn } from '../../src/islands/assistant/parts/use-today.ts';
import { palakPaneer } from '../builders/assistant-answers.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const timer = () => screen.getByRole('timer').textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
let rung = 0;

/** As much of Web Audio as the bell uses; each stroke is three tones. */
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator = () => ({ frequency: { value: 0 }, connect: () => ({ connect: () => {} }), start: () => rung++, stop: () => {} });
  createGain = () => ({ gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => {} });
  close = async () => {};
}
beforeEach(() => {
  rung = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-11-23T12:00:00') });
});
afterEach(() => vi.useRealTimers());

const session: MeditationSession = {
  key: 'w1-monday',
  weekday: 'monday',
  day: 'Monday',
  name: 'Calm breath',
  why: '',
  posture: { id: 'seated', name: 'Seated' },
  eyes: 'closed',
  hasSound: true,
  seconds: 60,
  minutes: 1,
  parts: [{ technique: 'breath', name: 'Counting', startSeconds: 10, endSeconds: 60 }],
  cues: [
    { atSeconds: 0, say: 'Sit down.', breathe: null, kind: 'settle' },
    { atSeconds: 10, say: 'Breathe in.', breathe: { inSeconds: 4, holdSeconds: 0, outSeconds: 6, holdOutSeconds: 0 }, kind: 'breathe' },
    { atSeconds: 50, say: 'Come back.', breathe: null, kind: 'close' },
  ],
};
const cue = () => screen.getByRole('status').textContent;
const at = () => screen.getByRole('progressbar', { name: 'How far it is' }).getAttribute('aria-valuetext');

test('a session is started, paused, moved in, ended once, and played again', async () => {
  const onOver = vi.fn();
  render(<SessionPlayer session={session} onClose={() => {}} onOver={onOver} />);
  expect([cue(), at()]).toEqual(['Sit down.', '0:00 of 1:00']);
  await userEvent.click(button('Start'));
  await pass(11);
  expect([cue(), at()]).toEqual(['Breathe in.', '0:11 of 1:00']);
  // A stroke at the start, and one at the cue.
  expect(rung).toBe(6);
  await userEvent.click(button('Pause'));
  await pass(30);
  expect(at()).toBe('0:11 of 1:00');
  await userEvent.click(button('Start'));
  await pass(9);
  expect(at()).toBe('0:20 of 1:00');
  await userEvent.click(button('Back'));
  expect(at()).toBe('0:10 of 1:00');
  await userEvent.click(button('Back'));
  expect(at()).toBe('0:00 of 1:00');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect([cue(), at()]).toEqual(['Come back.', '0:50 of 1:00']);
  await pass(10);
  expect([cue(), at()]).toEqual(['That was it. It is ticked off.', '1:00 of 1:00']);
  expect(onOver).toHaveBeenCalledOnce();
  expect((button('Forward') as HTMLButtonElement).disabled).toBe(true);
  await pass(5);
  await userEvent.click(button('Once more'));
  expect([cue(), at()]).toEqual(['Sit down.', '0:00 of 1:00']);
  await pass(60);
  expect(onOver).toHaveBeenCalledTimes(2);
});

test('the bell is silent where it was switched off, and the place is right after a sleep', async () => {
  render(<SessionPlayer session={session} onClose={() => {}} onOver={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bell on', pressed: true }));
  await userEvent.click(button('Start'));
  await pass(11);
  expect(rung).toBe(0);
  vi.setSystemTime(Date.now() + 30_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(at()).toBe('0:41 of 1:00');
});

test.each([
  [0, 'in', 4, 0],
  [2, 'in', 2, 0.5],
  [4, 'hold', 2, 1],
  [6, 'out', 4, 1],
  [9.5, 'out', 1, 0.04],
  [10, 'rest', 1, 0],
  [11, 'in', 4, 0],
  [-1, 'in', 4, 0],
] as const)('second %d of a counted breath is %s, with %d to go', (second, is, left, fullness) => {
  const breath = breathAt({ inSeconds: 4, holdSeconds: 2, outSeconds: 4, holdOutSeconds: 1 }, second);
  expect(breath).toMatchObject({ is, left });
  expect(breath.fullness).toBeCloseTo(fullness, 1);
});

test('a rest is counted, skipped, and counted anew', async () => {
  render(<RestTimer seconds={45} label="Squat" />);
  await userEvent.click(button(/45/));
  expect(timer()).toBe('45');
  await pass(5);
  expect(timer()).toBe('40');
  await userEvent.click(button('Skip the rest'));
  await userEvent.click(button(/45/));
  expect(timer()).toBe('45');
  await pass(44.5);
  expect([timer(), screen.getByRole('status').textContent]).toEqual(['1', 'Resting']);
  await pass(1);
  expect([timer(), screen.getByRole('status').textContent]).toEqual(['0', 'Go']);
  await userEvent.click(button('Done'));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('amounts follow the servings, and a step has a timer of its own', async () => {
  render(<RecipeView plan={palakPaneer} startsOn="2026-11-23" ticks={new Set(['have-paneer'])} onTick={() => {}} />);
  const amounts = () =>
    within(screen.getByRole('region', { name: 'Ingredients' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(amounts()).toEqual(['Paneer180 g', 'Palak250 g', 'Salt½ tsp']);
  expect(screen.getByRole('status').textContent).toBe('3servings');
  await userEvent.click(button('One serving more'));
  expect(amounts()).toEqual(['Paneer240 g', 'Palak330 g', 'Salt⅔ tsp']);
  for (let press = 0; press < 12; press++) await userEvent.click(button('One serving more'));
  expect(screen.getByRole('status').textContent).toBe('12servings');
  for (let press = 0; press < 12; press++) await userEvent.click(button('One serving less'));
  expect(screen.getByRole('status').textContent).toBe('1serving');
  expect(amounts()).toEqual(['Paneer60 g', 'Palak85 g', 'Salt¼ tsp']);
  const facts = screen.getByRole('region', { name: /serving/i, description: '' });
  expect(facts.textContent).toMatch(/412 kcal/);
  expect(facts.textContent).toMatch(/4\.3/);

  expect(screen.getAllByRole('button', { name: /timer for step/ })).toHaveLength(1);
  await userEvent.click(button(/timer for step 1/));
  expect(timer()).toBe('5:00');
  await pass(241);
  expect(timer()).toBe('0:59');
  await pass(59);
  screen.getByText('Time is up');
  await userEvent.click(button('Done'));
  expect(button(/timer for step 1/)).toBeTruthy();
  // An ingredient that is at home by now need not be bought.
  expect(screen.queryByText('to buy')).toBeNull();
  cleanup();
  render(<RecipeView plan={palakPaneer} startsOn="2026-11-23" ticks={new Set()} />);
  screen.getByText('to buy');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /timer/ })).toBeNull();
});

const calfRaise = { key: 'calf', name: 'Calf raise', how: '', shown: '', sets: 2, reps: 12, holdSeconds: null, minutes: null } as RehabItem;
function Rehab() {
  return <RehabExercise item={calfRaise} sets={useTodaysSets()} ticks={new Set()} onTick={() => {}} />;
}

test('the sets of today are kept over a reload, and the next day begins without them', async () => {
  render(<Rehab />);
  const set = (number: number) => button(`Calf raise, set ${number} of 2: 12`).getAttribute('aria-pressed');
  await userEvent.click(button('Calf raise, set 1 of 2: 12'));
  await userEvent.click(button('Calf raise, set 2 of 2: 12'));
  await userEvent.click(button('Calf raise, set 1 of 2: 12'));
  expect([set(1), set(2)]).toEqual(['false', 'true']);
  cleanup();
  render(<Rehab />);
  expect([set(1), set(2)]).toEqual(['false', 'true']);
  cleanup();
  vi.setSystemTime(new Date('2026-11-24T00:01:00'));
  render(<Rehab />);
  expect([set(1), set(2)]).toEqual(['false', 'false']);
});

function Day({ startsOn }: { startsOn: string }) {
  return <output>{useTodayIn(startsOn, 7)}</output>;
}

test.each([
  ['2026-11-24', '0'],
  ['2026-11-23', '0'],
  ['2026-11-20', '3'],
  ['2026-11-01', '6'],
])('a plan of seven days from %s shows its day %s', (startsOn, day) => {
  render(<Day startsOn={startsOn} />);
  expect(screen.getByRole('status').textContent).toBe(day);
});
