import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { limits } from '../../../contract/limits.ts';
import { SaveButton } from '../../shared/SaveButton.tsx';
import { TextField } from '../../shared/TextField.tsx';

type Props = { title: string; onRename: (title: string) => Promise<void> };

/** The form that renames a conversation. */
export function RenameForm({ title, onRename }: Props) {
  const [state, setState] = useState<{ isSaving: boolean; failure?: string }>({ isSaving: false });
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('title');
    if (typeof wanted !== 'string' || wanted.trim() === '') return setState({ isSaving: false, failure: 'Please give it a title.' });
    setState({ isSaving: true });
    try {
      await onRename(wanted.trim());
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ isSaving: false, failure: error.message });
    }
  }
  return (
    <form onSubmit={(event) => void save(event)} className="space-y-4">
      <TextField label="Title" name="title" defaultValue={title} maxLength={limits.chatTitleLength} problem={undefined} />
      <SaveButton label="Save the title" isSaving={state.isSaving} failure={state.failure} />
    </form>
  );
}
