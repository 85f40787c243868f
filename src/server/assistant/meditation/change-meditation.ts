import { weekdays } from '../../../contract/assistant/weekdays.ts';
import { postures, type MeditationChange, type MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { MeditationDraft, MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { seededChance } from '../part/index.ts';
import { withoutHolds } from './asked.ts';
import { completeMeditation } from './complete-meditation.ts';
import { allowedTechniques, postureFor } from './may-practise.ts';
import { planMeditation } from './plan-meditation.ts';
import { knownTechnique, techniqueOf } from './techniques.ts';
import { meditationTexts } from './texts.ts';
import { verifyMeditation } from './verify-meditation.ts';

export type ChangedMeditation = { plan: MeditationPlan; request: MeditationRequest; answer: string };

const lengths = [3, 5, 8, 10, 15, 20, 30, 45] as const;

/** The draft of an existing plan, read back from its parts. */
export const draftOfMeditation = ({ weeks, avoids }: MeditationPlan): MeditationDraft => ({
  avoids: [...avoids],
  sessions: weeks.flatMap(({ number, sessions }) =>
    sessions.map(({ weekday, parts }) => ({
      week: number,
      weekday,
      parts: parts.map(({ technique, startSeconds, endSeconds }) => ({
        technique,
        minutes: Math.max(0.5, (endSeconds - startSeconds) / 60),
      })),
    })),
  ),
});

/**
 * Swaps the technique of one session and leaves the others unchanged. `sessionKey` is the session's key. A breach if no other technique is
 * allowed.
 */
export function swapMeditationItem(
  plan: MeditationPlan,
  request: MeditationRequest,
  sessionKey: string,
  { seed }: { seed: number },
): MeditationPlan | Breach[] {
  const draft = draftOfMeditation(plan);
  const session = draft.sessions.find(({ week, weekday }) => `w${week}-${weekday}` === sessionKey);
  if (!session) return [{ rule: 'unknownItem', where: sessionKey, message: 'There is no such session in this plan.' }];
  const old = [...session.parts].sort((one, other) => other.minutes - one.minutes)[0];
  const taken = session.parts.map(({ technique }) => technique);
  const posture = old && techniqueOf(old.technique) ? postureFor(knownTechnique(old.technique), request) : null;
  const may = allowedTechniques(request, [...plan.avoids, ...taken]).filter(
    (one) => session.parts.length === 1 || postureFor(one, request) === posture,
  );
  const other = seededChance(seed).pick(may.filter(({ goals }) => goals[request.goal] !== undefined)) ?? seededChance(seed).pick(may);
  if (!old || !other) return [{ rule: 'noOther', where: sessionKey, message: 'Nothing else may be practised here.' }];
  old.technique = other.id;
  return completeMeditation(draft, request, { seed, version: plan.version + 1 });
}

/**
 * The same sessions with other minutes or sound, or some days fewer: only what was asked for changes. Undefined if other sessions are
 * needed.
 */
export function keptSessions(
  plan: MeditationPlan,
  before: MeditationRequest,
  asked: MeditationRequest,
  { seed }: { seed: number },
): MeditationPlan | undefined {
  const sameRest =
    JSON.stringify({ ...asked, minutes: 0, sound: true, days: 0 }) === JSON.stringify({ ...before, minutes: 0, sound: true, days: 0 });
  if (!sameRest || asked.days > before.days) return undefined;
  const draft = draftOfMeditation(plan);
  const days = [...new Set(draft.sessions.map(({ weekday }) => weekday))];
  const kept = new Set(
    days.filter((_day, at) => Math.floor((at * asked.days) / days.length) !== Math.floor(((at - 1) * asked.days) / days.length)),
  );
  const sessions = draft.sessions
    .filter(({ weekday }) => asked.days >= days.length || kept.has(weekday))
    .map((session) => ({
      ...session,
      parts: session.parts.map((part) => ({
        ...part,
        minutes: Math.max(0.5, Math.round(((part.minutes * asked.minutes) / before.minutes) * 2) / 2),
      })),
    }));
  const made = completeMeditation({ ...draft, sessions }, asked, { seed, version: plan.version + 1 });
  return Array.isArray(made) || verifyMeditation(made, asked).length > 0 ? undefined : made;
}

/** Applies a change that a chat asked for: the new plan, its changed request, and one sentence about the change. */
export function changeMeditation(
  plan: MeditationPlan,
  request: MeditationRequest,
  change: MeditationChange,
  { seed }: { seed: number },
): ChangedMeditation | Breach[] {
  const texts = meditationTexts(request.language);
  if (change.change === 'swapSession') {
    const swapped = swapMeditationItem(plan, request, change.key, { seed });
    return Array.isArray(swapped) ? swapped : { plan: swapped, request, answer: texts.changed.swapSession('') };
  }
  const avoided = change.change === 'otherTechnique' ? meant(plan, change.technique) : undefined;
  const avoids = avoided ? [...new Set([...plan.avoids, avoided])] : plan.avoids;
  const asked = change.change === 'otherTechnique' ? (avoided ? request : undefined) : requestAfter(request, change);
  if (!asked || allowedTechniques(asked, avoids).length === 0)
    return [{ rule: 'unchanged', where: change.change, message: texts.unchanged }];
  const kept = avoided ? undefined : keptSessions(plan, request, asked, { seed });
  const made = kept ?? planMeditation(asked, { seed, version: plan.version + 1, avoids });
  const breaches = verifyMeditation(made, asked);
  if (breaches.length > 0) return breaches;
  const what = {
    shorter: String(asked.minutes),
    longer: String(asked.minutes),
    fewerDays: String(asked.days),
    moreDays: String(asked.days),
    noBreathHolding: '',
    noSound: '',
    sound: '',
    minutes: String(asked.minutes),
    days: String(asked.days),
    posture: asked.posture === 'any' ? '' : postures[asked.posture],
    notOn: change.change === 'notOn' ? texts.weekdays[change.day] : '',
    otherTechnique: avoided ? knownTechnique(avoided).name[request.language] : '',
  }[change.change];
  return { plan: made, request: asked, answer: texts.changed[change.change](what) };
}

function meant(plan: MeditationPlan, words: string): string | undefined {
  const asked = words.trim().toLowerCase();
  return plan.techniques.find(
    ({ id, name }) => id === asked || (asked.length > 2 && (name.toLowerCase().includes(asked) || id.replaceAll('-', ' ').includes(asked))),
  )?.id;
}

type Plain = Exclude<MeditationChange, { change: 'otherTechnique' | 'swapSession' }>;

function requestAfter(request: MeditationRequest, change: Plain): MeditationRequest | undefined {
  const { minutes, days, freeDays } = request;
  switch (change.change) {
    case 'shorter':
      return withMinutes(
        request,
        lengths.findLast((length) => length < minutes),
      );
    case 'longer':
      return withMinutes(
        request,
        lengths.find((length) => length > minutes),
      );
    case 'fewerDays':
      return days > 1 ? { ...request, days: days - 1 } : undefined;
    case 'moreDays':
      return days < 7 ? { ...request, days: days + 1 } : undefined;
    case 'noBreathHolding':
      return withoutHolds(request);
    case 'noSound':
      return { ...request, sound: false };
    case 'sound':
      return { ...request, sound: true };
    case 'minutes':
      return withMinutes(request, change.minutes);
    case 'days':
      return { ...request, days: change.days };
    case 'posture':
      return { ...request, posture: change.posture };
    case 'notOn': {
      const left = (freeDays.length > 0 ? freeDays : weekdays).filter((day) => day !== change.day);
      return left.length > 0 ? { ...request, freeDays: left } : undefined;
    }
  }
}

const withMinutes = (request: MeditationRequest, minutes: number | undefined) =>
  minutes === undefined ? undefined : { ...request, minutes };
