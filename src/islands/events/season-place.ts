const all = (within: Element | null | undefined, role: string) => [...(within?.querySelectorAll<HTMLElement>(`[role=${role}]`) ?? [])];
const rowOf = (cell: HTMLElement) => cell.closest<HTMLElement>('[role=row]');
const gridOf = (cell: HTMLElement) => cell.closest('[role=grid]');

/** The cell of the season that something is in. */
export const cellOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');

/** Whose answer a cell is, and to what; undefined where nobody may be answered for, or nothing can be answered any more. */
export function placeOf(cell: HTMLElement) {
  const { member, name = '', closed } = rowOf(cell)?.dataset ?? {};
  // The first head stands over the names.
  const head = all(gridOf(cell), 'columnheader')[all(rowOf(cell), 'gridcell').indexOf(cell) + 1];
  const { event, title = '', closed: isOver } = head?.dataset ?? {};
  return member && event && closed === undefined && isOver === undefined ? { member, name, event, title } : undefined;
}

/** The cell of a member and an event; undefined where the sheet does not show one of them. */
export function cellAt(sheet: HTMLElement, member: string, event: string): HTMLElement | undefined {
  const column = all(sheet, 'columnheader').findIndex((head) => head.dataset['event'] === event);
  const row = all(sheet, 'row').find((one) => one.dataset['member'] === member);
  // The first head stands over the names.
  return column > 0 ? all(row, 'gridcell')[column - 1] : undefined;
}

/** The cell so many rows down and columns on, or the last one before the edge. */
export function cellBeside(cell: HTMLElement, down: number, on: number): HTMLElement | undefined {
  const rows = all(gridOf(cell), 'row').map((row) => all(row, 'gridcell'));
  const at = rows.findIndex((cells) => cells.includes(cell));
  // The first row is that of the heads.
  const cells = rows[Math.min(rows.length - 1, Math.max(1, at + down))];
  return cells?.[Math.min(cells.length - 1, Math.max(0, (rows[at]?.indexOf(cell) ?? 0) + on))];
}

/** Makes the cell the one that the Tab key comes to, and goes there. */
export function enterCell(cell: HTMLElement): void {
  gridOf(cell)?.querySelector('[role=gridcell][tabindex]')?.removeAttribute('tabindex');
  cell.tabIndex = 0;
  cell.focus();
}
