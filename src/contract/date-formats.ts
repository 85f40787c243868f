/** More zones than there are, because a zone's name may be written in other cases. */
const mostZones = 1_000;

/**
 * A function that formats a moment in a time zone, or in the device's. It keeps a formatter for each zone: creating one takes as long as a
 * hundred uses.
 */
export function formatInZones(locale: string, options: Intl.DateTimeFormatOptions): (at: Date, timeZone?: string) => string {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (at, timeZone) => {
    let format = formats.get(timeZone);
    if (!format) {
      if (formats.size >= mostZones) formats.clear();
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      formats.set(timeZone, format);
    }
    return format.format(at);
  };
}
