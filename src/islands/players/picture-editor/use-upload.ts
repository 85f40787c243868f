import { useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { messages } from '../../../contract/messages.ts';
import { updateProfileImage } from '../../../contract/pictures.ts';
import { carryToast } from '../../shared/carried-toast.ts';

export type Upload = { step: 'idle' } | { step: 'uploading' } | { step: 'failed'; text: string; mustLogin: boolean };

/** Sends a picture and goes back to where it was wanted. An expired session leaves the work where it is: signing in is offered beside it. */
export function useUpload(returnTo: string) {
  const [upload, setUpload] = useState<Upload>({ step: 'idle' });
  async function send(makeFile: () => Promise<File>) {
    setUpload({ step: 'uploading' });
    try {
      await ask(updateProfileImage, { image: await makeFile() });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      const text = error.fields['image'] ?? (isOurs ? error.message : messages.updateFailed);
      setUpload({ step: 'failed', text, mustLogin: error.code === 'sessionExpired' });
      return;
    }
    carryToast({ text: messages.pictureChanged, kind: 'success' });
    location.assign(returnTo);
  }
  return { upload, send };
}
