import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { MyRequest } from '../../../contract/answer-invitation.ts';
import { withdrawJoinRequest } from '../../../contract/join-requests.ts';
import { myInvitations, type MyInvitationPage } from '../../../stores/invitations.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { Moment } from '../../shared/Moment.tsx';
import { showToast } from '../../shared/toast.ts';
import { TeamMark } from './TeamMark.tsx';

const stateWords = { pending: 'Waiting for an answer', accepted: 'They took you in', declined: 'They said no' } as const;

/** The viewer's join requests and their state; an open one can be withdrawn. */
export function MyRequests({ first }: { first: MyInvitationPage }) {
  const { requests } = useEntity(myInvitations, 'me', first);
  const [asked, setAsked] = useState<MyRequest>();
  const [isOpen, setOpen] = useState(false);

  async function withdraw({ id, team }: MyRequest) {
    try {
      await askSignedIn(withdrawJoinRequest, { team_id: team.id });
    } catch (error) {
      // It was answered or withdrawn meanwhile, so it is no longer open.
      if (!(error instanceof CallRefused) || error.code !== 'noSuchRequest') throw error;
    }
    myInvitations.of('me').put((now) => ({ ...now, requests: now.requests.filter((one) => one.id !== id) }));
    void showToast('Your request is taken back.', 'success');
  }

  if (requests.length === 0) {
    return (
      <p className="text-muted">
        You have not asked anybody lately.{' '}
        <a className="link font-semibold" href="/search?category=teams">
          Find a team
        </a>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {requests.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
            <TeamMark team={request.team} />
            <div className="min-w-0 grow basis-52">
              <h3 className="text-xl wrap-anywhere">
                <a className="heading-link" href={`/team-member/${request.team.id}`}>
                  {request.team.name}
                </a>
              </h3>
              <p className="font-semibold">{stateWords[request.state]}</p>
              {request.reply && <p className="mt-1 border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere">{request.reply}</p>}
              <p className="text-sm text-muted">
                Asked <Moment at={request.askedAt} />
              </p>
            </div>
            {request.state === 'pending' && (
              <button
                type="button"
                className="button button-plain"
                aria-label={`Take back what you asked of ${request.team.name}`}
                onClick={() => {
                  setAsked(request);
                  setOpen(true);
                }}
              >
                Take back
              </button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Take your request back?"
        text={asked ? `${asked.team.name} no longer sees it. You can ask again.` : ''}
        confirm="Take it back"
        onConfirm={async () => {
          if (asked) await withdraw(asked);
        }}
      />
    </>
  );
}
