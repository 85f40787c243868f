import { useState } from 'react';
import { acceptJoinRequest, declineJoinRequest, type AcceptedAs, type JoinRequest } from '../../../contract/join-requests.ts';
import { CallRefused } from '../../../api-client/ask.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { LaterForm } from '../../shared/data-form/LaterForm.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { limits } from '../../../contract/limits.ts';
import { joinRequests, refreshInvitations } from '../../../stores/invitations.ts';
import { refreshRoster } from '../../../stores/rosters.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { JoinRequestRow } from './JoinRequestRow.tsx';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';

type Props = { team: { id: string }; initial: readonly JoinRequest[] };

/** The join requests of a team, with accept and decline. */
export function JoinRequests({ team, initial }: Props) {
  const keptFocus = useKeptFocus();
  useEarlyInput(keptFocus.ref);
  const { requests } = useEntity(joinRequests, team.id, { requests: initial });
  const [sendingId, setSendingId] = useState<string>();
  const [declined, setDeclined] = useState<JoinRequest>();
  const settle = (id: string) => joinRequests.of(team.id).put((now) => ({ requests: now.requests.filter((one) => one.id !== id) }));

  async function accept({ id, name }: JoinRequest, as: AcceptedAs) {
    setSendingId(id);
    try {
      await askSignedIn(acceptJoinRequest, { team_id: team.id, request_id: id, as });
      settle(id);
      refreshRoster(team.id);
      // The person may also have had an invitation by mail, which is answered now too.
      refreshInvitations(team.id);
      void showToast(`${name} is in, and gets a mail.`, 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      // Another manager has answered, or the request was withdrawn.
      if (error.code === 'noSuchRequest') settle(id);
      void showToast(error.message, 'error');
    } finally {
      setSendingId(undefined);
    }
  }

  return (
    <div {...keptFocus}>
      {requests.length === 0 ? (
        <p className="text-muted">Nobody is asking at the moment. Anybody who opens the team’s page can ask to join.</p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {requests.map((request) => (
            <JoinRequestRow
              key={request.id}
              request={request}
              isSending={sendingId === request.id}
              onAccept={(as) => void accept(request, as)}
              onDecline={() => setDeclined(request)}
            />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={declined !== undefined}
        onClose={() => setDeclined(undefined)}
        title="Say no"
        description={declined ? `${declined.name} gets a mail with what you write.` : ''}
      >
        {declined && (
          <LaterForm
            call={declineJoinRequest}
            draft={`decline-${declined.id}`}
            fields={[
              {
                kind: 'longText',
                name: 'reply',
                label: 'A note',
                hint: 'Optional, but kind.',
                longest: limits.invitationNoteLength,
              },
            ]}
            values={{ reply: '' }}
            fixed={{ team_id: team.id, request_id: declined.id }}
            submit="Say no"
            saved="They get a mail."
            cancel={{ label: 'Not yet', onCancel: () => setDeclined(undefined) }}
            onSaved={() => {
              settle(declined.id);
              setDeclined(undefined);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
