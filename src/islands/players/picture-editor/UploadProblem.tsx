import { loginAddress } from '../../../contract/return-path.ts';
import type { Upload } from './use-upload.ts';

/** Why an upload failed, with a way to sign in again without losing the picture. */
export function UploadProblem({ upload }: { upload: Upload }) {
  return (
    <div role="alert" className="empty:hidden">
      {upload.step === 'failed' && (
        <p className="rounded-card bg-chalk px-4 py-2 font-semibold text-pitch">
          {upload.text}{' '}
          {upload.mustLogin && (
            <a className="underline" href={loginAddress(location.pathname + location.search, 'again')} target="_blank" rel="noopener">
              Login in a new tab, then press the button again
            </a>
          )}
        </p>
      )}
    </div>
  );
}
