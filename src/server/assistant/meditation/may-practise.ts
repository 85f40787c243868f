import type { MeditationRequest, Posture } from '../../../contract/assistant/meditation.ts';
import { techniquesNamed } from './practice-names.ts';
import { techniques } from './techniques.ts';
import type { Technique } from './techniques.ts';

/** With voices or visions attention goes outward, to the senses, the feet and the muscles, and never to what is within. */
const outward: ReadonlySet<string> = new Set(['five-senses', 'walking', 'muscle-release']);

export type WhyNotPractise = 'condition' | 'wish' | 'breathHold' | 'breath' | 'posture' | 'time';

/** Why somebody should not practise this, or null if they may. */
export function whyNotPractise(technique: Technique, request: MeditationRequest): WhyNotPractise | null {
  if (request.conditions.some((condition) => technique.notFor.includes(condition))) return 'condition';
  if (request.asked?.refused.includes(technique.id)) return 'wish';
  if (request.conditions.includes('psychosis') && !outward.has(technique.id)) return 'condition';
  if (technique.hasHold && request.noBreathHolding) return 'breathHold';
  if (request.breath === 'natural' && technique.breath !== null) return 'breath';
  if (postureFor(technique, request) === null) return 'posture';
  return technique.least > sittingMinutes(request) ? 'time' : null;
}

/** The posture of this technique for this person; lying for sleep if the technique allows it, otherwise its own first one. */
export function postureFor(
  { id, postures }: Technique,
  { posture, goal, conditions, asked }: Pick<MeditationRequest, 'posture' | 'goal' | 'conditions' | 'asked'>,
): Posture | null {
  // Who asks for yoga nidra by name means it lying, whatever the form says of the others.
  const isNamed = asked?.wanted.some(({ practice }) => techniquesNamed(practice)[0] === id) ?? false;
  if (posture !== 'any') return postures.includes(posture) ? posture : isNamed ? (postures[0] ?? null) : null;
  if (goal !== 'sleep' || postures.includes('lying')) return goal === 'sleep' ? 'lying' : (postures[0] ?? null);
  return isNamed || conditions.includes('psychosis') ? (postures[0] ?? null) : null;
}

/** The techniques that somebody may practise, in the list's order. */
export const allowedTechniques = (request: MeditationRequest, avoids: readonly string[] = []): Technique[] =>
  techniques.filter((technique) => !avoids.includes(technique.id) && whyNotPractise(technique, request) === null);

/**
 * With trauma, psychosis or panic, closed eyes and long sessions can bring back bad memories or symptoms, so eyes stay open; and so do those of
 * somebody who does not want to close them.
 */
export const needsOpenEyes = ({ conditions, asked }: Pick<MeditationRequest, 'conditions' | 'asked'>): boolean =>
  asked?.openEyes === true || conditions.some((condition) => condition === 'trauma' || condition === 'psychosis' || condition === 'panic');

/** The minutes of a session: as asked, but at most 10 with psychosis and 20 with trauma. */
export function sittingMinutes({ minutes, conditions }: Pick<MeditationRequest, 'minutes' | 'conditions'>): number {
  if (conditions.includes('psychosis')) return Math.min(10, minutes);
  return conditions.includes('trauma') ? Math.min(20, minutes) : minutes;
}
