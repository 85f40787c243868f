import { pointedElement } from './reader-input.ts';

/** For this long after a change, a press is taken only where the pressed control is the one that was there before. */
const guardMs = 400;
/** Controls that moved by less are pressed as meant. */
const leastPx = 4;
const pressable = 'a[href], button, input, select, textarea, summary, label, [role=gridcell]';

type Control = { readonly element: Element; readonly label: string; readonly box: DOMRect };
/** `isOther`: the element is gone, or it now stands for something else. */
type Moved = { readonly element: Element; readonly box: DOMRect; readonly isOther: boolean };

let moved: readonly Moved[] = [];
let guardedUntil = 0;
let isWrongPress = false;
let isHolding = false;

/** What a press on a control does. A cell of a sheet stands for its row's member and its column's event, whatever it shows. */
const labelOf = (control: Element): string =>
  control.matches('[role=gridcell]')
    ? ['[data-member]', '[data-columns]'].map((part) => Object.values(control.closest<HTMLElement>(part)?.dataset ?? {})).join(' ')
    : (control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent);

const isInView = ({ width, top, bottom, left, right }: DOMRect): boolean =>
  width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

const contains = ({ top, bottom, left, right }: DOMRect, x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom;

function controlsInView(main: Element): Control[] {
  const all = [...main.querySelectorAll(pressable)].map((element) => ({ element, box: element.getBoundingClientRect() }));
  return all.filter(({ box }) => isInView(box)).map((one) => ({ ...one, label: labelOf(one.element) }));
}

/** What must not move: what is under the pointer, otherwise what has the focus. */
function findAnchor(main: Element): Element | undefined {
  const pointedAt = pointedElement()?.closest(`${pressable}, li, article`) ? pointedElement() : undefined;
  return [pointedAt, document.activeElement].find(
    (one) => one && one !== main && main.contains(one) && isInView(one.getBoundingClientRect()),
  ) as Element | undefined;
}

/** Scrolls so that the anchor is where it was; a page that is too short to scroll so far gets room below. */
function putBack(main: HTMLElement, anchor: Element, before: number): void {
  const by = anchor.isConnected ? anchor.getBoundingClientRect().top - before : 0;
  if (Math.abs(by) < 1) return;
  const { scrollHeight, clientHeight } = document.documentElement;
  const missing = scrollY + by - (scrollHeight - clientHeight);
  if (missing > 0) main.style.minHeight = `${main.offsetHeight + missing}px`;
  scrollBy({ top: by, behavior: 'instant' });
}

function guard(before: readonly Control[]): void {
  const now = before.map(({ element, label, box }) => {
    const { top, left } = element.getBoundingClientRect();
    const isOther = !element.isConnected || labelOf(element) !== label;
    return { element, box, isOther, hasMoved: Math.abs(top - box.top) > leastPx || Math.abs(left - box.left) > leastPx };
  });
  moved = now.filter(({ isOther, hasMoved }) => isOther || hasMoved);
  guardedUntil = Date.now() + guardMs;
}

/**
 * Called right before the page is changed by what somebody else did. Keeps what is under the pointer, or has the focus, at its place in the
 * window. A control that moves under a finger that was already on its way is not pressed: for an instant, a press counts only if the
 * same control was there before.
 */
export function holdStill(): void {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden' || isHolding) return;
  const main = document.getElementById('main');
  if (!main) return;
  isHolding = true;
  const anchor = findAnchor(main);
  const top = anchor?.getBoundingClientRect().top ?? 0;
  const before = controlsInView(main);
  // React and the regions have changed the page by the next frame, which is not painted yet.
  requestAnimationFrame(() => {
    isHolding = false;
    if (anchor) putBack(main, anchor, top);
    guard(before);
  });
}

function lookAtPress({ target, clientX, clientY }: PointerEvent): void {
  isWrongPress =
    Date.now() < guardedUntil &&
    moved.some(({ element, box, isOther }) => contains(box, clientX, clientY) && (isOther || !element.contains(target as Node)));
}

function ignoreWrongPress(event: MouseEvent): void {
  // A press of a key has no pointer and no detail.
  if (!isWrongPress || event.detail === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', lookAtPress, true);
  // A select opens on mousedown.
  addEventListener('mousedown', ignoreWrongPress, true);
  addEventListener('click', ignoreWrongPress, true);
}
