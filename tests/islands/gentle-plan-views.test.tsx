import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { MeditationPlan } from '../../src/contract/assistant/meditation-plan.ts';
import type { RehabPlan } from '../../src/contract/assistant/rehab.ts';
import type { WellnessPlan } from '../../src/contract/assistant/wellness.ts';
import { MeditationView } from '../../src/islands/assistant/kinds/meditation/MeditationView.tsx';
import { RehabView } from '../../src/islands/assistant/kinds/rehab/RehabView.tsx';
import { WellnessView } from '../../src/islands/assistant/kinds/wellness/WellnessView.tsx';
import { crisisCard } from '../builders/assistant-answers.ts';
import { allChosen, boxes, chosen, openTab, panel, press, section, showPlan, swapping, tabs } from './shown-plan.tsx';

describe('quiet minutes', () => {
  const session = (key: string, weekday: string) => ({
    key,
    weekday,
    day: weekday,
    name: `Calm ${key}`,
    why: 'To rest.',
    posture: { id: 'chair', name: 'On a chair' },
    eyes: 'open',
    hasSound: false,
    seconds: 600,
    minutes: 9.6,
    parts: [
      { technique: 'breath', name: 'Breath', startSeconds: 0, endSeconds: 20 },
      { technique: 'body', name: 'Body', startSeconds: 20, endSeconds: 600 },
    ],
    cues: [{ atSeconds: 75, say: 'Notice.', breathe: null, kind: 'notice' }],
  });
  const week = (number: number, ...sessions: unknown[]) => ({ number, name: `Week ${number}`, focus: `Focus ${number}`, sessions });
  const plan = {
    kind: 'meditation',
    summary: 'Two weeks.',
    weeks: [week(1, session('w1a', 'monday'), session('w1b', 'sunday')), week(2, session('w2a', 'monday'))],
    techniques: [{ id: 'breath', name: 'Breath', about: 'Count it.' }],
    cautions: [],
    notes: [],
    references: [],
  } as unknown as MeditationPlan;

  test('open at the week of today, with what is done of each', () => {
    const { onTick } = showPlan(MeditationView, plan, { startsOn: '2026-11-22', ticks: new Set(['w1b']) });
    expect(tabs()).toEqual(['Week 11 of 2 done', 'Week 20 of 1 done', 'Sun 22 NovDone ✓', 'Mon 23 Nov10 min']);
    // Tuesday: both sessions of the week are over.
    expect(allChosen()).toEqual(['Week 11 of 2 done', 'Mon 23 Nov10 min']);
    openTab(/Sun 22 Nov/);
    const first = section('sunday, Calm w1b');
    expect(first).toContain('Sun 22 Nov10 min');
    expect(first).toContain('Breath 1 minBody 10 min');
    expect(first).toContain('On a chair, eyes open');
    expect(first).toContain('1:15Notice.');
    openTab(/Mon 23 Nov/);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: monday, Calm w1a' }));
    expect(onTick.mock.calls).toEqual([['w1a', true]]);
    openTab(/Week 2/);
    expect(panel()).toContain('Focus 2');
  });

  test('are played in a player that closes, and swapped', async () => {
    const { answer, onSwap } = swapping();
    showPlan(MeditationView, plan, { onSwap });
    openTab(/Mon 23 Nov/);
    press(/^Play monday, Calm w1a/);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    press('Close the player');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    openTab(/Sun 29 Nov/);
    press('Another one for sunday');
    expect(onSwap.mock.calls).toEqual([['w1b']]);
    expect(screen.getByRole('button', { name: 'Please wait... for sunday' })).toBeTruthy();
    answer.give();
    expect(await screen.findByRole('button', { name: 'Another one for sunday' })).toBeTruthy();
  });
});

describe('a way back', () => {
  const phase = (name: string, weeks: [number, number], leaveWhen: string[]) => ({
    name,
    title: `To ${name}`,
    aim: `Aim of ${name}`,
    weeks: { least: weeks[0], most: weeks[1] },
    enterWhen: [`Enter ${name}`],
    leaveWhen,
    items: [
      { key: `${name}-1`, name: 'Heel raise', how: 'Slowly.', sets: 2, reps: null, holdSeconds: 30, minutes: null, shown: '2 × 30 s' },
    ],
  });
  const plan = {
    kind: 'rehab',
    intro: 'Step by step.',
    startsWith: 'load',
    cards: [],
    firstDays: { title: 'The first days', lines: ['Protect: spare it.', 'Rest well.'] },
    painRule: { title: 'How much pain', lines: ['Up to 3: go on.', '4 or 5: less.', 'More: stop.'] },
    phases: [
      phase('protect', [0, 1], ['A']),
      phase('load', [1, 1], ['B', 'C']),
      phase('strengthen', [2, 4], ['D']),
      phase('return', [1, 1], []),
    ],
    ladder: [
      { step: 1, title: 'Jog', text: 'Straight.', leastHours: 24 },
      { step: 2, title: 'Play', text: 'All of it.', leastHours: 0 },
    ],
    watch: ['It swells.'],
    seeSomebody: ['It is numb.'],
    references: [],
    note: 'No doctor.',
  } as unknown as RehabPlan;

  test('begins at its first phase that is not reached, and goes on when all of it holds', () => {
    const { onTick, again } = showPlan(RehabView, plan, { ticks: new Set(['load-leave-0']) });
    expect(tabs()).toEqual([
      '1 To protectSkipped: you are further',
      '2 To loadYou are here',
      '3 To strengthen2 to 4 weeks',
      '4 To returnup to a week',
    ]);
    expect(chosen()).toContain('To load');
    expect(panel()).toContain('Enter load');
    expect(panel()).toContain('1 of 2');
    expect(panel()).not.toContain('the next phase is yours');
    expect(boxes().slice(0, 3)).toEqual([
      ['Done: Heel raise: it goes well', false],
      ['Done: B', true],
      ['Done: C', false],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: C' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Jog' }));
    expect(onTick.mock.calls).toEqual([
      ['load-leave-1', true],
      ['ladder-1', true],
    ]);
    press('Heel raise, set 2 of 2: 30 s');
    const sets = screen.getAllByRole('button', { name: /Heel raise, set/ });
    expect(sets.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['30 s', 'false'],
      ['✓', 'true'],
    ]);
    again({ ticks: new Set(['load-leave-0', 'load-leave-1', 'protect-leave-0']) });
    expect(tabs().map((tab) => tab?.slice(5))).toEqual(['protectDone ✓', 'loadDone ✓', 'strengthenYou are here', 'returnup to a week']);
    expect(chosen()).toContain('To strengthen');
    openTab(/To load/);
    expect(panel()).toContain('All of it holds: the next phase is yours.');
    openTab(/To return/);
    expect(panel()).not.toContain('Go on when');
  });

  test('says how much pain is right, what to do first, and when to see somebody', () => {
    showPlan(RehabView, plan, { onTick: undefined });
    expect(section('How much pain')).toContain('012345678910Up to 3');
    expect(section('The first days')).toContain('PProtectProtectspare it.');
    expect(section('The first days')).toContain('Rest well.');
    expect(section('Back to sport, step by step')).toBe(
      'Back to sport, step by step1JogStraight.Then wait at least 24 hours and see how it is.2PlayAll of it.',
    );
    expect(section('When to see somebody')).toBe('When to see somebodyIt swells.It is numb.');
    expect(panel()).not.toMatch(/\d of 2/);
    const buttons = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
    expect(buttons).toEqual([
      'Heel raise: how to do it, and another one',
      'You are right here when',
      'Go on when all of this holds',
      'How much pain',
      'The first days',
      'Back to sport, step by step',
      'When to see somebody',
    ]);
  });

  test('swaps an exercise once for each press', async () => {
    const { answer, onSwap } = swapping();
    showPlan(RehabView, plan, { onSwap });
    press('Another one for Heel raise');
    press('Please wait... for Heel raise');
    expect(onSwap.mock.calls).toEqual([['load-1']]);
    answer.give();
    expect(await screen.findByRole('button', { name: 'Another one for Heel raise' })).toBeTruthy();
  });

  test('that was stopped shows its cards and no phases', () => {
    showPlan(RehabView, { ...plan, phases: [], cards: [crisisCard], watch: [], seeSomebody: [] });
    expect(screen.getByText('You are not alone')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('region', { name: 'When to see somebody' })).toBeNull();
  });
});

describe('two gentle weeks', () => {
  const step = (key: string, name: string) => ({ key, name, how: 'Easy.', area: 'sleep', areaName: 'Sleep', minutes: 5 });
  const plan = {
    kind: 'wellness',
    says: 'It has been heavy.',
    help: crisisCard,
    days: [
      { day: 1, title: 'A walk', minutes: 10, items: [step('d1-a', 'Walk'), step('d1-b', 'Write')] },
      { day: 2, title: 'A call', minutes: 5, items: [step('d2-a', 'Call')] },
    ],
    safetyCard: {
      title: 'My safety card',
      parts: [{ title: 'What helps', lines: ['Tea'], isOwn: true }],
      professionals: [{ label: 'KIRAN', number: '1800', href: 'tel:1800' }],
    },
    references: [],
    note: 'No doctor.',
  } as unknown as WellnessPlan;

  test('open at today, with what is done and somebody to talk to', async () => {
    const { answer, onSwap } = swapping();
    const { onTick, again } = showPlan(WellnessView, plan, { ticks: new Set(['d1-a']), onSwap });
    expect(tabs()[0]).toBe('Mon 23 Nov10 min');
    again({ ticks: new Set(['d1-a', 'd1-b']) });
    expect(tabs()).toEqual(['Mon 23 NovDone ✓', 'Tue 24 Nov5 min']);
    expect(chosen()).toContain('24');
    expect(document.body.textContent).toContain('2 of 3 small steps done.');
    expect(panel()).toContain('A callSleep · 5 minAnother one for CallCallEasy.');
    const help = within(screen.getByRole('region', { name: 'Somebody to talk to' }));
    expect(help.getByRole('link', { name: 'Tele-MANAS 14416' }).getAttribute('href')).toBe('tel:14416');
    expect(section('My safety card')).toBe('My safety cardWhat helpsTeaWho answers at any hourKIRAN 1800');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Done: Call' }));
    expect(onTick.mock.calls).toEqual([['d2-a', true]]);
    press('Another one for Call');
    expect(onSwap.mock.calls).toEqual([['d2-a']]);
    expect(screen.getByRole('button', { name: 'Please wait... for Call' })).toBeTruthy();
    answer.give();
    expect(await screen.findByRole('button', { name: 'Another one for Call' })).toBeTruthy();
    openTab(/23/);
    expect(panel()).toContain('A walk');
    expect(boxes()).toEqual([
      ['Done: Walk', true],
      ['Done: Write', true],
    ]);
  });

  test('that were stopped keep the card and the numbers', () => {
    showPlan(WellnessView, { ...plan, days: [] });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.body.textContent).not.toContain('small steps done');
    expect(section('My safety card')).toContain('KIRAN');
  });
});
