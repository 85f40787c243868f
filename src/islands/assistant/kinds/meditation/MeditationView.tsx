import { useState } from 'react';
import type { MeditationPlan, MeditationSession } from '../../../../contract/assistant/meditation-plan.ts';
import { dateOfDay, dayInWeek } from '../../parts/day-names.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { SessionCard } from './SessionCard.tsx';
import { SessionPlayer } from './SessionPlayer.tsx';
import { useLanguage, useWords } from '../../parts/in-language.tsx';

type WeekProps = Pick<PlanViewProps, 'startsOn' | 'ticks' | 'onTick' | 'onSwap'> & {
  week: MeditationPlan['weeks'][number];
  onPlay: (session: string) => void;
};

function Week({ week, startsOn, onPlay, ...doing }: WeekProps) {
  const language = useLanguage();
  const dayOf = ({ weekday }: MeditationSession) => dayInWeek(startsOn, week.number, weekday);
  return (
    <>
      <p className="max-w-[68ch]">{week.focus}</p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2">
        {[...week.sessions]
          .sort((one, other) => dayOf(one) - dayOf(other))
          .map((session) => (
            <SessionCard
              key={session.key}
              session={session}
              date={dateOfDay(startsOn, dayOf(session), language)}
              onPlay={() => onPlay(session.key)}
              {...doing}
            />
          ))}
      </div>
    </>
  );
}

/** Weeks of meditation sessions: each can be played, read, swapped and marked as done. */
export function MeditationView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as MeditationPlan;
  const words = useWords();
  const [chosen, setChosen] = useState<string>();
  const today = plan.weeks[Math.floor(useTodayIn(startsOn, plan.weeks.length * 7) / 7)];
  const [playing, setPlaying] = useState<string>();
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? today;
  if (!week) return null;
  const all = plan.weeks.flatMap(({ sessions }) => sessions);
  const played = all.find(({ key }) => key === playing);
  const options = plan.weeks.map(({ number, name, sessions: of }) => {
    const done = of.filter(({ key }) => ticks.has(key)).length;
    return { key: String(number), label: name, detail: words.doneOf(done, of.length) };
  });
  return (
    <div className="space-y-8">
      <p className="max-w-[68ch] text-lg">{plan.summary}</p>
      <Notes title={words.mindThis} notes={plan.cautions} />
      <Picker label={words.week} options={options} chosen={String(week.number)} onChoose={setChosen}>
        {(key) => (
          <Week
            week={plan.weeks.find(({ number }) => String(number) === key) ?? week}
            startsOn={startsOn}
            ticks={ticks}
            onTick={onTick}
            onSwap={onSwap}
            onPlay={setPlaying}
          />
        )}
      </Picker>
      <section aria-label={words.meditation.practices}>
        <h3 className="text-2xl">{words.meditation.practices}</h3>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {plan.techniques.map(({ id, name, about }) => (
            <div key={id}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Notes title={words.goodToKnow} notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />
      <PlanReferences references={plan.references} />
      {played && <SessionPlayer session={played} onClose={() => setPlaying(undefined)} onOver={() => onTick?.(played.key, true)} />}
    </div>
  );
}
