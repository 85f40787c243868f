import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerEvent } from '../../src/contract/event-answers.ts';
import { AttendanceShare } from '../../src/islands/events/AttendanceShare.tsx';
import { cellClass, cellWords, markOf } from '../../src/islands/events/season-cell.ts';
import { SeasonKeys } from '../../src/islands/events/SeasonKeys.tsx';
import { answers } from '../../src/stores/answers.ts';
import { regionsSwapped } from '../../src/stores/page-regions.ts';
import type { GridCell } from '../../src/contract/season-grid.ts';
import { fakeServices } from '../builders/fake-services.ts';
import { shownEvent } from '../builders/shown-events.ts';

let services: ReturnType<typeof fakeServices>;
const team = crypto.randomUUID();
beforeEach(() => {
  services = fakeServices();
  document.body.dataset['signedIn'] = crypto.randomUUID();
});

// A browser reflects the attribute, which the DOM of these tests does not.
Object.defineProperty(Element.prototype, 'ariaLabel', {
  configurable: true,
  get(this: Element) {
    return this.getAttribute('aria-label');
  },
  set(this: Element, text: string) {
    this.setAttribute('aria-label', text);
  },
});

const given = (answer: GridCell['answer'], changes: Partial<GridCell> = {}): GridCell => ({
  answer,
  seat: null,
  note: '',
  attendance: null,
  ...changes,
});
const games = ['Nets', 'Jets', 'Hawks'].map((title) => ({ id: crypto.randomUUID(), title, isClosed: title === 'Hawks' }));
const people = ['Abe', 'Ben', 'Cem'].map((name) => ({ id: crypto.randomUUID(), name, isClosed: name === 'Cem' }));
const cells: Record<string, (GridCell | null)[]> = {
  Abe: [given('yes'), null, given('no')],
  Ben: [given('yes', { seat: 'waiting', note: 'Late' }), given('maybe'), null],
  Cem: [null, null, null],
};
const isClosed = (one: { isClosed: boolean }) => (one.isClosed ? { 'data-closed': '' } : {});

/** The sheet as the server renders it. */
const sheet = () => (
  <div role="grid" aria-label="Who comes">
    <div role="row">
      <div role="columnheader">Player</div>
      {games.map((game) => (
        <div key={game.id} role="columnheader" data-event={game.id} data-title={game.title} {...isClosed(game)}>
          {game.title}
        </div>
      ))}
    </div>
    {people.map((person, row) => (
      <div key={person.id} role="row" data-member={person.id} data-name={person.name} {...isClosed(person)}>
        <div role="rowheader">{person.name}</div>
        {cells[person.name]?.map((cell, at) => (
          <div
            key={at}
            role="gridcell"
            className={cellClass(cell)}
            aria-label={cellWords(cell)}
            title={cell?.note}
            tabIndex={row + at === 0 ? 0 : undefined}
          >
            {markOf(cellClass(cell))}
          </div>
        ))}
      </div>
    ))}
  </div>
);
const show = () => render(<SeasonKeys teamId={team}>{sheet()}</SeasonKeys>);
const cell = (row: number, column: number) => screen.getAllByRole('gridcell')[row * 3 + column] as HTMLElement;
const look = (one: HTMLElement) => [one.className, one.textContent, one.ariaLabel];
const said = () => screen.getByRole('status').textContent;
const notice = (text: string | RegExp) => screen.findByText(text, { selector: '[data-kind]' });
const taken = () => services.on(answerEvent).answer(({ event_id }) => ({ status: 1, response: shownEvent({ id: event_id }), clashes: [] }));
const sent = () => services.asked(answerEvent).map(({ event_id, member_id, answer, note }) => [event_id, member_id, answer, note]);
const tabStops = () => screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0);

describe('a cell of the season', () => {
  test('is answered in turn by presses, with its note, and says so', async () => {
    taken();
    show();
    expect([look(cell(0, 1)), look(cell(1, 0)), look(cell(1, 1))]).toEqual([
      ['', '·', 'not answered'],
      ['line', '…', 'yes, waiting for a place, Late'],
      ['maybe', '~', 'maybe'],
    ]);
    fireEvent.click(cell(0, 1));
    expect([look(cell(0, 1)), said()]).toEqual([['yes', '', 'yes'], 'Abe, Jets: yes']);
    expect(tabStops()).toEqual([cell(0, 1)]);
    await waitFor(() => expect(document.activeElement).toBe(cell(0, 1)));
    await waitFor(() => expect(sent().length).toBe(1));
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    await waitFor(() => expect(sent().length).toBe(2));
    fireEvent.keyDown(cell(1, 1), { key: ' ' });
    await waitFor(() => expect(sent().length).toBe(3));
    const [nets, jets] = games;
    const [abe, ben] = people;
    expect(sent()).toEqual([
      [jets?.id, abe?.id, 'yes', ''],
      [nets?.id, ben?.id, 'maybe', 'Late'],
      [jets?.id, ben?.id, 'no', ''],
    ]);
    expect(services.asked(answerEvent)[0]).toMatchObject({ team_id: team });
    expect(look(cell(1, 0))).toEqual(['maybe', '~', 'maybe']);
    expect(said()).toBe('Ben, Jets: no');
  });

  test('goes back where its answer is refused', async () => {
    show();
    services.on(answerEvent).answer(() => ({ refused: 'eventOver' }));
    fireEvent.click(cell(1, 0));
    expect(look(cell(1, 0))).toEqual(['maybe', '~', 'maybe']);
    expect(await notice('This event is over.')).toBeTruthy();
    await waitFor(() => expect(look(cell(1, 0))).toEqual(['line', '…', 'yes, waiting for a place, Late']));
    await waitFor(() => expect(said()).toBe(''));
    fireEvent.click(cell(0, 1));
    await waitFor(() => expect(sent().length).toBe(2));
    await waitFor(() => expect(cell(0, 1).hasAttribute('class')).toBe(false));
    expect(look(cell(0, 1))).toEqual(['', '·', 'not answered']);
  });

  test('of a closed event, or of a player for whom the reader does not answer, stays', () => {
    show();
    fireEvent.click(cell(0, 2));
    fireEvent.click(cell(2, 0));
    fireEvent.click(screen.getByRole('rowheader', { name: 'Abe' }));
    expect([look(cell(0, 2)), look(cell(2, 0)), said()]).toEqual([['no', '', 'no'], ['', '·', 'not answered'], '']);
    expect(sent()).toEqual([]);
  });

  test('is reached by arrow keys, which stop at the edges', () => {
    show();
    cell(0, 0).focus();
    const go = (...keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
      return screen.getAllByRole('gridcell').indexOf(document.activeElement as HTMLElement);
    };
    expect(go('ArrowLeft', 'ArrowUp')).toBe(0);
    expect(go('ArrowRight')).toBe(1);
    expect(go('ArrowDown')).toBe(4);
    expect(go('ArrowRight', 'ArrowRight', 'ArrowRight')).toBe(5);
    expect(go('ArrowDown', 'ArrowDown')).toBe(8);
    expect(go('ArrowUp', 'ArrowLeft')).toBe(4);
    expect(go('a')).toBe(4);
    expect(tabStops()).toEqual([cell(1, 1)]);
    expect(sent()).toEqual([]);
    expect(fireEvent.keyDown(cell(0, 0), { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(cell(0, 0), { key: 'Tab' })).toBe(true);
  });

  test('shows an answer that is kept on this device, also in a fresh sheet, until it is sent', async () => {
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    const { unmount } = show();
    fireEvent.click(cell(0, 1));
    expect(await notice('No connection. The answer is kept and sent when you are back.')).toBeTruthy();
    const kept = ['yes', '', 'yes, kept on this device, not sent yet'];
    await waitFor(() => expect(look(cell(0, 1))).toEqual(kept));
    cell(0, 1).className = '';
    document.dispatchEvent(new Event(regionsSwapped));
    expect(look(cell(0, 1))).toEqual(kept);
    taken();
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(look(cell(0, 1))).toEqual(['yes', '', 'yes']));
    expect(answers.$pending.get()).toEqual([]);
    // From now on a refusal goes back to what was taken.
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    fireEvent.click(cell(0, 1));
    await waitFor(() => expect(cell(0, 1).ariaLabel).toBe('maybe, kept on this device, not sent yet'));
    services.on(answerEvent).answer(() => ({ refused: 'eventOver' }));
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(look(cell(0, 1))).toEqual(['yes', '', 'yes']));
    unmount();
  });

  test('goes back where an answer that was kept is refused later', async () => {
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    show();
    fireEvent.click(cell(1, 1));
    await waitFor(() => expect(cell(1, 1).ariaLabel).toBe('no, kept on this device, not sent yet'));
    services.on(answerEvent).answer(() => ({ refused: 'eventOver' }));
    fireEvent(window, new Event('online'));
    expect(await notice('This event is over.')).toBeTruthy();
    expect(look(cell(1, 1))).toEqual(['maybe', '~', 'maybe']);
  });

  test('is left alone by a sheet that is gone', async () => {
    services.on(answerEvent).answer(() => ({ refused: 'network' }));
    const { unmount } = show();
    fireEvent.click(cell(0, 1));
    await waitFor(() => expect(cell(0, 1).ariaLabel).toContain('kept on this device'));
    const left = cell(0, 1);
    unmount();
    const sending = vi.spyOn(answers, 'sendKept');
    fireEvent(window, new Event('online'));
    expect(sending).not.toHaveBeenCalled();
    sending.mockRestore();
    taken();
    await answers.sendKept(() => {});
    expect(answers.$pending.get()).toEqual([]);
    expect(left.ariaLabel).toContain('kept on this device');
  });
});

test('the share of a player counts who was there or late among what was marked', () => {
  const marked = (attendance: GridCell['attendance']) => given('yes', { attendance });
  const { container, rerender } = render(
    <AttendanceShare cells={[marked('attended'), marked('late'), marked('absent'), given('no'), null]} />,
  );
  expect(container.textContent).toBe('there 2 of 3');
  expect(container.querySelectorAll('rect')[1]?.getAttribute('width')).toBe('40');
  rerender(<AttendanceShare cells={[given('yes'), null]} />);
  expect(container.textContent).toBe('');
});
