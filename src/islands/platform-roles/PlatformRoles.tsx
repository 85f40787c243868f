import { useState } from 'react';
import { revokePlatformRole, type RoleHolder } from '../../contract/platform-roles.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { Moment } from '../shared/Moment.tsx';
import { showToast } from '../shared/toast.ts';
import { GrantRole } from './GrantRole.tsx';
import { roleLabels } from './role-labels.ts';

/** The holders of platform roles; an administrator can grant and revoke roles. */
export function PlatformRoles({ first }: { first: readonly RoleHolder[] }) {
  const [holders, setHolders] = useState(first);
  const [leaving, setLeaving] = useState<RoleHolder>();
  const [isOpen, setOpen] = useState(false);

  async function revoke({ user_id, role, name }: RoleHolder) {
    const { response } = await askSignedIn(revokePlatformRole, { user_id, role });
    setHolders(response);
    void showToast(`${name} is not ${roleLabels[role].toLowerCase()} any more.`, 'success');
  }

  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {holders.map((holder) => (
          <li key={`${holder.user_id} ${holder.role}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                {holder.name}, {roleLabels[holder.role].toLowerCase()}
              </p>
              <p className="text-[0.9375rem] wrap-anywhere text-muted">{holder.email}</p>
              <p className="text-[0.9375rem] text-muted">
                Granted <Moment at={holder.grantedAt} /> {holder.grantedBy ? `by ${holder.grantedBy}` : 'by a command'}
              </p>
            </div>
            <button
              type="button"
              className="button button-plain"
              aria-label={`Take back: ${holder.name}, ${roleLabels[holder.role].toLowerCase()}`}
              onClick={() => {
                setLeaving(holder);
                setOpen(true);
              }}
            >
              Take back
            </button>
          </li>
        ))}
      </ul>
      <GrantRole onGranted={setHolders} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Take the role back?"
        text={leaving ? `${leaving.name} cannot act as ${roleLabels[leaving.role].toLowerCase()} from then on.` : ''}
        confirm="Take it back"
        onConfirm={async () => {
          if (leaving) await revoke(leaving);
        }}
      />
    </div>
  );
}
