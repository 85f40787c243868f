import type { RehabPlan } from '../../../../contract/assistant/rehab.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import { Fold } from '../../parts/Fold.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { useWords } from '../../parts/in-language.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick'> & { ladder: RehabPlan['ladder'] };

/** The steps back into the sport, in order, each with the hours to wait before the next. */
export function Ladder({ ladder, ticks, onTick }: Props) {
  const { rehab: words } = useWords();
  if (ladder.length === 0) return null;
  return (
    <Fold title={words.backToSport}>
      <ol className="border-l-4 border-line">
        {ladder.map(({ step, title, text, leastHours }) => (
          <li key={step} className="flex gap-3 py-2 pl-4">
            <span className="numerals w-8 shrink-0 text-3xl text-muted">{step}</span>
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              <span className="block">{text}</span>
              {leastHours > 0 && <span className="text-sm text-muted">{words.thenWait(leastHours)}</span>}
            </span>
            <DoneTick item={`ladder-${step}`} label={title} ticks={ticks} onTick={onTick} />
          </li>
        ))}
      </ol>
    </Fold>
  );
}
