import { useState } from 'react';
import type { MeditationPlan } from '../../../../contract/assistant/meditation-plan.ts';
import { dateOfDay, dayInWeek, todayIn } from '../../parts/day-names.ts';
import { Notes } from '../../parts/Notes.tsx';
import { Picker } from '../../parts/Picker.tsx';
import { ReferencesButton } from '../../../shared/ReferencesButton.tsx';
import { referencesSay } from '../../parts/references-say.ts';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { SessionCard } from './SessionCard.tsx';
import { SessionPlayer } from './SessionPlayer.tsx';

/** Weeks of sittings: each can be played, read, swapped and ticked off. */
export function MeditationView({ plan: given, startsOn, ticks, onTick, onSwap }: PlanViewProps) {
  const plan = given as MeditationPlan;
  const [chosen, setChosen] = useState(String(Math.floor(todayIn(startsOn, plan.weeks.length * 7) / 7) + 1));
  const [playing, setPlaying] = useState<string>();
  const week = plan.weeks.find(({ number }) => String(number) === chosen) ?? plan.weeks[0];
  if (!week) return null;
  const all = plan.weeks.flatMap(({ sessions }) => sessions);
  const played = all.find(({ key }) => key === playing);
  const dayOf = (weekday: (typeof all)[number]['weekday']) => dayInWeek(startsOn, week.number, weekday);
  const sessions = [...week.sessions].sort((one, other) => dayOf(one.weekday) - dayOf(other.weekday));
  const options = plan.weeks.map(({ number, name, sessions: of }) => {
    const done = of.filter(({ key }) => ticks.has(key)).length;
    return { key: String(number), label: name, detail: `${done} of ${of.length} done` };
  });
  return (
    <div className="space-y-8">
      <p className="max-w-[68ch] text-lg">{plan.summary}</p>
      <Notes title="Mind this" notes={plan.cautions} />
      <Picker label="Week" options={options} chosen={String(week.number)} onChoose={setChosen}>
        <p className="max-w-[68ch]">{week.focus}</p>
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
          {sessions.map((session) => (
            <SessionCard
              key={session.key}
              session={session}
              date={dateOfDay(startsOn, dayOf(session.weekday))}
              ticks={ticks}
              onTick={onTick}
              onSwap={onSwap}
              onPlay={() => setPlaying(session.key)}
            />
          ))}
        </div>
      </Picker>
      <section aria-label="The practices">
        <h3 className="text-2xl">The practices</h3>
        <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {plan.techniques.map(({ id, name, about }) => (
            <div key={id}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Notes title="Good to know" notes={plan.notes.map(({ title, says }) => `${title}: ${says}`)} />
      <ReferencesButton references={plan.references} description={referencesSay} />
      {played && <SessionPlayer session={played} onClose={() => setPlaying(undefined)} onOver={() => onTick?.(played.key, true)} />}
    </div>
  );
}
