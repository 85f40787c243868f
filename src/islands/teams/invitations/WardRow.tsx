import type { Ward } from '../../../contract/guardians.ts';
import type { Invitation } from '../../../contract/invitations.ts';
import type { DeskTeam } from './InvitationDesk.tsx';
import { InviteGuardian } from './InviteGuardian.tsx';

type Props = {
  team: DeskTeam;
  ward: Ward;
  codes: readonly Invitation[];
  onInvited: () => void;
  onRemove: (guardian: Ward['guardians'][number]) => void;
};

/** One minor: guardians, open invitations, and what the reader may change about them. */
export function WardRow({ team, ward, codes, onInvited, onRemove }: Props) {
  const { name, guardians, asked, may_invite_guardian: mayInvite } = ward;

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
              {guardian.may_remove && (
                <button
                  type="button"
                  className="button text-bad hover:bg-sunken"
                  aria-label={`Remove ${guardian.name}, guardian of ${name}`}
                  onClick={() => onRemove(guardian)}
                >
                  Remove
                </button>
              )}
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
        {mayInvite && <InviteGuardian team={team} ward={ward} hasCode={codes.length > 0} onInvited={onInvited} />}
      </div>
    </li>
  );
}
