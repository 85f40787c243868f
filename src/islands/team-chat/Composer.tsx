import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { chatLimits } from '../../contract/chat-limits.ts';
import type { ChatMessage } from '../../contract/team-chat.ts';
import { formerMember } from './conversation-words.ts';
import { choicesFor, typedMention, withChoice, withMentions, withNames, type Mentionable } from './mention-choice.ts';
import { plainText } from './MessageText.tsx';

/** What the composer is about besides a new message: an answer to one, or a change of one. */
export type Occasion = { readonly kind: 'answer' | 'edit'; readonly message: ChatMessage } | undefined;
export type ComposerHandle = { readonly focus: () => void; readonly write: (text: string) => void };

type Props = {
  ref: Ref<ComposerHandle>;
  draft: string;
  all: readonly Mentionable[];
  occasion: Occasion;
  /** Sends the text. */
  onSend: (text: string) => void;
  onTyped: (text: string) => void;
  onCancel: () => void;
};

const keepsNewLines = () => matchMedia('(pointer: coarse)').matches;

/** The field in which a message is written. Enter sends it, except on touch screens; '@' offers the people of the conversation. */
export function Composer({ ref, draft, all, occasion, onSend, onTyped, onCancel }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const [mention, setMention] = useState<{ choices: readonly Mentionable[]; at: number }>({ choices: [], at: 0 });
  const [tooLong, setTooLong] = useState(0);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    write: (text) => {
      if (field.current) field.current.value = withNames(text, all);
      look();
    },
  }));
  // What was typed before the island was hydrated is in the field already.
  const lookAtFirst = useEffectEvent(() => look());
  useEffect(() => lookAtFirst(), []);

  function look(): void {
    const { value = '', selectionStart } = field.current ?? {};
    const typed = typedMention(value, selectionStart ?? value.length);
    setMention({ choices: typed === undefined || document.activeElement !== field.current ? [] : choicesFor(typed, all), at: 0 });
    setTooLong(Math.max(0, withMentions(value.trim(), all).length - chatLimits.messageLength));
  }
  function choose(chosen: Mentionable | undefined): void {
    if (!field.current || !chosen) return;
    const { text, caret } = withChoice(field.current.value, field.current.selectionStart, chosen);
    field.current.value = text;
    field.current.setSelectionRange(caret, caret);
    field.current.focus();
    setMention({ choices: [], at: 0 });
    onTyped(text);
  }
  function send(): void {
    const text = withMentions(field.current?.value.trim() ?? '', all);
    if (text === '' || text.length > chatLimits.messageLength || !field.current) return;
    field.current.value = '';
    setMention({ choices: [], at: 0 });
    onSend(text);
    field.current.focus();
  }
  function press(event: KeyboardEvent): void {
    const { choices, at } = mention;
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (choices.length > 0 && step !== 0) {
      event.preventDefault();
      setMention({ choices, at: (at + step + choices.length) % choices.length });
    } else if (choices.length > 0 && (event.key === 'Enter' || event.key === 'Tab')) {
      event.preventDefault();
      choose(choices[at]);
    } else if (event.key === 'Escape') {
      if (choices.length > 0) setMention({ choices: [], at: 0 });
      else if (occasion) onCancel();
    } else if (event.key === 'Enter' && !event.shiftKey && !keepsNewLines()) {
      event.preventDefault();
      send();
    }
  }

  return (
    <form
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {occasion && (
        <div className="chat-occasion">
          <p className="min-w-0 grow truncate">
            <span className="font-semibold">
              {occasion.kind === 'edit' ? 'Editing' : `Answer to ${occasion.message.sender?.name ?? formerMember}`}:
            </span>{' '}
            {plainText(occasion.message.text, occasion.message.mentions)}
          </p>
          <button type="button" className="chat-action" onClick={onCancel}>
            Cancel
          </button>
        </div>
      )}
      {mention.choices.length > 0 && (
        <ul id={id} role="listbox" aria-label="People to mention" className="chat-mentions">
          {mention.choices.map((one, at) => (
            <li
              key={one.token}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === mention.at}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(one);
              }}
            >
              @{one.name}
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          className="field chat-field"
          rows={1}
          aria-label="Message"
          placeholder="Message"
          defaultValue={draft}
          aria-autocomplete="list"
          aria-controls={mention.choices.length > 0 ? id : undefined}
          aria-activedescendant={mention.choices.length > 0 ? `${id}-${mention.at}` : undefined}
          aria-describedby={tooLong > 0 ? `${id}-long` : undefined}
          enterKeyHint="send"
          onInput={(event) => {
            look();
            onTyped(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => setMention({ choices: [], at: 0 })}
        />
        <button type="submit" className="button button-accent chat-send" aria-label={occasion?.kind === 'edit' ? 'Save' : 'Send'}>
          <svg
            viewBox="0 0 24 24"
            className="size-6"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M4 12 20 4l-5 16-3.5-6.5z M11.5 13.5 20 4" />
          </svg>
        </button>
      </div>
      <p id={`${id}-long`} role="status" className="text-sm text-bad empty:hidden">
        {tooLong > 0 ? `${tooLong} characters too long.` : ''}
      </p>
    </form>
  );
}
