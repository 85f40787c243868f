/**
 * Presses of cells that the server has not answered yet. A cell shows its latest press at once; if that press is refused, it goes back to the
 * last look that the server has confirmed, whichever press it came from.
 */
export function createUnansweredPresses<Cell extends object, Look>() {
  const pressed = new WeakMap<Cell, { open: number; latest: number; confirmedBy: number; confirmed: Look }>();

  /**
   * Remembers a press that changes the look of a cell. Returns what to call with the server's answer; it returns the look to go back to, or
   * undefined where the cell stays as it is.
   */
  return function press(cell: Cell, before: Look, after: Look): (isTaken: boolean) => Look | undefined {
    const presses = pressed.get(cell) ?? { open: 0, latest: 0, confirmedBy: 0, confirmed: before };
    pressed.set(cell, presses);
    const mine = ++presses.latest;
    presses.open++;
    return (isTaken) => {
      if (--presses.open === 0) pressed.delete(cell);
      if (isTaken && mine > presses.confirmedBy) {
        presses.confirmedBy = mine;
        presses.confirmed = after;
      }
      return !isTaken && mine === presses.latest ? presses.confirmed : undefined;
    };
  };
}
