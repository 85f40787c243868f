/** A reader who has not pressed, moved the pointer or scrolled for this long is at rest. */
const restMs = 600;
/** A change waits at most this long for a moving pointer; for a pressed one as long as it is pressed. */
const longestWaitMs = 1_500;
/** How often a pressed pointer is looked at again. */
const pressedMs = 100;

let isPressed = false;
let usedAt = -Infinity;
let pointed: Element | undefined;

function follow(event: Event): void {
  usedAt = Date.now();
  if (!(event instanceof PointerEvent)) return;
  // Without a button the pointer was released outside the window.
  isPressed = event.type === 'pointerdown' || (event.type === 'pointermove' && isPressed && event.buttons !== 0);
  if (event.target instanceof Element) pointed = event.target;
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'scroll'])
    addEventListener(type, follow, { capture: true, passive: true });
  addEventListener('keydown', () => (pointed = undefined), true);
  document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') pointed = undefined;
  });
}

/** The element under the mouse, or that was touched last; undefined once the reader uses the keyboard. */
export const pointedElement = (): Element | undefined => pointed;

/** Resolves when no pointer is pressed and the reader has not pointed or scrolled for an instant. On the server at once. */
export async function readerAtRest(): Promise<void> {
  if (typeof document === 'undefined') return;
  const latest = Date.now() + longestWaitMs;
  for (;;) {
    const waitMs = isPressed ? pressedMs : Math.min(usedAt + restMs, latest) - Date.now();
    if (waitMs <= 0 || document.visibilityState === 'hidden') return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
