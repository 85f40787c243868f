import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { bestSizePx, cutOut, saveToDisk } from './draw-picture.ts';
import type { Edit } from './edit.ts';
import type { Goal } from './goal.ts';
import type { OpenedPicture } from './open-file.ts';
import { UploadProblem } from './UploadProblem.tsx';
import { useUpload } from './use-upload.ts';

type Props = { picture: OpenedPicture; edit: Edit; goal: Goal; onAnother: () => void };

/** What becomes of the picture: the profile's, or a file on the visitor's own disk. */
export function FinishButtons({ picture, edit, goal, onAnother }: Props) {
  const { upload, send } = useUpload(goal);
  const isUploading = upload.step === 'uploading';
  const best = bestSizePx(picture, edit);
  const sizes = [...new Set([best, limits.profilePhotoPx])];
  return (
    <div className="space-y-3 border-t border-pitch-line pt-5">
      {goal.for !== 'disk' && (
        <button
          type="button"
          className="button button-accent min-h-13 w-full text-lg"
          disabled={isUploading}
          onClick={() => void send(() => cutOut(picture, edit, best))}
        >
          {isUploading ? messages.pleaseWait : goal.for === 'team' ? 'Use as team logo' : 'Use as profile picture'}
        </button>
      )}
      <UploadProblem upload={upload} />
      <div className="grid grid-cols-2 gap-2">
        {sizes.map((size, at) => (
          <button
            key={size}
            type="button"
            className={`button px-2 max-[24rem]:text-sm ${goal.for === 'disk' && at === 0 ? 'button-accent' : 'button-plain'}`}
            onClick={() => void cutOut(picture, edit, size).then(saveToDisk)}
          >
            Save {size} x {size}
          </button>
        ))}
        <button type="button" className="button button-plain col-span-2" disabled={isUploading} onClick={onAnother}>
          Another picture
        </button>
      </div>
      {goal.for === 'disk' && !goal.isSignedIn && (
        <p className="text-chalk-muted">
          Nothing was sent anywhere. Save it, then{' '}
          <a className="font-semibold text-chalk underline underline-offset-4" href={loginAddress('/profileSettings')}>
            login
          </a>{' '}
          to use it in your profile.
        </p>
      )}
    </div>
  );
}
