import { useState } from 'react';
import { deleteAssistantProfile, type AssistantProfile } from '../../contract/assistant/profile.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { profileLines } from './profile-lines.ts';

/** What the assistant remembers of the viewer from its forms, with a button to delete it. */
export function KeptProfile({ initial }: { initial: AssistantProfile }) {
  const [lines, setLines] = useState(() => profileLines(initial));
  const [isAsking, setAsking] = useState(false);

  async function forget() {
    await askSignedIn(deleteAssistantProfile, {});
    setLines([]);
  }
  return (
    <div>
      {lines.length === 0 ? (
        <p className="text-muted">It remembers nothing of you.</p>
      ) : (
        <>
          <dl className="mb-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-2">
            {lines.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
            Forget all of it
          </button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Forget what you told it?"
        text="The next form starts empty. Plans that you have already stay as they are."
        confirm="Forget it"
        onConfirm={forget}
      />
    </div>
  );
}
