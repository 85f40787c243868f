export type DateBlock = { days: string; month: string; until: string | undefined };

/** The parts of a tournament's dates, written as '5 Dec 2026', '5–7 Dec 2026' or '30 Nov – 2 Dec 2026', for a scoreboard. */
export function dateBlockOf(dates: string): DateBlock {
  const [from = '', to] = dates.split('–').map((part) => part.trim());
  const [day = '', month] = from.split(' ');
  if (to === undefined) return { days: day, month: month ?? '', until: undefined };
  const [lastDay = '', lastMonth = ''] = to.split(' ');
  if (month === undefined) return { days: `${day}–${lastDay}`, month: lastMonth, until: undefined };
  return { days: day, month, until: `to ${lastDay} ${lastMonth}` };
}
