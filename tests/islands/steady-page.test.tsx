import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdStill } from '../../src/stores/hold-still.ts';
import { pointedElement, readerAtRest } from '../../src/stores/reader-input.ts';

type Place = { top: number; left: number; width: number; height: number };
const places = new Map<Element, Place>();
const boxOf = ({ top, left, width, height }: Place) => ({ top, left, width, height, bottom: top + height, right: left + width }) as DOMRect;
/** The DOM of these tests has no layout, so each element says where it is. */
const place = (element: Element, top: number, left = 0) => places.set(element, { top, left, width: 100, height: 40 });

let pressed: string[];
let main: HTMLElement;
let frames: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(places.get(this) ?? { top: 0, left: 0, width: 0, height: 0 });
  });
  pressed = [];
  document.body.innerHTML = '<main id="main"><ul><li><button>One</button></li><li><button>Two</button></li></ul></main>';
  main = document.getElementById('main') as HTMLElement;
  main.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent ?? ''));
  place(buttonAt(0), 100);
  place(buttonAt(1), 200);
});
afterEach(() => {
  vi.restoreAllMocks();
  places.clear();
  document.body.innerHTML = '';
});
const buttonAt = (at: number) => main.querySelectorAll('button')[at] as HTMLElement;
/** The page is changed, and drawn. */
function change(how: () => void) {
  holdStill();
  how();
  for (const frame of frames.splice(0)) frame();
}
function press(element: Element, x: number, y: number, detail = 1) {
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerdown', at));
  element.dispatchEvent(new MouseEvent('mousedown', { ...at, detail }));
  element.dispatchEvent(new PointerEvent('pointerup', at));
  element.dispatchEvent(new MouseEvent('click', { ...at, detail }));
}

describe('a press right after a change', () => {
  test('counts only where the same control was there before', () => {
    change(() => {
      place(buttonAt(0), 200);
      place(buttonAt(1), 300);
    });
    press(buttonAt(0), 50, 210);
    expect(pressed).toEqual([]);
    vi.advanceTimersByTime(399);
    press(buttonAt(0), 50, 210);
    expect(pressed).toEqual([]);
    vi.advanceTimersByTime(1);
    press(buttonAt(0), 50, 210);
    expect(pressed).toEqual(['One']);
  });

  test('counts where nothing else was, by keys, and on what has hardly moved', () => {
    change(() => place(buttonAt(0), 300));
    press(buttonAt(0), 50, 310);
    press(buttonAt(0), 50, 120, 0);
    press(buttonAt(1), 50, 210);
    expect(pressed).toEqual(['One', 'One', 'Two']);
    change(() => place(buttonAt(1), 204));
    press(buttonAt(1), 50, 210);
    expect(pressed.at(-1)).toBe('Two');
    expect(pressed.length).toBe(4);
    press(main, 50, 202);
    expect(pressed.length).toBe(5);
  });

  test('does not count on what stands for something else now, or came in place of what is gone', () => {
    change(() => (buttonAt(0).textContent = 'Three'));
    press(buttonAt(0), 50, 110);
    const gone = buttonAt(1);
    change(() => {
      const fresh = document.createElement('button');
      fresh.textContent = 'Four';
      gone.replaceWith(fresh);
      place(fresh, 200);
    });
    press(buttonAt(1), 50, 210);
    expect(pressed).toEqual([]);
    press(buttonAt(1), 150, 210);
    expect(pressed).toEqual(['Four']);
  });

  test('counts on a cell whatever it shows now, as long as it stands for the same', () => {
    main.innerHTML = '<div data-columns="a b"><div data-member="1"><div role="gridcell">~</div></div></div>';
    const cell = main.querySelector('[role=gridcell]') as HTMLElement;
    place(cell, 100);
    change(() => (cell.textContent = 'x'));
    press(cell, 50, 110);
    expect(pressed).toEqual(['x']);
    change(() => ((cell.parentElement as HTMLElement).dataset['member'] = '2'));
    press(cell, 50, 110);
    expect(pressed.length).toBe(1);
  });
});

describe('what the reader points at or has chosen', () => {
  test('stays at its place in the window', () => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    buttonAt(1).focus();
    change(() => place(buttonAt(1), 260));
    expect(scrolled).toHaveBeenCalledWith({ top: 60, behavior: 'instant' });
    scrolled.mockClear();
    fireEvent.pointerMove(buttonAt(0));
    change(() => {
      place(buttonAt(0), 90);
      place(buttonAt(1), 500);
    });
    expect(scrolled.mock.calls).toEqual([[{ top: -10, behavior: 'instant' }]]);
    // What is not in the window, or has not moved, is not followed.
    scrolled.mockClear();
    place(buttonAt(0), 10_000);
    buttonAt(1).blur();
    change(() => place(buttonAt(0), 9_000));
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('is the mouse’s until a key is pressed or the mouse leaves the page', () => {
    fireEvent.pointerMove(buttonAt(0));
    expect(pointedElement()).toBe(buttonAt(0));
    fireEvent.keyDown(buttonAt(0), { key: 'Tab' });
    expect(pointedElement()).toBeUndefined();
    fireEvent.pointerMove(buttonAt(1));
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'touch' }));
    expect(pointedElement()).toBe(buttonAt(1));
    document.documentElement.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(pointedElement()).toBeUndefined();
  });
});

describe('a reader is at rest', () => {
  const isAtRest = async (afterMs: number) => {
    let isOver = false;
    void readerAtRest().then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(afterMs);
    return isOver;
  };
  const point = (type: string, buttons = 0) => buttonAt(0).dispatchEvent(new PointerEvent(type, { bubbles: true, buttons }));

  test('600 ms after they last pointed or scrolled', async () => {
    vi.setSystemTime(2_000_000);
    expect(await isAtRest(0)).toBe(true);
    point('pointermove');
    expect(await isAtRest(599)).toBe(false);
    expect(await isAtRest(1)).toBe(true);
    fireEvent.scroll(window);
    expect(await isAtRest(599)).toBe(false);
  });

  test('after a second and a half at the latest, though they go on moving', async () => {
    vi.setSystemTime(3_000_000);
    let isOver = false;
    point('pointermove');
    void readerAtRest().then(() => (isOver = true));
    for (let at = 0; at < 14; at++) {
      await vi.advanceTimersByTimeAsync(100);
      point('pointermove');
    }
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(101);
    expect(isOver).toBe(true);
  });

  test('never while they press, until they let go, also outside the window', async () => {
    vi.setSystemTime(4_000_000);
    point('pointerdown', 1);
    expect(await isAtRest(5_000)).toBe(false);
    point('pointermove', 1);
    expect(await isAtRest(5_000)).toBe(false);
    point('pointermove', 0);
    expect(await isAtRest(700)).toBe(true);
    point('pointerdown', 1);
    point('pointerup');
    expect(await isAtRest(700)).toBe(true);
  });

  test('at once where the page is not shown', async () => {
    vi.setSystemTime(5_000_000);
    point('pointerdown', 1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await isAtRest(101)).toBe(true);
    point('pointerup');
  });
});
