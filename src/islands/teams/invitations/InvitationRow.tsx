import type { Invitation } from '../../../contract/invitations.ts';
import { messages } from '../../../contract/messages.ts';
import { Moment } from '../../shared/Moment.tsx';
import { endedWords } from './ended-words.ts';
import { stateWords } from './state-words.ts';
import { invitedAsWords } from './invited-as-words.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { invitation: Invitation; isSending: boolean; onResend: () => void; onEnd: () => void };

/** One personal invitation and its actions. */
export function InvitationRow({ invitation, isSending, onResend, onEnd }: Props) {
  const { to, name, as, state, member, sentAt, answeredAt, expiresAt, invitedBy, mayResend, mayRevoke } = invitation;
  const why = endedWords(invitation);
  return (
    <li className="grid gap-x-5 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <span className="font-semibold">{name || to}</span>
          {state !== 'pending' && (
            <span className={`text-sm font-semibold ${state === 'accepted' ? 'text-good' : 'text-muted'}`}>{stateWords[state]}</span>
          )}
        </p>
        <p className="text-[0.9375rem] text-muted wrap-anywhere">
          {name && to !== name && `${to}, `}
          {invitedAsWords(as, member?.name)}
          {member && as !== 'guardian' && ', on the roster already'}
        </p>
        {why && <p className="text-[0.9375rem] wrap-anywhere">{why}</p>}
        <p className="text-sm text-muted">
          {invitedBy ? `${invitedBy}, ` : 'Sent '}
          <Moment at={sentAt} />
          {state === 'pending' && (
            <>
              , open until <Moment at={expiresAt} />
            </>
          )}
          {answeredAt && (
            <>
              , {state === 'revoked' ? 'taken back' : 'answered'} <Moment at={answeredAt} />
            </>
          )}
        </p>
      </div>
      {(mayResend || mayRevoke) && (
        <div className="flex gap-2">
          {mayResend && (
            <BusyButton
              className="button button-plain grow"
              isBusy={isSending}
              onClick={onResend}
              aria-label={`Send again to ${name || to}`}
            >
              {isSending ? messages.pleaseWait : 'Send again'}
            </BusyButton>
          )}
          {mayRevoke && (
            <button
              type="button"
              className="button grow text-bad hover:bg-sunken"
              onClick={onEnd}
              aria-label={`Take back the invitation to ${name || to}`}
            >
              Take back
            </button>
          )}
        </div>
      )}
    </li>
  );
}
