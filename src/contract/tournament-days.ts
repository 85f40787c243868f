const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The days of a tournament, without saying anything twice: '5–7 Dec 2026', '30 Nov – 2 Dec 2026'. Dates as '2026-12-05'. */
export function presentDates(startsOn: string, endsOn: string): string {
  const [from, to] = [partsOf(startsOn), partsOf(endsOn)];
  if (startsOn === endsOn) return `${to.day} ${to.month} ${to.year}`;
  if (from.year !== to.year) return `${from.day} ${from.month} ${from.year} – ${to.day} ${to.month} ${to.year}`;
  if (from.month !== to.month) return `${from.day} ${from.month} – ${to.day} ${to.month} ${to.year}`;
  return `${from.day}–${to.day} ${to.month} ${to.year}`;
}

function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: months[Number(month) - 1] ?? month, day: Number(day) };
}
