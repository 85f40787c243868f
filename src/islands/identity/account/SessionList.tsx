import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { endMyOtherSessions, endMySession, type OpenSession } from '../../../contract/account.ts';
import { openSessions } from '../../../stores/account.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { useEntity } from '../../shared/use-entity.ts';
import { SessionRow } from './SessionRow.tsx';

type Asking = { what: 'one'; session: OpenSession } | { what: 'others' };

const othersText = (count: number) => (count === 1 ? 'one other session' : `${count} other sessions`);

/** The viewer's sessions; each one except this can be ended, or all others at once. */
export function SessionList({ initial }: { initial: readonly OpenSession[] }) {
  const { sessions } = useEntity(openSessions, 'me', { sessions: initial });
  const keep = (isKept: (session: OpenSession) => boolean) =>
    openSessions.of('me').put((now) => ({ sessions: now.sessions.filter(isKept) }));
  const [asking, setAsking] = useState<Asking>();
  const [isOpen, setOpen] = useState(false);
  const others = sessions.filter(({ isThis }) => !isThis);

  function ask(what: Asking) {
    setAsking(what);
    setOpen(true);
  }
  async function endOne({ id }: OpenSession) {
    try {
      await askSignedIn(endMySession, { id });
    } catch (error) {
      // The session has already ended, as intended.
      if (!(error instanceof CallRefused) || error.code !== 'noSuchSession') throw error;
    }
    keep((session) => session.id !== id);
    void showToast('The session has ended.', 'success');
  }
  async function endOthers() {
    const { ended } = await askSignedIn(endMyOtherSessions, {});
    keep(({ isThis }) => isThis);
    void showToast(`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`, 'success');
  }

  return (
    <div>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask({ what: 'one', session })} />
        ))}
      </ul>
      {others.length > 0 ? (
        <button type="button" className="button button-plain mt-4" onClick={() => ask({ what: 'others' })}>
          End all others
        </button>
      ) : (
        <p className="mt-3 text-muted">You are signed in nowhere else.</p>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={asking?.what === 'one' ? 'End this session?' : 'End all others?'}
        text={
          asking?.what === 'one'
            ? `${asking.session.device} is signed out and has to sign in again.`
            : `This ends ${othersText(others.length)}. You stay signed in here.`
        }
        confirm={asking?.what === 'one' ? 'End the session' : 'End them all'}
        cancel="Keep"
        onConfirm={() => (asking?.what === 'one' ? endOne(asking.session) : endOthers())}
      />
    </div>
  );
}
