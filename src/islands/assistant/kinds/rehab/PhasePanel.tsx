import type { RehabPhase } from '../../../../contract/assistant/rehab.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { Fold } from '../../parts/Fold.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { RehabExercise } from './RehabExercise.tsx';
import type { useTodaysSets } from './use-todays-sets.ts';
import { useWords } from '../../parts/in-language.tsx';

type Doing = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'>;
type Props = Doing & { phase: RehabPhase; intro: string; sets: ReturnType<typeof useTodaysSets> };

export const leaveKey = (phase: RehabPhase, at: number) => `${phase.name}-leave-${at}`;

/** A phase: its entry criteria, its exercises, and what must be reached before the next phase. */
export function PhasePanel({ phase, intro, sets, ticks, onTick, onSwap }: Props) {
  const { rehab: words } = useWords();
  const met = phase.leaveWhen.filter((_, at) => ticks.has(leaveKey(phase, at))).length;
  return (
    <div className="space-y-3 sm:space-y-6">
      <p className="max-w-[62ch]">{phase.aim}</p>
      <div className="card px-3 py-2 sm:p-5">
        <h3 className="text-lg sm:text-xl">{words.exercises}</h3>
        <ul className="divide-y divide-line">
          {phase.items.map((item) => (
            <RehabExercise key={item.key} item={item} sets={sets} ticks={ticks} onTick={onTick} onSwap={onSwap} />
          ))}
        </ul>
      </div>
      {phase.enterWhen.length > 0 && (
        <Fold title={words.rightWhen}>
          <ul className="list-disc space-y-1 pl-5">
            {phase.enterWhen.map((criterion) => (
              <li key={criterion}>{criterion}</li>
            ))}
          </ul>
        </Fold>
      )}
      {phase.leaveWhen.length > 0 && (
        <Fold title={words.goOnWhen} detail={onTick && words.metOf(met, phase.leaveWhen.length)}>
          <p className="mb-2 max-w-[62ch]">{intro}</p>
          <ul className="rounded-card bg-sunken px-4 py-2">
            {phase.leaveWhen.map((criterion, at) => (
              <li key={criterion} className="flex min-h-11 items-center gap-2">
                <DoneTick item={leaveKey(phase, at)} label={criterion} ticks={ticks} onTick={onTick} />
                <span>{criterion}</span>
              </li>
            ))}
          </ul>
          {met === phase.leaveWhen.length && <p className="mt-2 font-semibold text-good">{words.allHolds}</p>}
        </Fold>
      )}
    </div>
  );
}
