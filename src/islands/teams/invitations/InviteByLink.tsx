import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { isForOne, makeInvitationLink, type Invitation, type InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { addInvitation } from '../../../stores/invitations.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { EndInvitation } from './EndInvitation.tsx';
import type { DeskTeam } from './InvitationDesk.tsx';
import { EndedLinks } from './EndedLinks.tsx';
import { LinkCard } from './LinkCard.tsx';
import { loadLater } from '../../shared/load-later.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = {
  team: DeskTeam;
  places: readonly InvitedAs[];
  invitations: readonly Invitation[];
  onMade: () => void;
  onEnded: () => void;
};
const useQrScreen = loadLater(() => import('./QrScreen.tsx'));

type State = { step: 'idle'; failure?: string } | { step: 'making' };

/** What a link's card needs while it is being made, to keep its room. */
const expectedLink = (as: InvitedAs) => ({
  as,
  member: null,
  isForOne: isForOne(as),
  uses: 0,
  expiresAt: new Date(Date.now() + limits.invitationDays * 86_400_000).toISOString(),
  link: { path: '', code: '000-0000' },
  mayRevoke: true,
});

/** Invitation links with a code and a QR code: for a group chat, the phone, or a notice board. */
export function InviteByLink({ team, places, invitations, onMade, onEnded }: Props) {
  const [as, setAs] = useState<InvitedAs>(places[0] ?? 'player');
  const [state, setState] = useState<State>({ step: 'idle' });
  const [shown, setShown] = useState<Invitation>();
  const [ending, setEnding] = useState<Invitation>();
  const loaded = useQrScreen(shown !== undefined);
  const links = invitations.filter(({ kind, state: where }) => kind === 'link' && where === 'pending');
  const isMaking = state.step === 'making';

  async function make() {
    setState({ step: 'making' });
    try {
      const { response: made } = await askSignedIn(makeInvitationLink, { team_id: team.id, as });
      addInvitation(team.id, made);
      setState({ step: 'idle' });
      onMade();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', failure: error.message });
    }
  }

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end gap-3">
        <PlaceSelect label="Whoever has it joins as" places={places} chosen={as} onChoose={setAs} className="grow sm:max-w-56" />
        <BusyButton data-replay className="button button-accent max-sm:w-full" isBusy={isMaking} onClick={() => void make()}>
          {isMaking ? messages.pleaseWait : 'Make a link'}
        </BusyButton>
        <p className="w-full text-sm text-muted">
          It ends after {limits.invitationDays} days, or when you end it. For a coach or a manager it works once.
        </p>
      </div>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {state.step === 'idle' ? state.failure : ''}
      </p>
      {links.length === 0 && !isMaking ? (
        <p className="border-y border-line py-6 text-muted">No link is open. Make one, and a code and a QR code come with it.</p>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {/* The newest stands first; its room is kept, so that nothing moves when it is there. */}
          {isMaking && <LinkCard isExpected invitation={expectedLink(as)} teamName={team.name} />}
          {links.map((link) => (
            <LinkCard key={link.id} invitation={link} teamName={team.name} onShow={() => setShown(link)} onEnd={() => setEnding(link)} />
          ))}
        </ul>
      )}
      <EndedLinks links={invitations.filter(({ kind, state: where }) => kind === 'link' && where === 'ended')} />
      {loaded && <loaded.QrScreen teamName={team.name} invitation={shown} onClose={() => setShown(undefined)} />}
      <EndInvitation team={team} invitation={ending} onClose={() => setEnding(undefined)} onEnded={onEnded} />
    </div>
  );
}
