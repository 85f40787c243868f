import type { MajorMuscle, WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import { majorMuscles } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';
import type { Breach } from '../../../contract/assistant/breach-rules.ts';
import { isEasyDay } from './choose-days.ts';
import { grewTooMuch, leastOf, setRange, setsByMuscle, weekVolume } from './weekly-volume.ts';

/** The breaches of volume: weekly sets out of range, a week more than a fifth above the previous one, or a last week that is no deload. */
export function volumeBreaches({ weeks }: WorkoutPlan, request: WorkoutRequest, trainable: readonly MajorMuscle[]): Breach[] {
  const breaches: Breach[] = [];
  for (const { number, sessions } of weeks) {
    const full = sessions.filter(({ weekday }) => !isEasyDay(weekday, request)).length;
    const { low, high } = setRange(request, full, number === 4);
    const counts = setsByMuscle(sessions);
    for (const muscle of majorMuscles) {
      const sets = counts.get(muscle) ?? 0;
      const where = `week ${number} ${muscle}`;
      if (trainable.includes(muscle) && sets < leastOf(muscle, low))
        breaches.push({ rule: 'weeklySets', where, message: `${sets} sets, at least ${leastOf(muscle, low)}.` });
      if (sets > high) breaches.push({ rule: 'weeklySets', where, message: `${sets} sets, at most ${high}.` });
    }
  }
  const volumes = weeks.map(({ sessions }) => weekVolume(sessions));
  for (const [at, volume] of volumes.entries()) {
    const before = volumes[at - 1];
    for (const part of before ? grewTooMuch(before, volume) : []) {
      breaches.push({ rule: 'progression', where: `week ${at + 1}`, message: `${part} grew from ${before?.[part]} to ${volume[part]}.` });
    }
  }
  const [third, fourth] = [volumes[2], volumes[3]];
  if (third && fourth && third.work > 0 && fourth.work > third.work * 0.85) {
    breaches.push({ rule: 'deload', where: 'week 4', message: `${fourth.work} seconds of work after ${third.work}: it does not unload.` });
  }
  return breaches;
}
