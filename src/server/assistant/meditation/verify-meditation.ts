import type { MeditationCue, MeditationPlan, MeditationSession } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { Breach, BreachRule } from '../../../contract/assistant/breach-rules.ts';
import { needsOpenEyes, sittingMinutes, whyNotPractise } from './may-practise.ts';
import { techniqueOf } from './techniques.ts';

const longestSilence = 180;
const shortestGap = 6;
const closedEyes = /clos(e|ed|ing)\b[^.]{0,12}\beyes|eyes\b[^.]{0,20}\bclose|shut your eyes|आँखें?[^।]{0,12}बंद/i;
const held = /\b(hold|keep in) (the|your|that) breath|साँस रोक/i;

/** Checks a meditation plan: techniques allowed for this person, cues in order and within the time, breaths within bounds, exact length. */
export function verifyMeditation(plan: MeditationPlan, request: MeditationRequest): Breach[] {
  const breaches: Breach[] = [];
  if (plan.weeks.length !== request.weeks)
    breaches.push({ rule: 'weeks', where: 'plan', message: `${plan.weeks.length} weeks, ${request.weeks} were asked for.` });
  const known = new Set(plan.techniques.map(({ id }) => id));
  for (const { number, sessions } of plan.weeks) {
    const days = sessions.map(({ weekday }) => weekday);
    const where = `week ${number}`;
    if (days.length > request.days || new Set(days).size < days.length)
      breaches.push({ rule: 'days', where, message: `${days.length} sessions for ${request.days} days.` });
    for (const day of days)
      if (request.freeDays.length > 0 && !request.freeDays.includes(day))
        breaches.push({ rule: 'days', where, message: `${day} is not a free day.` });
    for (const session of sessions)
      breaches.push(
        ...partBreaches(session, known, request),
        ...timeBreaches(session, request),
        ...session.cues.flatMap((cue) => cueBreaches(cue, session, request)),
      );
  }
  return breaches;
}

function partBreaches(session: MeditationSession, known: ReadonlySet<string>, request: MeditationRequest): Breach[] {
  const breaches: Breach[] = [];
  const where = session.key;
  for (const { technique: id, name } of session.parts) {
    const technique = techniqueOf(id);
    if (!technique) breaches.push({ rule: 'unknownTechnique', where, message: `There is no technique ${id}.` });
    const why = technique ? whyNotPractise(technique, request) : null;
    if (why) breaches.push({ rule: why, where, message: `${id} is not for this person: ${why}.` });
    if (technique && (name !== technique.name[request.language] || !known.has(id)))
      breaches.push({ rule: 'name', where, message: `${id} is not explained, or not by its name.` });
  }
  if (session.parts.length === 0) breaches.push({ rule: 'empty', where, message: 'Nothing is practised.' });
  if (needsOpenEyes(request) && session.eyes !== 'open') breaches.push({ rule: 'eyes', where, message: 'Eyes stay open for this person.' });
  if (!request.sound && session.hasSound) breaches.push({ rule: 'sound', where, message: 'No sound was wanted.' });
  return breaches;
}

function timeBreaches({ key, seconds, cues, parts }: MeditationSession, request: MeditationRequest): Breach[] {
  const breaches: Breach[] = [];
  const asked = sittingMinutes(request) * 60;
  const add = (rule: BreachRule, message: string) => breaches.push({ rule, where: key, message });
  if (seconds !== asked) add('time', `${seconds} seconds, ${asked} were asked for.`);
  if (cues[0]?.atSeconds !== 0) add('order', 'The first cue is not at the start.');
  if (cues.at(-1)?.kind !== 'close') add('order', 'It does not end with a close.');
  for (const [at, { atSeconds }] of cues.entries()) {
    const next = cues[at + 1]?.atSeconds ?? asked;
    if (next - atSeconds < shortestGap) add('order', `The cue at ${atSeconds} has ${next - atSeconds} seconds.`);
    if (next - atSeconds > longestSilence) add('silence', `Nothing is said for ${next - atSeconds} seconds after ${atSeconds}.`);
  }
  for (const [at, { startSeconds, endSeconds }] of parts.entries()) {
    if (endSeconds <= startSeconds || startSeconds < (parts[at - 1]?.endSeconds ?? 0) || endSeconds > asked)
      add('time', `A part from ${startSeconds} to ${endSeconds}.`);
  }
  return breaches;
}

function cueBreaches({ atSeconds, say, breathe }: MeditationCue, { key, parts }: MeditationSession, request: MeditationRequest): Breach[] {
  const breaches: Breach[] = [];
  const where = `${key} ${atSeconds}`;
  const mayHold = !request.noBreathHolding && parts.some(({ technique }) => techniqueOf(technique)?.hasHold);
  if (breathe && (breathe.holdSeconds > 0 || breathe.holdOutSeconds > 0) && !mayHold)
    breaches.push({ rule: 'breathHold', where, message: 'A held breath where none may be.' });
  if (breathe && request.breath === 'natural') breaches.push({ rule: 'breath', where, message: 'Counted breathing was not wanted.' });
  if (breathe && !isBearable(breathe)) breaches.push({ rule: 'breath', where, message: 'A breath outside what a body finds easy.' });
  if (needsOpenEyes(request) && closedEyes.test(say)) breaches.push({ rule: 'eyes', where, message: 'It asks for closed eyes.' });
  if (!mayHold && held.test(say)) breaches.push({ rule: 'breathHold', where, message: 'It asks to hold the breath.' });
  if (say.trim() === '' || say.length > 300)
    breaches.push({ rule: 'words', where, message: 'A cue says something, in 300 characters at most.' });
  return breaches;
}

function isBearable({ inSeconds, holdSeconds, outSeconds, holdOutSeconds }: NonNullable<MeditationCue['breathe']>): boolean {
  const all = inSeconds + holdSeconds + outSeconds + holdOutSeconds;
  return (
    inSeconds >= 2 &&
    inSeconds <= 7 &&
    outSeconds >= 2 &&
    outSeconds <= 10 &&
    holdSeconds >= 0 &&
    holdSeconds <= 8 &&
    holdOutSeconds >= 0 &&
    holdOutSeconds <= 6 &&
    all <= 22
  );
}
