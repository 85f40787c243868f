import { useState } from 'react';
import type { MeditationPlan, MeditationSession } from '../../../../contract/assistant/meditation-plan.ts';
import { dateOfDay, dayInWeek } from '../../parts/day-names.ts';
import { Fold } from '../../parts/Fold.tsx';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { PlanReferences } from '../../parts/PlanReferences.tsx';
import { useDaysPassed, useTodayIn } from '../../parts/use-today.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { SessionCard } from './SessionCard.tsx';
import { SessionPlayer } from './SessionPlayer.tsx';
import { useFigures, useLanguage, useWords } from '../../parts/in-language.tsx';

type WeekProps = Pick<PlanViewProps, 'startsOn' | 'ticks' | 'onTick' | 'onSwap'> & {
  week: MeditationPlan['weeks'][number];
  onPlay: (session: string) => void;
};

/** A week: today's session or the next one, and the others of the week behind their days. */
function Week({ week, startsOn, onPlay, ...doing }: WeekProps) {
  const language = useLanguage();
  const words = useWords();
  const today = useDaysPassed(startsOn);
  const [chosen, setChosen] = useState<string>();
  const dayOf = ({ weekday }: MeditationSession) => dayInWeek(startsOn, week.number, weekday);
  const sessions = [...week.sessions].sort((one, other) => dayOf(one) - dayOf(other));
  const next = sessions.find((session) => dayOf(session) >= today) ?? sessions.at(-1);
  const open = sessions.find(({ key }) => key === chosen) ?? next;
  if (!open) return null;
  const options = sessions.map((session) => ({
    key: session.key,
    label: dateOfDay(startsOn, dayOf(session), language),
    detail: doing.ticks.has(session.key) ? words.allDone : `${Math.round(session.minutes)} ${words.minutes}`,
  }));
  return (
    <>
      <Picker label={words.day} options={options} chosen={open.key} onChoose={setChosen}>
        {(key) => {
          const session = sessions.find((one) => one.key === key) ?? open;
          const date = dateOfDay(startsOn, dayOf(session), language);
          return <SessionCard session={session} date={date} onPlay={() => onPlay(session.key)} {...doing} />;
        }}
      </Picker>
      <p className="mt-4 max-w-[68ch]">
        <strong>{week.name}.</strong> {week.focus}
      </p>
    </>
  );
}

/** Weeks of meditation sessions: each can be played, read, swapped and marked as done. */
export function MeditationView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as MeditationPlan;
  const words = useWords();
  const figure = useFigures();
  const [chosen, setChosen] = useState<string>();
  const today = plan.weeks[Math.floor(useTodayIn(startsOn, plan.weeks.length * 7) / 7)];
  const [playing, setPlaying] = useState<string>();
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? today;
  if (!week) return null;
  const all = plan.weeks.flatMap(({ sessions }) => sessions);
  const played = all.find(({ key }) => key === playing);
  const options = plan.weeks.map(({ number, sessions: of }) => {
    const done = of.filter(({ key }) => ticks.has(key)).length;
    return { key: String(number), label: `${words.week} ${figure(number)}`, detail: words.doneOf(done, of.length) };
  });
  return (
    <div className="space-y-4 sm:space-y-8">
      <Picker
        label={words.week}
        options={options}
        chosen={String(week.number)}
        onChoose={setChosen}
        columns={plan.weeks.length > 1 ? 'grid-cols-4' : 'grid-cols-1'}
        isSmall
      >
        {(key) => (
          <Week
            key={key}
            week={plan.weeks.find(({ number }) => String(number) === key) ?? week}
            startsOn={startsOn}
            ticks={ticks}
            onTick={onTick}
            onSwap={onSwap}
            onPlay={setPlaying}
          />
        )}
      </Picker>
      <Notes title={words.mindThis} notes={plan.cautions} />
      <p className="max-w-[68ch]">{plan.summary}</p>
      <Fold title={words.meditation.practices}>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {plan.techniques.map(({ id, name, about }) => (
            <div key={id}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      {plan.notes.length > 0 && (
        <Fold title={words.goodToKnow}>
          <Notes notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />
        </Fold>
      )}
      <PlanReferences references={plan.references} />
      {played && <SessionPlayer session={played} onClose={() => setPlaying(undefined)} onOver={() => onTick?.(played.key, true)} />}
    </div>
  );
}
