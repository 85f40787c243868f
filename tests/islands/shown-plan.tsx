import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Plan } from '../../src/contract/assistant/plan-types.ts';
import type { PlanViewProps } from '../../src/islands/assistant/plan/kind-screen.ts';
import { laterAnswer } from '../builders/later-answer.ts';

type Changes = Partial<PlanViewProps> & { today?: string };

/** Shows a plan that began on Monday, 23 November 2026, on a day of it. */
export function showPlan(View: (props: PlanViewProps) => ReactNode, plan: object, { today = '2026-11-24', ...props }: Changes = {}) {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`), toFake: ['Date'] });
  const onTick = vi.fn<(item: string, done: boolean) => void>();
  const of = { plan: plan as Plan, startsOn: '2026-11-23', ticks: new Set<string>(), onTick };
  const { rerender } = render(<View {...of} {...props} />);
  return { onTick, again: (more: Partial<PlanViewProps>) => rerender(<View {...of} {...props} {...more} />) };
}

export const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
/** The chosen tabs, from the outer ones to the inner. */
export const allChosen = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
export const chosen = () => allChosen()[0];
export const openTab = (name: string | RegExp) => fireEvent.click(screen.getByRole('tab', { name }));
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The text of the outermost panel. */
export const panel = () => screen.getAllByRole('tabpanel')[0]?.textContent;
export const section = (name: string) => screen.getByRole('region', { name }).textContent;
/** The lines that can be ticked, with their names. */
export const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.getAttribute('aria-label'), box.checked]);

/** A swap that is answered when the test wants it. */
export function swapping() {
  const answer = laterAnswer<void>();
  const onSwap = vi.fn<(item: string, to?: string) => Promise<void>>(answer.waiting);
  return { answer, onSwap };
}
