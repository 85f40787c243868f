import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ProvenWay } from './prove-way.ts';

type Phone = { /** E.164, each number in one spelling. */ number: string; /** As '+91 98765 43210'. */ shown: string };

/** Reads a number that begins with its country code; undefined for one that cannot be a number there. */
export function readPhone(text: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isPossible() ? { number: parsed.number, shown: parsed.formatInternational() } : undefined;
}

/** A number that was proved as a way in. What the provider vouches for is taken even where we do not know such numbers yet. */
export function wayOfPhone(proven: string): ProvenWay {
  const { number, shown } = readPhone(proven) ?? { number: proven, shown: proven };
  return { kind: 'phone', subject: number, shown };
}
