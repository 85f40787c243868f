import type { ExerciseCard, WorkoutSession } from '../../../../contract/assistant/workout-plan.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { FoldedBlock } from '../../parts/FoldedBlock.tsx';
import { amountOf } from './amounts.ts';
import { ExerciseLine } from './ExerciseLine.tsx';
import { useWords } from '../../parts/in-language.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & {
  session: WorkoutSession;
  /** The week's number, from 1. */
  week: number;
  date: string;
  cards: ReadonlyMap<string, ExerciseCard>;
};

const isMain = ({ block }: WorkoutSession['blocks'][number]) => block !== 'warmUp' && block !== 'coolDown';

/** A session, block by block. */
export function SessionCard({ session, week, date, cards, ...doing }: Props) {
  const words = useWords();
  // On a phone what the session is for is open; what prepares for it, follows and ends it is a line each.
  const open = session.blocks.find(isMain) ?? session.blocks[0];
  return (
    <section aria-label={`${session.day}, ${session.name}`} className="card px-3 py-2 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 break-after-avoid">
        <h3 className="text-xl sm:text-2xl print:text-lg">
          {session.name} <span className="text-base font-normal text-muted">{date}</span>
        </h3>
        <p>
          <strong className="numerals text-2xl">{session.minutes}</strong> {words.minutes}
        </p>
      </div>
      {session.blocks.map((block) => (
        <div key={block.block} className="mt-1 sm:mt-3 print:mt-2">
          <FoldedBlock
            heading={
              <h4 className="text-base text-muted">
                {block.name}{' '}
                <span className="text-sm">
                  <span className="numerals">{Math.max(1, Math.round(block.seconds / 60))}</span> {words.minutes}
                </span>
              </h4>
            }
            label={words.workout.openBlock(block.name)}
            line={block.items.map((item) => `${item.name} ${amountOf(item, words)}`).join(', ')}
            isOpenAtFirst={block === open}
          >
            <ul className="divide-y divide-line print:columns-2 print:gap-8">
              {block.items.map((item, at) => (
                // By its place: a swapped exercise stays unfolded and focused, although its key is another.
                <ExerciseLine key={at} item={item} tickKey={`${week}:${item.key}`} card={cards.get(item.exercise)} {...doing} />
              ))}
            </ul>
          </FoldedBlock>
        </div>
      ))}
    </section>
  );
}
