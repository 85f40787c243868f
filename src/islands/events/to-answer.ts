import type { TeamEvent } from '../../contract/event-shapes.ts';

const isOpen = (at: string | null) => at === null || new Date(at) > new Date();

/** Whether an event still needs an answer from the reader or their child. */
export const isToAnswer = ({ cancelled_at: off, answer_by: by, mine }: TeamEvent): boolean =>
  !off && isOpen(by) && mine.some((one) => one.is_asked && (!one.answer || one.seat === 'offered'));
