import type { AppContext } from '../http/app-context.ts';
import { isWithin } from '../http/rate-limits.ts';
import type { Asker } from './devices.ts';

const ofKnownDevice = { points: 8, windowSeconds: 3_600, isOfAttempts: true } as const;
const aDay = { points: 8, windowSeconds: 86_400, isOfAttempts: true } as const;
const aMonth = { points: 20, windowSeconds: 30 * 86_400, isOfAttempts: true } as const;
const longAnHour = { points: 1, windowSeconds: 3_600, isOfAttempts: true } as const;

// Stored as the keys of counts, so they keep their wording.
const names = {
  device: 'codes of a known device',
  day: 'codes of strangers in a day',
  month: 'codes of strangers in a month',
  long: 'long codes of an address',
} as const;

/** `short` and `long` are mailed; `mailed` means that a long code went to the address within the last hour and is still valid. */
export type Allowance = 'short' | 'long' | 'mailed';

/**
 * Which code an address may be mailed now. Nobody can lock the owner out, because who asks too often only makes the codes longer:
 *
 * - A browser that signed in with this address before has its own 8 codes an hour. Refuses `tooManyRequests` beyond, to this browser alone.
 * - All others share 8 short codes a day and 20 in 30 days for each address.
 * - Beyond that the address gets a code of 12 digits, at most one mail an hour, which everybody who asks may use.
 *
 * A code that was typed correctly does not count (`returnAllowance`).
 *
 * Bound for guessing, whatever the number of networks: a short code takes 5 tries of its browser, 5 of its network and 5 of everybody
 * else, so at most 20 * 15 = 300 guesses at strangers' codes in 30 days, each right with 10^-6: 3 * 10^-4 in 30 days, 0.4 % in a year of
 * uninterrupted attack on one account. A long code takes 10^6 tries at 10^-12: 24 a day add 2.4 * 10^-5 a day at the very most, which needs
 * 280 requests a second; the limit of 30 tries a minute and network makes this 556 networks for one account.
 * Bound for the mailbox: 8 + 24 mails a day that strangers cause.
 */
export async function takeAllowance({ limits }: AppContext, key: string, { device, isKnown }: Asker): Promise<Allowance> {
  if (isKnown) {
    await limits.count(names.device, `${device} ${key}`, ofKnownDevice);
    return 'short';
  }
  if (await isWithin(limits.count(names.day, key, aDay))) {
    if (await isWithin(limits.count(names.month, key, aMonth))) return 'short';
    await limits.uncount(names.day, key, aDay);
  }
  return (await isWithin(limits.count(names.long, key, longAnHour))) ? 'long' : 'mailed';
}

/** The code that was typed correctly: the browser that it was made for ('' for a long code), and whether that was a known one. */
export type SpentCode = { readonly device: string; readonly isKnown: boolean };

/** Takes back what a code counted, because it was typed correctly. */
export async function returnAllowance({ limits }: AppContext, key: string, { device, isKnown }: SpentCode): Promise<void> {
  if (isKnown) return limits.uncount(names.device, `${device} ${key}`, ofKnownDevice);
  if (device === '') return limits.uncount(names.long, key, longAnHour);
  await Promise.all([limits.uncount(names.day, key, aDay), limits.uncount(names.month, key, aMonth)]);
}
