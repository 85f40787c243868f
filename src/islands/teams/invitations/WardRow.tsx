import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Ward } from '../../../contract/guardians.ts';
import { invite, makeInvitationLink, type Invitation } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { showToast } from '../../shared/toast.ts';
import type { DeskTeam } from './InvitationDesk.tsx';

type Props = {
  team: DeskTeam;
  ward: Ward;
  codes: readonly Invitation[];
  onInvited: () => void;
  onRemove: (guardian: Ward['guardians'][number]) => void;
};

/** One minor: guardians, open invitations, and the form to invite another guardian. */
export function WardRow({ team, ward, codes, onInvited, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { member_id: member, name, guardians, asked } = ward;

  async function makeCode() {
    try {
      await askSignedIn(makeInvitationLink, { team_id: team.id, as: 'guardian', member_id: member });
      onInvited();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      void showToast(error.message, 'error');
    }
  }

  return (
    <li className="grid gap-4 py-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <h3 className="text-lg wrap-anywhere">{name}</h3>
      <div className="min-w-0 space-y-3">
        {guardians.length === 0 && <p className="font-semibold">Nobody looks after {name.split(' ')[0]} here yet.</p>}
        <ul className="space-y-2">
          {guardians.map((guardian) => (
            <li key={guardian.user_id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-0 grow">
                <p className="font-semibold">{guardian.name}</p>
                {guardian.email && <p className="text-[0.9375rem] text-muted wrap-anywhere">{guardian.email}</p>}
              </div>
              <button
                type="button"
                className="button text-bad hover:bg-sunken"
                aria-label={`Remove ${guardian.name}, guardian of ${name}`}
                onClick={() => onRemove(guardian)}
              >
                Remove
              </button>
            </li>
          ))}
        </ul>
        {asked.length > 0 && <p className="text-[0.9375rem] text-muted wrap-anywhere">Asked, no answer yet: {asked.join(', ')}</p>}
        {codes.map(({ id, link }) =>
          link ? (
            <p key={id} className="text-[0.9375rem]">
              Code for one guardian: <span className="numerals text-lg">{link.code}</span>
            </p>
          ) : null,
        )}
        {isAsking ? (
          <DataForm
            call={invite}
            draft={`guardian-of-${member}`}
            fields={[{ kind: 'email', name: 'email', label: `E-mail of a guardian of ${name}`, longest: limits.emailLength, isWide: true }]}
            values={{ email: '' }}
            fixed={{ team_id: team.id, as: 'guardian', member_id: member }}
            submit="Ask them"
            saved="The guardian is asked."
            cancel={{ label: 'Not now', onCancel: () => setAsking(false) }}
            onSaved={() => {
              setAsking(false);
              onInvited();
            }}
          />
        ) : (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-plain"
              aria-label={`Ask by mail: a guardian of ${name}`}
              onClick={() => setAsking(true)}
            >
              Ask by mail
            </button>
            {codes.length === 0 && (
              <button
                type="button"
                className="button button-plain"
                aria-label={`Make a code for a guardian of ${name}`}
                onClick={() => void makeCode()}
              >
                Make a code
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
