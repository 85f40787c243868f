import { useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { limits } from '../../../contract/limits.ts';
import { useDraft } from '../../shared/use-draft.ts';

type Props = {
  label: string;
  placeholder: string;
  isWorking: boolean;
  /** Resolves to whether it was answered; otherwise the text stays in the field. */
  onSend: (text: string) => Promise<boolean>;
  onStop: () => void;
};

/** On a phone the focus would bring up the keyboard, over the answer that one wants to read. */
const isTouched = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** The input of a conversation: Enter sends, Shift+Enter starts a new line; text that could not be sent stays. */
export function Composer({ label, placeholder, isWorking, onSend, onStop }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(form, 'question');

  async function send() {
    const text = field.current?.value.trim() ?? '';
    if (text === '' || isWorking || !field.current) return;
    field.current.value = '';
    if (await onSend(text)) {
      draft.forget();
      if (!isTouched()) field.current?.focus({ preventScroll: true });
    } else if (field.current && field.current.value === '') field.current.value = text;
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    // `method="post"` keeps the text out of the URL if the browser submits the form before the script is loaded.
    <form
      ref={form}
      method="post"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor="question" className="font-semibold max-sm:text-sm">
        {label}
      </label>
      <div className="mt-1 flex items-end gap-2">
        <textarea
          ref={field}
          id="question"
          name="question"
          rows={1}
          maxLength={limits.chatTextLength}
          placeholder={placeholder}
          className="field field-sizing-content max-h-40 min-h-14 grow resize-y contain-inline-size"
          onKeyDown={onKeyDown}
        />
        {isWorking ? (
          // Not by the second click of a double click on Send, which is in the same place.
          <button type="button" className="button button-plain" onClick={({ detail }) => detail < 2 && onStop()}>
            Stop
          </button>
        ) : (
          <button type="submit" data-replay className="button button-accent">
            Send
          </button>
        )}
      </div>
    </form>
  );
}
