import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { removeProfileImage } from '../../../contract/pictures.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { ProfilePicture } from '../../shared/ProfilePicture.tsx';
import { showToast } from '../../shared/toast.ts';

type Props = { name: string; photo: string | null; sport: number | undefined };

/** The profile picture, with a link to /editImage to change it and a button to remove it. */
export function PictureSettings({ name, photo: first, sport }: Props) {
  const [photo, setPhoto] = useState(first);
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    await askSignedIn(removeProfileImage, {});
    setPhoto(null);
    await showToast(messages.pictureRemoved, 'success');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <ProfilePicture name={name} picture={photo} sport={sport} isRound />
      <div className="flex flex-wrap gap-3">
        <a className={`button ${photo === null ? 'button-accent' : 'button-plain'}`} href="/editImage?return=%2FprofileSettings">
          {photo === null ? 'Add a picture' : 'Change the picture'}
        </a>
        {photo !== null && (
          <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
            Delete the picture
          </button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete the picture?"
        text="Others will see your initials on the court of your sport."
        confirm="Delete it"
        onConfirm={remove}
      />
    </div>
  );
}
