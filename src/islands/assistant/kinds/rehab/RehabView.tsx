import { useId, useState } from 'react';
import type { RehabPhase, RehabPlan } from '../../../../contract/assistant/rehab.ts';
import { FoldButton } from '../../parts/Fold.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { SafetyCards } from '../../SafetyCards.tsx';
import { FirstDays } from './FirstDays.tsx';
import { Ladder } from './Ladder.tsx';
import { PainRule } from './PainRule.tsx';
import { leaveKey, PhasePanel } from './PhasePanel.tsx';
import { useTodaysSets } from './use-todays-sets.ts';
import type { PlanWords } from '../../../../contract/assistant/plan-words.ts';
import { useWords } from '../../parts/in-language.tsx';

const weeksOf = ({ weeks: { least, most } }: RehabPhase, { rehab: words }: PlanWords) =>
  most <= 1 ? words.aWeek : words.weeks(least, most);

function SeeSomebody({ plan }: { plan: RehabPlan }) {
  const { rehab: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (plan.seeSomebody.length + plan.watch.length === 0) return null;
  return (
    <section aria-label={words.seeSomebody} className="card border-l-8 border-l-bad px-4 py-1 sm:p-5">
      <div className="relative flex items-center max-sm:min-h-11">
        <h3 className="text-lg sm:text-2xl">{words.seeSomebody}</h3>
        <FoldButton label={words.seeSomebody} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      <ul
        id={id}
        className={`mt-1 pb-2 sm:mt-2 sm:pb-0 ${isOpen ? '' : 'max-sm:hidden noscript:block print:block'} list-disc space-y-1 pl-5`}
      >
        {[...plan.watch, ...plan.seeSomebody].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** A rehab plan: phases with entry and exit criteria, the pain rule, and when to see a professional. */
export function RehabView({ plan: given, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as RehabPlan;
  const words = useWords();
  const sets = useTodaysSets();
  const begins = plan.phases.findIndex(({ name }) => name === plan.startsWith);
  const isDone = (phase: RehabPhase) => phase.leaveWhen.length > 0 && phase.leaveWhen.every((_, at) => ticks.has(leaveKey(phase, at)));
  const current = plan.phases.find((phase, at) => at >= begins && !isDone(phase)) ?? plan.phases.at(-1);
  const [chosen, setChosen] = useState<string>();
  const phase = plan.phases.find(({ name }) => name === chosen) ?? current;
  const options = plan.phases.map((one, at) => ({
    key: one.name,
    label: `${at + 1} ${one.title}`,
    detail: isDone(one)
      ? words.allDone
      : one === current
        ? words.rehab.youAreHere
        : at < begins
          ? words.rehab.skipped
          : weeksOf(one, words),
  }));
  return (
    <div className="space-y-3 sm:space-y-8">
      {plan.cards.length > 0 && <SafetyCards cards={plan.cards} />}
      {phase && (
        <>
          <Picker label={words.phase} options={options} chosen={phase.name} onChoose={setChosen} columns="at-most-2 2xl:grid-cols-4">
            {(key) => (
              <PhasePanel
                phase={plan.phases.find(({ name }) => name === key) ?? phase}
                intro={plan.intro}
                sets={sets}
                ticks={ticks}
                onTick={onTick}
                onSwap={onSwap}
              />
            )}
          </Picker>
          <PainRule rule={plan.painRule} />
          <FirstDays part={plan.firstDays} />
          <Ladder ladder={plan.ladder} ticks={ticks} onTick={onTick} />
        </>
      )}
      <SeeSomebody plan={plan} />
      <p className="text-sm text-muted">{plan.note}</p>
      <PlanReferences references={plan.references} />
    </div>
  );
}
