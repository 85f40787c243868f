const all = (within: Element | null | undefined, role: string) => [...(within?.querySelectorAll<HTMLElement>(`[role=${role}]`) ?? [])];
const rowOf = (cell: HTMLElement) => cell.closest<HTMLElement>('[role=row]');
const gridOf = (cell: HTMLElement) => cell.closest('[role=grid]');

/** The cell that contains an element. */
export const cellOf = (target: EventTarget) => (target as HTMLElement).closest<HTMLElement>('[role=gridcell]');

/** The member and event of a cell; undefined where the reader may not answer for the member, or the event is closed. */
export function placeOf(cell: HTMLElement) {
  const { member, name = '', closed } = rowOf(cell)?.dataset ?? {};
  // The first column header stands above the names.
  const head = all(gridOf(cell), 'columnheader')[all(rowOf(cell), 'gridcell').indexOf(cell) + 1];
  const { event, title = '', closed: isOver } = head?.dataset ?? {};
  return member && event && closed === undefined && isOver === undefined ? { member, name, event, title } : undefined;
}

/** The cell of a member and an event; undefined where the sheet does not show one of them. */
export function cellAt(sheet: HTMLElement, member: string, event: string): HTMLElement | undefined {
  const column = all(sheet, 'columnheader').findIndex((head) => head.dataset['event'] === event);
  const row = all(sheet, 'row').find((one) => one.dataset['member'] === member);
  // The first column header stands above the names.
  return column > 0 ? all(row, 'gridcell')[column - 1] : undefined;
}

/** The cell this many rows down and columns right, limited to the table's edge. */
export function cellBeside(cell: HTMLElement, down: number, on: number): HTMLElement | undefined {
  const rows = all(gridOf(cell), 'row').map((row) => all(row, 'gridcell'));
  const at = rows.findIndex((cells) => cells.includes(cell));
  // The first row holds the headers.
  const cells = rows[Math.min(rows.length - 1, Math.max(1, at + down))];
  return cells?.[Math.min(cells.length - 1, Math.max(0, (rows[at]?.indexOf(cell) ?? 0) + on))];
}

/** Makes the cell the tab stop of the grid and focuses it. */
export function enterCell(cell: HTMLElement): void {
  gridOf(cell)?.querySelector('[role=gridcell][tabindex]')?.removeAttribute('tabindex');
  cell.tabIndex = 0;
  cell.focus();
}
