import { useState } from 'react';
import { removeGuardian, type Ward } from '../../../contract/guardians.ts';
import { wardLists } from '../../../stores/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { useEntity } from '../../shared/use-entity.ts';

type Props = { team: string; wards: readonly Ward[] };
type Guardian = Ward['guardians'][number];

/** For an adult: who was entered as their guardian in this team while they counted as a minor. They may end it. */
export function MyGuardians({ team, wards: first }: Props) {
  const { wards } = useEntity(wardLists, team, { wards: first });
  const [ending, setEnding] = useState<{ member: string; guardian: Guardian }>();
  const [isOpen, setOpen] = useState(false);
  const own = wards.find(({ is_minor: isMinor }) => !isMinor);

  async function end() {
    if (!ending) return;
    await askSignedIn(removeGuardian, { team_id: team, member_id: ending.member, user_id: ending.guardian.user_id });
    wardLists.of(team).put((now) => ({ wards: now.wards.map((ward) => without(ward, ending.guardian)) }));
    void showToast(`${ending.guardian.name} is no longer entered as your guardian.`, 'success');
  }

  return (
    <section aria-labelledby="my-guardians" className="border-t border-line pt-6">
      <h2 id="my-guardians" className="text-xl">
        Your guardians
      </h2>
      {own && own.guardians.length > 0 ? (
        <>
          <p className="mt-1 text-muted">You are an adult here, so they do not answer or read for you. You can end what was entered.</p>
          <ul className="mt-4 grid items-start gap-4 xl:grid-cols-2">
            {own.guardians.map((guardian) => (
              <li key={guardian.user_id} className="card flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 p-5">
                <p className="min-w-0 wrap-anywhere">
                  <strong>{guardian.name}</strong> is entered as your guardian in this team.
                </p>
                {guardian.may_remove && (
                  <button
                    type="button"
                    data-replay
                    className="button button-plain"
                    aria-label={`End this guardianship of ${guardian.name}`}
                    onClick={() => {
                      setEnding({ member: own.member_id, guardian });
                      setOpen(true);
                    }}
                  >
                    End this
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-muted">Nobody is entered as your guardian in this team.</p>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="End this guardianship?"
        text={ending ? `${ending.guardian.name} is no longer entered as your guardian in this team, and gets a message about it.` : ''}
        confirm="End it"
        onConfirm={end}
      />
    </section>
  );
}

const without = (ward: Ward, { user_id: userId }: Guardian): Ward =>
  ward.is_minor ? ward : { ...ward, guardians: ward.guardians.filter((one) => one.user_id !== userId) };
