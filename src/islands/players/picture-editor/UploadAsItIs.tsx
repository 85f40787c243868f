import { useEffect, useRef } from 'react';
import { messages } from '../../../contract/messages.ts';
import { loginAddress } from '../../../contract/return-path.ts';
import { useTexts, type Goal } from './goal.ts';
import { UploadProblem } from './UploadProblem.tsx';
import { useUpload } from './use-upload.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = { file: File; goal: Goal; onAnother: () => void };

/** Uploads a HEIC that this browser cannot show: the server decodes it and crops it to its middle. */
export function UploadAsItIs({ file, goal, onAnother }: Props) {
  const { upload, send } = useUpload(goal);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isUploading = upload.step === 'uploading';
  return (
    <section aria-labelledby="unshowable-title" className="drop-zone">
      <h2 ref={title} id="unshowable-title" tabIndex={-1} className="text-2xl outline-none">
        {messages.pictureUnreadable}
      </h2>
      <p className="max-w-[44ch] text-chalk-muted">
        {goal.for !== 'disk'
          ? 'It is a HEIC, as phones write them. We can still use it: it is sent as it is, and cut to a square around its middle.'
          : 'It is a HEIC, as phones write them. Save it as a JPEG on your phone first. For your profile we can open it ourselves, once you are signed in.'}
      </p>
      <UploadProblem upload={upload} />
      <div className="flex flex-wrap justify-center gap-3">
        {goal.for !== 'disk' && (
          <BusyButton className="button button-accent" isBusy={isUploading} onClick={() => void send(() => Promise.resolve(file))}>
            {isUploading ? messages.pleaseWait : useTexts[goal.for]}
          </BusyButton>
        )}
        {goal.for === 'disk' && !goal.isSignedIn && (
          <a className="button button-plain" href={loginAddress('/editImage')}>
            Login
          </a>
        )}
        <BusyButton className="button button-plain" isBusy={isUploading} onClick={onAnother}>
          Another picture
        </BusyButton>
      </div>
    </section>
  );
}
