import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import type { DietItem, DietPlan } from '../../src/contract/assistant/diet.ts';
import type { WorkoutItem, WorkoutPlan } from '../../src/contract/assistant/workout-plan.ts';
import { DietView } from '../../src/islands/assistant/kinds/diet/DietView.tsx';
import { WorkoutView } from '../../src/islands/assistant/kinds/workout/WorkoutView.tsx';
import { OnPaper } from '../../src/islands/assistant/parts/on-paper.ts';
import { allChosen, boxes, chosen, openTab, panel, press, section, showPlan, swapping, tabs } from './shown-plan.tsx';

const nothing = { kcal: 0, protein: 0, carbs: 0, fat: 0, saturated: 0, fibre: 0, sugar: 0, sodium: 0, calcium: 0, iron: 0, b12: 0 };
const food = (key: string, name: string, changes: Partial<DietItem> = {}): DietItem => ({
  key,
  id: name,
  name,
  amount: 1,
  shown: '1 katori',
  grams: 149.6,
  note: '',
  ingredients: [name],
  nutrients: { ...nothing, kcal: 210.4 },
  swaps: [],
  ...changes,
});

describe('a week of meals', () => {
  const swaps = [{ id: 'tofu', name: 'Tofu', amount: 1, shown: '100 g', grams: 100, kcal: 144.6, protein: 15 }];
  const target = {
    kcal: 2000,
    protein: { least: 90, most: 110 },
    fat: { least: 50, most: 70 },
    carbs: { least: 220, most: 280 },
    fibre: 30,
    waterLitres: 2.45,
  };
  const day = (at: number, load: 'rest' | 'match' | null, items: DietItem[]) => ({
    key: `d${at}`,
    name: `Day ${at}`,
    load,
    target,
    total: { ...nothing, kcal: 1900 + at, protein: 100, carbs: 250, fat: 60, fibre: 33 },
    meals: [
      { key: 'lunch', name: 'Lunch', at: '13:00', note: 'Before training', items, total: { ...nothing, kcal: 650.4, protein: 31.6 } },
    ],
  });
  const paneer = food('d2-lunch-1', 'Paneer', { swaps, note: 'Without salt', ingredients: ['Paneer', 'Oil'] });
  const plan = {
    kind: 'diet',
    energy: { resting: 1500, spent: 2400, target: 2000, floor: 1500 },
    days: [day(1, 'match', [food('d1-lunch-1', 'Rice')]), day(2, 'rest', [paneer, food('d2-lunch-2', 'Roti')]), day(3, null, [])],
    shopping: [{ aisle: 'grain', name: 'Grains', items: [{ id: 'rice', name: 'Rice', grams: 900, shown: '900 g' }] }],
    notes: ['Drink with meals.'],
    references: [],
  } as unknown as DietPlan;

  test('opens at today, with what each day holds against what it aims at', () => {
    const { onTick } = showPlan(DietView, plan, { ticks: new Set(['d2-lunch-2']) });
    expect(tabs()).toEqual(['Mon 23 NovMatch day', 'Tue 24 Nov1,902 kcal', 'Wed 25 Nov1,903 kcal']);
    expect(chosen()).toContain('24');
    expect(document.body.textContent).toContain('uses about 2,400 kcal a day; the week aims at 2,000. It never goes under 1,500.');
    expect(document.body.textContent).toContain('About 2.5 litres to drink.');
    const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(facts).toEqual([
      'Energy1,902 kcalaim 1,900 to 2,100',
      'Protein100 gaim 90 to 110',
      'Carbs250 gaim 220 to 280',
      'Fat60 gaim 50 to 70',
      'Fibre33 gaim 30 to 66',
    ]);
    expect(panel()).toContain('Lunch Next13:00 · 650 kcal · 32 g protein');
    expect(panel()).toContain('Paneer, 1 katori 150 g, 210 kcalWithout saltPaneer, Oil');
    expect(panel()).not.toContain('kcalRoti');
    expect(boxes()).toEqual([
      ['Done: Paneer', false],
      ['Done: Roti', true],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Paneer' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Roti' }));
    expect(onTick.mock.calls).toEqual([
      ['d2-lunch-1', true],
      ['d2-lunch-2', false],
    ]);
    expect(section('Shopping list for the week')).toContain('1 thingGrainsRice900 g');
    openTab(/23/);
    expect(panel()).toContain('Rice');
    expect(panel()).not.toContain('Paneer');
  });

  test('opens the next meal of today on a phone, and the first one of another day', () => {
    const meal = (name: string, at: string) => ({ ...day(1, null, [food(name, `${name} food`)]).meals[0], key: name, name, at });
    const meals = [meal('Breakfast', '08:00'), meal('Lunch', '11:00'), meal('Dinner', '20:00')];
    showPlan(DietView, { ...plan, days: plan.days.map((one) => ({ ...one, meals })) });
    const open = () =>
      ['breakfast', 'lunch', 'dinner'].map((name) =>
        screen.getByRole('button', { name: `What is for ${name}` }).getAttribute('aria-expanded'),
      );
    // At noon lunch is an hour late, and still the next one.
    expect(open()).toEqual(['false', 'true', 'false']);
    press('What is for dinner');
    press('What is for lunch');
    expect(open()).toEqual(['false', 'false', 'true']);
    openTab(/25/);
    expect(open()).toEqual(['true', 'false', 'false']);
    expect(panel()).not.toContain('Next');
  });

  test('offers what a food can be swapped for, and waits until it is', async () => {
    const { answer, onSwap } = swapping();
    showPlan(DietView, plan, { onSwap });
    expect(screen.queryByRole('button', { name: /Tofu/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Roti: what is in it/ })).toBeNull();
    press('Paneer: what is in it, and swaps');
    press('Tofu, 100 g 145 kcal');
    expect(onSwap.mock.calls).toEqual([['d2-lunch-1', 'tofu']]);
    expect(screen.getByRole('status').textContent).toBe('Please wait...');
    answer.give();
    expect(await screen.findByRole('button', { name: /Tofu/ })).toBeTruthy();
  });

  test.each([
    ['before it begins', '2026-11-20', '23'],
    ['after it is over', '2026-12-20', '25'],
  ])('opens at its nearest day %s, and without energy where it is shared', (_when, today, expected) => {
    showPlan(DietView, { ...plan, energy: { ...plan.energy, spent: 0 } }, { today, onTick: undefined });
    expect(chosen()).toContain(expected);
    expect(document.body.textContent).not.toContain('uses about');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('weeks of training', () => {
  const item = (key: string, name: string, changes: Partial<WorkoutItem> = {}): WorkoutItem => ({
    key,
    exercise: name,
    name,
    sets: 3,
    reps: 8,
    seconds: null,
    eachSide: false,
    restSeconds: 90,
    rpe: 7,
    tempo: null,
    load: null,
    ...changes,
  });
  const session = (weekday: string, items: WorkoutItem[]) => ({
    key: weekday,
    weekday,
    day: weekday,
    name: `At ${weekday}`,
    minutes: 45,
    blocks: [{ block: 'strength', name: 'Strength', seconds: 620, items }],
  });
  const lunge = item('a', 'Lunge', { eachSide: true, tempo: '3-1-1', load: '8 kg', rpe: 0 });
  const plank = item('b', 'Plank', { sets: 1, reps: null, seconds: 30, restSeconds: 0, rpe: null });
  const walk = item('c', 'Walk', { sets: 1, reps: null, seconds: 150, restSeconds: 19, rpe: null });
  const week = (number: number, isDeload: boolean) => ({
    number,
    isDeload,
    name: `Week ${number}`,
    focus: `Focus ${number}`,
    sessions: [session('tuesday', [plank, walk]), session('thursday', [lunge])],
    sets: [{ muscle: 'quads', name: 'Thighs', sets: 9.6, low: 6, high: 12 }],
    aerobicMinutes: 74.6,
    strengthDays: 2,
  });
  const card = {
    id: 'Lunge',
    how: ['Step out.'],
    mistake: 'the knee',
    primary: [{ id: 'quads', name: 'Thighs' }],
    easier: { id: 'squat', name: 'Squat' },
  };
  const plan = {
    kind: 'workout',
    summary: 'Four weeks.',
    weeks: [week(1, false), week(2, true)],
    otherDays: [{ weekday: 'sunday', day: 'Sunday', says: 'Match' }],
    exercises: [card],
    cautions: ['Mind the knee.'],
    notes: [{ title: 'WHO', says: 'Enough.' }],
    references: [],
  } as unknown as WorkoutPlan;

  test('open at the week of today, with each session in the order of the days', () => {
    const { onTick } = showPlan(WorkoutView, plan, { startsOn: '2026-11-25', today: '2026-12-06', ticks: new Set(['2:a']) });
    // Sunday: Thursday's session is over, so the next one is open.
    expect(tabs()).toEqual(['Week 1', 'Week 2Easier', 'Thu 3 DecAt thursday', 'Tue 8 DecAt tuesday']);
    expect(allChosen()).toEqual(['Week 2Easier', 'Tue 8 DecAt tuesday']);
    const first = section('tuesday, At tuesday');
    expect(first).toContain('Strength 10 min');
    expect(first).toContain('Plank30 s');
    // The amount is beside the name, or on a phone with how hard it is; only one of the two is shown.
    expect(first).toContain('Walk3 min3 minrest 19 s');
    expect(section('Sets a muscle')).toBe('75 minutes of effort2 days of strengthThighs10 sets; 6 to 12 is right');
    expect(screen.getByText('Sunday').parentElement?.textContent).toBe('Sunday Match');
    expect(boxes()).toEqual([
      ['Done: Plank', false],
      ['Done: Walk', false],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Plank' }));
    expect(onTick.mock.calls).toEqual([['2:b', true]]);
    expect(screen.queryByRole('button', { name: /^Rest/ })).toBeNull();
    openTab(/Thu 3 Dec/);
    expect(section('thursday, At thursday')).toContain(
      'Lunge3 × 8 each side3 × 8 each sideeffort 0 of 10Rest 90 s after Lungerest 90 stempo 3-1-1 · 8 kg',
    );
    expect(boxes()).toEqual([['Done: Lunge', true]]);
    expect(screen.getByRole('button', { name: 'Rest 90 s after Lunge' })).toBeTruthy();
    openTab('Week 1');
    expect(panel()).toContain('Focus 1');
    // All of the first week is over.
    expect(allChosen()).toEqual(['Week 1', 'Tue 1 DecAt tuesday']);
    openTab(/Thu 26 Nov/);
    expect(boxes()).toEqual([['Done: Lunge', false]]);
  });

  test('let an exercise be swapped for another one or an easier one', async () => {
    const { answer, onSwap } = swapping();
    showPlan(WorkoutView, plan, { onSwap });
    openTab(/Thu 26 Nov/);
    press('Lunge: how to do it, and swaps');
    expect(screen.getAllByRole('button', { name: /^Easier/ }).length).toBe(1);
    expect(screen.getByText(/Often wrong: the knee/).textContent).toContain('Works thighs.');
    press('Easier: Squat');
    expect(screen.getByRole('button', { name: 'Please wait... for Lunge' }).getAttribute('aria-disabled')).toBe('true');
    answer.give();
    await screen.findByRole('button', { name: 'Another one for Lunge' });
    openTab(/Tue 24 Nov/);
    press('Plank: how to do it, and swaps');
    press('Another one for Plank');
    expect(onSwap.mock.calls).toEqual([
      ['a', 'squat'],
      ['b', undefined],
    ]);
  });

  test('have how to do each exercise once on paper, and only there', () => {
    const Printed = (props: ComponentProps<typeof WorkoutView>) => (
      <OnPaper value>
        <WorkoutView {...props} />
      </OnPaper>
    );
    showPlan(Printed, plan);
    expect(screen.getByRole('heading', { name: 'How to do them' })).toBeTruthy();
    expect(screen.getAllByText(/Step out\. Often wrong: the knee\. Easier: Squat\./)).toHaveLength(1);
    cleanup();
    showPlan(WorkoutView, plan);
    expect(screen.queryByText(/Step out/)).toBeNull();
  });
});
