import { messages } from '../../contract/messages.ts';
import { BusyButton } from './BusyButton.tsx';
import { Unsaved } from './Unsaved.tsx';

type Props = { label: string; isSaving: boolean; failure: string | undefined };

/** The end of a form: why it was not saved, and the save button. */
export function SaveButton({ label, isSaving, failure }: Props) {
  return (
    <>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure && <Unsaved failure={failure} kept="What you typed is still here." />}
      </p>
      <BusyButton type="submit" data-replay className="button button-accent w-full sm:w-auto sm:min-w-44" isBusy={isSaving}>
        {isSaving ? messages.pleaseWait : label}
      </BusyButton>
    </>
  );
}
