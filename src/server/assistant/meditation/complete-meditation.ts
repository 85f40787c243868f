import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { DraftMeditation, MeditationDraft, MeditationPlan } from '../../../contract/assistant/meditation-plan.ts';
import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { drawMeditation } from './draw-meditation.ts';
import { whyNotPractise } from './may-practise.ts';
import { techniqueOf } from './techniques.ts';

/** Converts techniques on days to whole sessions with all cues. Unknown or forbidden techniques, and days that do not fit, are breaches. */
export function completeMeditation(
  draft: MeditationDraft,
  request: MeditationRequest,
  { seed = 1, version = 1 }: { seed?: number; version?: number } = {},
): MeditationPlan | Breach[] {
  const breaches = [...dayBreaches(draft, request), ...draft.sessions.flatMap((session) => partBreaches(session, request))];
  if (breaches.length > 0) return breaches;
  const order = ({ week, weekday }: DraftMeditation) => week * 7 + weekdays.indexOf(weekday);
  const sessions = [...draft.sessions].sort((one, other) => order(one) - order(other));
  // What a model names there is only kept if it is a technique: the plan has no words of the model.
  const avoids = (draft.avoids ?? []).filter((id) => techniqueOf(id) !== undefined);
  return drawMeditation({ ...draft, avoids, sessions }, request, { seed, version });
}

function dayBreaches({ sessions }: MeditationDraft, request: MeditationRequest): Breach[] {
  const keys = sessions.map(({ week, weekday }) => `w${week}-${weekday}`);
  const breaches: Breach[] = [];
  for (const [at, { week, weekday }] of sessions.entries()) {
    const where = keys[at] ?? '';
    if (keys.indexOf(where) !== at) breaches.push({ rule: 'days', where, message: 'Two sessions on one day.' });
    if (week > request.weeks) breaches.push({ rule: 'weeks', where, message: `Only ${request.weeks} weeks were asked for.` });
    if (request.freeDays.length > 0 && !request.freeDays.includes(weekday))
      breaches.push({ rule: 'days', where, message: `${weekday} is not a free day.` });
  }
  for (let week = 1; week <= request.weeks; week++) {
    const count = sessions.filter((session) => session.week === week).length;
    if (count > request.days)
      breaches.push({ rule: 'days', where: `week ${week}`, message: `${count} sessions for ${request.days} days.` });
  }
  return breaches;
}

function partBreaches({ week, weekday, parts }: DraftMeditation, request: MeditationRequest): Breach[] {
  return parts.flatMap(({ technique: id }): Breach[] => {
    const where = `w${week}-${weekday} ${id}`;
    const technique = techniqueOf(id);
    if (!technique) return [{ rule: 'unknownTechnique', where, message: `There is no technique ${id}.` }];
    const why = whyNotPractise(technique, request);
    return why ? [{ rule: why, where, message: `${id} is not for this person: ${why}.` }] : [];
  });
}
