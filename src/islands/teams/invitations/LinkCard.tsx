import type { Invitation } from '../../../contract/invitations.ts';
import { Moment } from '../../shared/Moment.tsx';
import { showToast } from '../../shared/toast.ts';
import { linkTitle } from './invited-as-words.ts';

type LinkInvitation = Pick<Invitation, 'as' | 'member' | 'link' | 'mayRevoke' | 'uses' | 'isForOne' | 'expiresAt'>;
type Props = { invitation: LinkInvitation; teamName: string } & (
  | { isExpected: true; onShow?: undefined; onEnd?: undefined }
  | { isExpected?: false; onShow: () => void; onEnd: () => void }
);

const usesWords = (uses: number) => (uses === 0 ? 'Nobody used it yet' : uses === 1 ? 'Used once' : `Used ${uses} times`);

/** An active link: its code in large letters, how often it was used, and its actions. An expected one only keeps the room. */
export function LinkCard({ invitation, teamName, onShow, onEnd, isExpected = false }: Props) {
  const { link, mayRevoke, uses, isForOne, expiresAt } = invitation;
  const what = linkTitle(invitation);

  async function share() {
    if (!link) return;
    const url = `${location.origin}${link.path}`;
    // On a phone the system's share sheet is better than the clipboard.
    const isPhone = matchMedia('(pointer: coarse)').matches && 'share' in navigator;
    try {
      if (isPhone) return await navigator.share({ title: `Join ${teamName}`, url });
      await navigator.clipboard.writeText(url);
      void showToast('The link is copied.', 'success');
    } catch (error) {
      // The share sheet was closed without sharing.
      if (!(error instanceof DOMException) || error.name !== 'AbortError')
        void showToast('This browser does not let us copy. Use the QR code.', 'error');
    }
  }

  return (
    <li aria-hidden={isExpected || undefined} className={`card flex flex-col gap-4 p-5 ${isExpected ? 'invisible' : ''}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{what}</h3>
        <p className="text-sm text-muted">
          {usesWords(uses)}
          {isForOne && ', works once'}
        </p>
      </div>
      {link ? (
        <p className="numerals rounded-card bg-board py-3 text-center text-4xl tracking-[0.08em] text-chalk" data-code>
          {link.code}
        </p>
      ) : (
        <p className="text-muted">Only those who may make such a link see its code.</p>
      )}
      {link && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="button button-plain grow" onClick={() => void share()} aria-label={`Share the link, ${what}`}>
            Share the link
          </button>
          <button type="button" className="button button-plain grow" onClick={onShow} aria-label={`Show the QR code, ${what}`}>
            Show the QR code
          </button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted">
          Open until <Moment at={expiresAt} />
        </p>
        {link && mayRevoke && (
          <button type="button" className="button -mr-4 text-bad hover:bg-sunken" onClick={onEnd} aria-label={`End it: the link, ${what}`}>
            End it
          </button>
        )}
      </div>
    </li>
  );
}
