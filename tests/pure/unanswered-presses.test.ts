import { expect, test } from 'vitest';
import { createUnansweredPresses } from '../../src/islands/events/unanswered-presses.ts';

/** A cell that shows 'none', is pressed twice quickly, and gets the two answers in this order. */
function pressTwice(first: boolean, second: boolean): string {
  const press = createUnansweredPresses<{ shows: string }, string>();
  const cell = { shows: 'none' };
  const draw = (look: string) => {
    const settle = press(cell, cell.shows, look);
    cell.shows = look;
    return (isTaken: boolean) => (cell.shows = settle(isTaken) ?? cell.shows);
  };
  const answers = [draw('yes'), draw('no')];
  answers[0]?.(first);
  answers[1]?.(second);
  return cell.shows;
}

test('a quick second press that is taken stays, though the first was refused', () => {
  expect(pressTwice(false, true)).toBe('no');
});

test('of two quick presses that are refused, the cell goes back to what it showed before both', () => {
  expect(pressTwice(false, false)).toBe('none');
});

test('if only the second press is refused, the cell goes back to the first', () => {
  expect(pressTwice(true, false)).toBe('yes');
});

test('what was confirmed counts for the next press', () => {
  const press = createUnansweredPresses<object, string>();
  const cell = {};
  expect(press(cell, 'none', 'yes')(true)).toBeUndefined();
  expect(press(cell, 'yes', 'no')(false)).toBe('yes');
});
