import { useState } from 'react';
import { acceptedAs, type AcceptedAs, type JoinRequest } from '../../../contract/join-requests.ts';
import { messages } from '../../../contract/messages.ts';
import { sportName } from '../../../contract/sports.ts';
import { Moment } from '../../shared/Moment.tsx';
import { invitedAsLabels } from './invited-as-words.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { request: JoinRequest; isSending: boolean; onAccept: (as: AcceptedAs) => void; onDecline: () => void };

/** One join request: who, their message, and the answer. */
export function JoinRequestRow({ request, isSending, onAccept, onDecline }: Props) {
  const { name, uniqueName, city, sports, isMinor, words, askedAt } = request;
  const [as, setAs] = useState<AcceptedAs>('player');
  const facts = [city, sports.map((sport) => sportName(sport)).join(', ')].filter(Boolean).join(' · ');
  return (
    <li data-row={request.id} className="card flex flex-col gap-3 p-5">
      <div>
        <h3 className="text-xl wrap-anywhere">
          {uniqueName ? (
            <a className="heading-link" href={`/profile/${uniqueName}`}>
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="text-[0.9375rem] text-muted">
          {facts}
          {isMinor && <strong className="font-semibold text-ink">{facts && ' · '}Under 18</strong>}
        </p>
      </div>
      {words && <p className="border-l-3 border-line pl-3 whitespace-pre-line wrap-anywhere">{words}</p>}
      <p className="text-sm text-muted">
        Asked <Moment at={askedAt} />
      </p>
      <div className="mt-auto grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <select
          className="field"
          aria-label={`Take ${name} in as`}
          value={as}
          onChange={(event) => setAs(event.target.value as AcceptedAs)}
        >
          {acceptedAs.map((place) => (
            <option key={place} value={place}>
              As {invitedAsLabels[place].toLowerCase()}
            </option>
          ))}
        </select>
        <BusyButton className="button button-accent" isBusy={isSending} onClick={() => onAccept(as)} aria-label={`Take them in: ${name}`}>
          {isSending ? messages.pleaseWait : 'Take them in'}
        </BusyButton>
        <BusyButton className="button button-plain" isBusy={isSending} onClick={onDecline} aria-label={`Say no to ${name}`}>
          Say no
        </BusyButton>
      </div>
    </li>
  );
}
