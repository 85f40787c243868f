const number = String.raw`(\d+(?:\.\d+)?)`;
const km = new RegExp(String.raw`(?<![\d.:])${number}\s*(?:k|km|kms|kilomet\p{L}*|किमी|किलोमीटर)(?![\p{L}\d/]|\s*(?:/|per)\s*h)`, 'u');
const miles = new RegExp(String.raw`(?<![\d.:])${number}\s*(?:miles?|mi|मील)(?![\p{L}\d])`, 'u');
const metres = /(?<![\d.:])(\d{3,5})\s*(?:m|mtrs?|met(?:er|re)s?|मीटर)(?![\p{L}\d])/u;

/** The distance in km that a text names, with races by their names; undefined for none. */
export function distanceIn(text: string): number | undefined {
  const found = km.exec(text);
  if (found) return Number(found[1]);
  const inMiles = miles.exec(text);
  if (inMiles) return Number(inMiles[1]) * 1.60934;
  if (/half[\s-]?marathon|हाफ मैराथन/u.test(text)) return 21.0975;
  if (/marathon|मैराथन/u.test(text)) return 42.195;
  const inMetres = metres.exec(text);
  return inMetres ? Number(inMetres[1]) / 1_000 : undefined;
}

const clock = /(?<!\d)(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?!\d)/;
const hours = new RegExp(String.raw`${number}\s*(?:hours?|hrs?|h|ghante?|घंटे|घंटा)(?!\p{L})`, 'u');
const minutes = new RegExp(String.raw`${number}\s*(?:minutes?|mins?|मिनट)(?!\p{L})`, 'u');
const seconds = /(\d{1,2})\s*(?:seconds?|secs?|s|सेकंड)(?!\p{L})/u;

/** The minutes that a text names, as 52 min, 1 hr 20, 25:30 or 1:45:00; undefined for none. */
export function minutesIn(text: string): number | undefined {
  const said = clock.exec(text);
  if (said) return Number(said[1] ?? 0) * 60 + Number(said[2]) + Number(said[3]) / 60;
  const [inHours, inMinutes, inSeconds] = [hours, minutes, seconds].map((pattern) => pattern.exec(text)?.[1]);
  if (inHours === undefined && inMinutes === undefined && inSeconds === undefined) return undefined;
  return Number(inHours ?? 0) * 60 + Number(inMinutes ?? 0) + Number(inSeconds ?? 0) / 60;
}

/** Minutes as 5:12 or 1:45:03. */
export function asClock(length: number): string {
  const all = Math.round(length * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hour, minute, second] = [Math.floor(all / 3_600), Math.floor((all % 3_600) / 60), all % 60];
  return hour > 0 ? `${hour}:${two(minute)}:${two(second)}` : `${minute}:${two(second)}`;
}
