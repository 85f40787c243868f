/** The views of the reader's events. */
export const eventViews = ['list', 'week', 'month'] as const;
export type EventView = (typeof eventViews)[number];

const dayMs = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const todayInIndia = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

/** Reads an address: the view, the team, and the days it shows with links to the days before and after. */
export function readEventAddress({ searchParams }: URL) {
  const view = eventViews.find((one) => one === searchParams.get('view')) ?? 'list';
  const asked = searchParams.get('from');
  const from = Date.parse(isDay(asked) ? asked : todayInIndia());
  const team = searchParams.get('team') || undefined;
  if (view === 'list') return { view, team, days: [], before: '', after: '', label: '' };
  const date = new Date(from);
  // Weeks begin on Monday; a month is shown from the Monday on or before its first day.
  const monday = (ms: number) => ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs;
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
  const start = view === 'week' ? monday(from) : monday(first);
  const count = view === 'week' ? 7 : Math.ceil((next - start) / dayMs / 7) * 7;
  const words = (options: Intl.DateTimeFormatOptions, ms: number) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(ms);
  return {
    view,
    team,
    days: Array.from({ length: count }, (_, at) => isoDay(start + at * dayMs)),
    before: isoDay(view === 'week' ? start - 7 * dayMs : first - dayMs),
    after: isoDay(view === 'week' ? start + 7 * dayMs : next),
    label:
      view === 'week'
        ? `${words({ day: 'numeric', month: 'short' }, start)} to ${words({ day: 'numeric', month: 'short', year: 'numeric' }, start + 6 * dayMs)}`
        : words({ month: 'long', year: 'numeric' }, first),
  };
}

/** The address of a view of the reader's events. */
export function eventsAddress(parts: { view?: EventView; team?: string | undefined; from?: string; after?: string }): string {
  const query = new URLSearchParams();
  if (parts.view && parts.view !== 'list') query.set('view', parts.view);
  for (const name of ['team', 'from', 'after'] as const) if (parts[name]) query.set(name, parts[name]);
  return query.size > 0 ? `/team/upcomingEvents?${query}` : '/team/upcomingEvents';
}
