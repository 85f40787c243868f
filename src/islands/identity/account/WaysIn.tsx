import { useState } from 'react';
import type { PhoneService, SocialWay } from '../../../contract/identity.ts';
import { listMyWays, removeMyWay, type Way } from '../../../contract/account.ts';
import { waysIn } from '../../../stores/account.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { Moment } from '../../shared/Moment.tsx';
import { showToast } from '../../shared/toast.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { AddWay } from './AddWay.tsx';
import { wayLabels } from './way-labels.ts';

type Props = { initial: readonly Way[]; social: readonly SocialWay[]; phone: PhoneService | null };

/** The confirmed ways to sign in: each but the last can be removed, and others can be added. */
export function WaysIn({ initial, social, phone }: Props) {
  const { ways } = useEntity(waysIn, 'me', { ways: initial });
  const [removed, setRemoved] = useState<Way>();
  const [isOpen, setOpen] = useState(false);

  async function reload() {
    const fresh = await askSignedIn(listMyWays, {});
    waysIn.of('me').put(() => ({ ways: fresh }));
  }
  async function remove({ id, kind }: Way) {
    await askSignedIn(removeMyWay, { id });
    waysIn.of('me').put((now) => ({ ways: now.ways.filter((way) => way.id !== id) }));
    void showToast(`${wayLabels[kind]} is no longer a way in.`, 'success');
  }

  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {ways.map((way) => (
          <li key={way.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
            <div className="min-w-0 grow basis-60">
              <p className="font-semibold">{wayLabels[way.kind]}</p>
              <p className="wrap-anywhere">{way.shown}</p>
              <p className="text-[0.9375rem] text-muted">
                {way.lastUsedAt ? (
                  <>
                    Last used <Moment at={way.lastUsedAt} />
                  </>
                ) : (
                  <>
                    Added <Moment at={way.addedAt} />
                  </>
                )}
              </p>
            </div>
            {ways.length > 1 && (
              <button
                type="button"
                className="button button-plain"
                aria-label={`Remove ${wayLabels[way.kind]}, ${way.shown}`}
                onClick={() => {
                  setRemoved(way);
                  setOpen(true);
                }}
              >
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
      {ways.length === 1 && <p className="mt-3 text-muted">It is your only way in. Add another one, and you can remove it.</p>}
      <AddWay ways={ways} social={social} phone={phone} onAdded={reload} />
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove this way in?"
        text={removed ? `You can then no longer sign in with ${removed.shown}.` : ''}
        confirm="Remove it"
        onConfirm={async () => {
          if (removed) await remove(removed);
        }}
      />
    </div>
  );
}
