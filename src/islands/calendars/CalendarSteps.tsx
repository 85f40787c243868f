const ways = [
  {
    name: 'Google Calendar',
    steps: [
      'Open calendar.google.com on a computer.',
      'Beside Other calendars, press + and choose From URL.',
      'Paste the address and press Add calendar.',
    ],
  },
  {
    name: 'iPhone',
    steps: [
      'Press Open in a calendar above, on the phone itself.',
      'Or open Calendar, then Calendars, Add Calendar, Add Subscription Calendar.',
      'Paste the address and press Subscribe.',
    ],
  },
] as const;

/** How to add the address to common calendars. */
export function CalendarSteps() {
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-4">
      {ways.map(({ name, steps }) => (
        <section key={name} aria-label={name}>
          <h3 className="text-base">{name}</h3>
          <ol className="mt-1 list-decimal space-y-1 pl-5 text-[0.9375rem]">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      <p className="text-[0.9375rem] text-muted col-span-full">Calendars look again by themselves, Google about twice a day.</p>
    </div>
  );
}
