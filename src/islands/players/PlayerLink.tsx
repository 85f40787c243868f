import { useState, type MouseEvent } from 'react';
import { ask } from '../../api-client/ask.ts';
import { getPlayerProfile } from '../../contract/players.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { ProfileRefused, ProfileSkeleton } from '../shared/ProfileStates.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { PlayerProfile } from './PlayerProfile.tsx';

type Props = { id: string; name: string; href: string };

/** A player's name in a list: a link to the profile on the page, and the player popup where scripts run. */
export function PlayerLink({ id, name, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [answered, retry] = useAnswer(isOpen, async () => (await ask(getPlayerProfile, { id })).response);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={href} data-replay onClick={open} className="after:absolute after:inset-0 hover:underline">
        {name}
      </a>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Player">
        {answered.step === 'loading' && <ProfileSkeleton what="player" />}
        {answered.step === 'refused' && <ProfileRefused text={answered.text} isGone={answered.code === 'noSuchPlayer'} onRetry={retry} />}
        {answered.step === 'here' && <PlayerProfile profile={answered.value} />}
      </Dialog>
    </>
  );
}
