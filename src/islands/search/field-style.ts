/** The cells of the search form: one frame, thin lines between the fields, labels inside. */
export const cell =
  'relative block min-w-0 px-4 pt-2.5 pb-2 -outline-offset-3 has-[:focus-visible]:z-1 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent';
export const cellLabel = 'block text-[0.8125rem] font-semibold text-muted';
export const cellInput =
  'block min-h-8 w-full min-w-0 truncate bg-transparent text-[1.0625rem] text-ink outline-none placeholder:text-muted';
export const optionRow = 'flex min-h-11 cursor-pointer items-center gap-2 rounded px-3 outline-none select-none';
