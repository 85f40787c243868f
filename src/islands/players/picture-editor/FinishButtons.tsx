import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { bestSizePx, writeJpeg, saveToDisk } from './draw-picture.ts';
import type { Edit } from './edit.ts';
import { useTexts, type Goal } from './goal.ts';
import type { OpenedPicture } from './open-file.ts';
import { UploadProblem } from './UploadProblem.tsx';
import { useUpload } from './use-upload.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { picture: OpenedPicture; edit: Edit; goal: Goal; onAnother: () => void };

/** Buttons that upload the picture for its goal, or save it as a file. */
export function FinishButtons({ picture, edit, goal, onAnother }: Props) {
  const { upload, send } = useUpload(goal);
  const isUploading = upload.step === 'uploading';
  const best = bestSizePx(picture, edit);
  const sizes = [...new Set([best, limits.profilePhotoPx])];
  return (
    <div className="space-y-3 border-t border-pitch-line pt-5">
      {goal.for !== 'disk' && (
        <BusyButton
          className="button button-accent min-h-13 w-full text-lg"
          isBusy={isUploading}
          onClick={() => void send(() => writeJpeg(picture, edit, best))}
        >
          {isUploading ? messages.pleaseWait : useTexts[goal.for]}
        </BusyButton>
      )}
      <UploadProblem upload={upload} />
      <div className="grid at-most-2 gap-2">
        {sizes.map((size, at) => (
          <button
            key={size}
            type="button"
            className={`button px-2 max-[24rem]:text-sm ${goal.for === 'disk' && at === 0 ? 'button-accent' : 'button-plain'}`}
            onClick={() => void writeJpeg(picture, edit, size).then(saveToDisk)}
          >
            Save {size} x {size}
          </button>
        ))}
        <BusyButton className="button button-plain col-span-2" isBusy={isUploading} onClick={onAnother}>
          Another picture
        </BusyButton>
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
