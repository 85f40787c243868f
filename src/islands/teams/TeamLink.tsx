import { useState, type MouseEvent } from 'react';
import { ask } from '../../api-client/ask.ts';
import { getTeamProfile } from '../../contract/teams.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { ProfileRefused, ProfileSkeleton } from '../shared/ProfileStates.tsx';
import { useAnswer } from '../shared/use-answer.ts';
import { TeamProfile } from './TeamProfile.tsx';

type Props = { id: string; name: string; href: string };

/** A team's name in a list: a link to the profile on the page, and the team popup where scripts run. */
export function TeamLink({ id, name, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [answered, retry] = useAnswer(isOpen, async () => (await ask(getTeamProfile, { id })).response);
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
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Team">
        {answered.step === 'loading' && <ProfileSkeleton what="team" />}
        {answered.step === 'refused' && <ProfileRefused text={answered.text} isGone={answered.code === 'noSuchTeam'} onRetry={retry} />}
        {answered.step === 'here' && <TeamProfile profile={answered.value} />}
      </Dialog>
    </>
  );
}
