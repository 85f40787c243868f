import { useEffect, useRef, useState } from 'react';
import { invite, type InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { invitedAsLabels } from './invited-as-words.ts';
import type { DeskTeam, RosterName } from './InvitationDesk.tsx';

type Props = {
  team: DeskTeam;
  places: readonly InvitedAs[];
  /** Members without an account. */
  waiting: readonly RosterName[];
  onInvited: () => void;
};

/** Invites one person by e-mail; the mail contains the link. */
export function InviteByMail({ team, places, waiting, onInvited }: Props) {
  const [sent, setSent] = useState<{ times: number; to: string; as: InvitedAs }>({ times: 0, to: '', as: 'player' });
  const status = useRef<HTMLParagraphElement>(null);
  // The form starts afresh, so the focused button is gone.
  useEffect(() => {
    if (document.activeElement === document.body && sent.times > 0) status.current?.focus();
  }, [sent.times]);
  return (
    <div className="max-w-3xl">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mb-5 rounded-card border-l-4 border-good bg-sunken px-4 py-3 font-semibold wrap-anywhere empty:hidden"
      >
        {sent.times > 0 ? `Sent to ${sent.to}. They have ${limits.invitationDays} days to answer.` : ''}
      </p>
      <DataForm
        key={sent.times}
        call={invite}
        draft="invite-by-mail"
        fields={[
          { kind: 'email', name: 'email', label: 'E-mail', longest: limits.emailLength },
          { kind: 'text', name: 'name', label: 'Name', hint: 'Only you see it, until they come.', longest: limits.nameLength },
          ...(waiting.length > 0
            ? [
                {
                  kind: 'select' as const,
                  name: 'member_id',
                  label: 'On the roster already?',
                  hint: 'Then their account is linked to that row.',
                  none: 'No, somebody new',
                  isOptional: true,
                  choices: waiting.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
          {
            kind: 'cards',
            name: 'as',
            label: 'Invite as',
            choices: places.map((value) => ({ value, label: invitedAsLabels[value] })),
            columns: 'at-most-2 sm:grid-cols-3 lg:grid-cols-5',
          },
          {
            kind: 'longText',
            name: 'note',
            label: 'A note',
            hint: 'Optional. It is part of the mail.',
            longest: limits.invitationNoteLength,
            rows: 3,
          },
        ]}
        values={{ email: '', name: '', member_id: '', as: sent.as, note: '' }}
        fixed={{ team_id: team.id }}
        submit="Send the invitation"
        onSaved={({ response }) => {
          setSent(({ times }) => ({ times: times + 1, to: response.to, as: response.as }));
          onInvited();
        }}
      />
    </div>
  );
}
