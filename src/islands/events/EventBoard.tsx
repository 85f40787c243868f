import { useRef, useState } from 'react';
import type { EventPlayer } from '../../contract/event-answers.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { eventPages } from '../../stores/events.ts';
import { loadLater } from '../shared/load-later.ts';
import { useEarlyInput } from '../shared/use-early-input.ts';
import { useEntity } from '../shared/use-entity.ts';
import { useNow } from '../shared/use-now.ts';
import { EventActions } from './EventActions.tsx';
import { PlayerGroups } from './PlayerGroups.tsx';

type Props = { event: TeamEvent; players: readonly EventPlayer[]; mayKeep: boolean; now: number };

const useChangeEvent = loadLater(() => import('./ChangeEvent.tsx'));

/** An event with its players. Staff can change or cancel it, send reminders, answer for others and mark attendance. */
export function EventBoard({ event: first, players, mayKeep, now: renderedAt }: Props) {
  const query = { of: 'event', team: first.team_id, event: first.id } as const;
  const { events } = useEntity(eventPages, query, { events: [first], tournaments: [], next: null });
  const event = events[0] ?? first;
  const now = useNow(renderedAt);
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const [isEditing, setEditing] = useState(false);
  const [wasEditing, setWasEditing] = useState(false);
  const changing = useChangeEvent(isEditing);
  // The actions, with the pressed button and the focus, stay until the form is here.
  const form = isEditing ? changing : undefined;
  const leave = () => {
    setEditing(false);
    setWasEditing(true);
  };
  return (
    <div ref={frame} className="space-y-8">
      {mayKeep && !form && <EventActions event={event} now={now} isBack={wasEditing} onEdit={() => setEditing(true)} />}
      {form && <form.ChangeEvent event={event} onLeave={leave} />}
      <PlayerGroups event={event} players={players} mayKeep={mayKeep} now={now} />
    </div>
  );
}
