import { useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { removeOrganisationImage } from '../../contract/organisations.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { pictureAddress } from '../shared/picture-address.ts';
import { showToast } from '../shared/toast.ts';

/** An organisation's pictures, with buttons to delete them and a link to /editImage to add one. */
export function OrganisationPictures({ name, images: first }: { name: string; images: readonly string[] }) {
  const [images, setImages] = useState(first);
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  async function remove() {
    if (!chosen) return;
    const { response } = await askSignedIn(removeOrganisationImage, { image: chosen });
    setImages(response.images);
    void showToast(messages.pictureTakenAway, 'success');
  }
  return (
    <div className="space-y-5">
      {images.length > 0 && (
        <ul className="grid at-most-2 gap-4 sm:grid-cols-4">
          {images.map((image, at) => (
            <li key={image} className="space-y-2">
              <img
                className="aspect-square w-full rounded-card object-cover"
                src={pictureAddress(image, 300)}
                alt={`${name}, picture ${at + 1}`}
                width={300}
                height={300}
                loading="lazy"
              />
              <button
                type="button"
                className="button button-plain w-full"
                aria-label={`Delete picture ${at + 1}`}
                onClick={() => {
                  setChosen(image);
                  setAsking(true);
                }}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      {images.length < limits.organisationPictures ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <a className={`button ${images.length === 0 ? 'button-accent' : 'button-plain'}`} href="/editImage">
            Add a picture
          </a>
          <p className="text-muted">
            <span className="numerals">{images.length}</span> of <span className="numerals">{limits.organisationPictures}</span>. The first
            one is your face.
          </p>
        </div>
      ) : (
        <p className="text-muted">There is room for no more. Delete one, and you can add another.</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete the picture?"
        text="It is gone from your page at once."
        confirm="Delete it"
        onConfirm={remove}
      />
    </div>
  );
}
