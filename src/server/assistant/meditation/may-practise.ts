import type { MeditationRequest, Posture } from '../../../contract/assistant/meditation.ts';
import { techniques } from './techniques.ts';
import type { Technique } from './techniques.ts';

export type WhyNotPractise = 'condition' | 'breathHold' | 'breath' | 'posture' | 'time';

/** Why somebody should not practise this, or null if they may. */
export function whyNotPractise(technique: Technique, request: MeditationRequest): WhyNotPractise | null {
  if (request.conditions.some((condition) => technique.notFor.includes(condition))) return 'condition';
  if (technique.hasHold && request.noBreathHolding) return 'breathHold';
  if (request.breath === 'natural' && technique.breath !== null) return 'breath';
  if (postureFor(technique, request) === null) return 'posture';
  return technique.least > sittingMinutes(request) ? 'time' : null;
}

/** The posture of this technique for this person; lying for sleep if the technique allows it, otherwise its own first one. */
export function postureFor({ postures }: Technique, { posture, goal }: Pick<MeditationRequest, 'posture' | 'goal'>): Posture | null {
  if (posture !== 'any') return postures.includes(posture) ? posture : null;
  if (goal === 'sleep') return postures.includes('lying') ? 'lying' : null;
  return postures[0] ?? null;
}

/** The techniques that somebody may practise, in the list's order. */
export const allowedTechniques = (request: MeditationRequest, avoids: readonly string[] = []): Technique[] =>
  techniques.filter((technique) => !avoids.includes(technique.id) && whyNotPractise(technique, request) === null);

/**
 * With trauma, psychosis or panic, closed eyes and long sessions can bring back bad memories or symptoms, so eyes stay open.
 */
export const needsOpenEyes = ({ conditions }: Pick<MeditationRequest, 'conditions'>): boolean =>
  conditions.some((condition) => condition === 'trauma' || condition === 'psychosis' || condition === 'panic');

/** The minutes of a session: as asked, but at most 10 with psychosis and 20 with trauma. */
export function sittingMinutes({ minutes, conditions }: Pick<MeditationRequest, 'minutes' | 'conditions'>): number {
  if (conditions.includes('psychosis')) return Math.min(10, minutes);
  return conditions.includes('trauma') ? Math.min(20, minutes) : minutes;
}
