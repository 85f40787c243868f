import { useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { messages } from '../../../contract/messages.ts';
import { addOrganisationImage } from '../../../contract/organisations.ts';
import { updateProfileImage } from '../../../contract/pictures.ts';
import { updateTeamLogo } from '../../../contract/team-edit.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { doneTexts, type Goal } from './goal.ts';
import { leaveFor } from '../../shared/leave-for.ts';

export type Upload = { step: 'idle' } | { step: 'uploading' } | { step: 'failed'; text: string; mustLogin: boolean };

/** Uploads a picture and returns to the page it is for. After an expired session the work stays, with a link to sign in. */
export function useUpload(goal: Goal) {
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  async function send(makeFile: () => Promise<File>) {
    setUpload({ step: 'uploading' });
    try {
      const image = await makeFile();
      if (goal.for === 'team') await ask(updateTeamLogo, { team_id: goal.team, image });
      else if (goal.for === 'organisation') await ask(addOrganisationImage, { image });
      else await ask(updateProfileImage, { image });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      const text = error.fields['image'] ?? (isOurs ? error.message : messages.updateFailed);
      setUpload({ step: 'failed', text, mustLogin: error.code === 'sessionExpired' });
      return;
    }
    if (goal.for === 'disk') return;
    carryToast({ text: doneTexts[goal.for], kind: 'success' });
    leaveFor(goal.returnTo);
  }
  return { upload, send };
}
