import { useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { askToJoin, type hasPlayer } from '../../../contract/join-requests.ts';
import { limits } from '../../../contract/limits.ts';
import { memberships } from '../../../stores/invitations.ts';
import { LaterForm } from '../../shared/data-form/LaterForm.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { focusIt } from '../../shared/focus-it.ts';
import { useEntity } from '../../shared/use-entity.ts';

type Props = { team: { id: string; name: string }; membership: Answer<typeof hasPlayer>['response'] };

/** The button for joining a team, for those who are not in it: an answer to their invitation, or a join request. */
export function AskToJoin({ team, membership: first }: Props) {
  const membership = useEntity(memberships, team.id, first);
  const [isOpen, setOpen] = useState(false);
  const [asksNow, setAsksNow] = useState(false);
  if (membership.hasPlayer) return null;
  if (membership.isInvited) {
    return (
      <a className="button button-accent" href="/invite">
        You are invited: answer
      </a>
    );
  }
  if (membership.hasAsked) {
    return (
      <p ref={asksNow ? focusIt : undefined} tabIndex={-1} role="status" className="flex flex-wrap items-center gap-x-4">
        <span className="font-semibold">You have asked to join.</span>
        <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="/invite#asked">
          Your requests
        </a>
      </p>
    );
  }
  return (
    <>
      <button type="button" data-replay className="button button-accent noscript:hidden" onClick={() => setOpen(true)}>
        Ask to join
      </button>
      <p className="hidden noscript:block">To ask to join, allow scripts in your browser.</p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Ask ${team.name}`}
        description="Its managers get a mail and answer you."
      >
        <LaterForm
          call={askToJoin}
          draft="ask-to-join"
          fields={[
            {
              kind: 'longText',
              name: 'words',
              label: 'A note',
              hint: 'Optional: what you play, and when you can come.',
              longest: limits.invitationNoteLength,
            },
          ]}
          values={{ words: '' }}
          fixed={{ team_id: team.id }}
          submit="Ask to join"
          saved="They have your request."
          onSaved={() => {
            memberships.of(team.id).put((now) => ({ ...now, hasAsked: true, mayAsk: false }));
            setAsksNow(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
