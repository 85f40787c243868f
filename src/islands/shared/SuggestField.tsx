import { useEffectEvent, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { loadLater } from './load-later.ts';

export type SuggestFieldProps<T> = {
  /** The text of the field; `onText` is called on typing and on choosing a suggestion. */
  text: string;
  onText: (text: string) => void;
  /** Whether the user is looking for suggestions; `items` are needed only then. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  items: readonly T[];
  /** The text that a suggestion puts into the field, and the name that screen readers announce. */
  textOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** The accessible name of the list with the number of suggestions: '5 cities for pun'. */
  listLabel: string;
  status: string;
  /** Shown where there are no suggestions; without it the list stays closed. */
  emptyText?: string;
  /** Enter takes the first suggestion; otherwise Enter submits the form until an arrow key has selected one. */
  isFirstChosen?: boolean;
  /** Called instead of `onText` for a chosen suggestion. */
  onChoose?: (item: T) => void;
  /** The element to which the list is attached; by default the input, with the list at the end of the page. */
  frame?: RefObject<HTMLElement | null>;
  field?: RefObject<HTMLInputElement | null>;
  input: Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'>;
};

type Selection = readonly [start: number | null, end: number | null] | undefined;

const useSuggestingField = loadLater(() => import('./SuggestingField.tsx'));

/**
 * A text field with suggestions, chosen by arrow keys and Enter or by a click. Any typed text stays, suggested or not. It is a plain text
 * field until the code for suggestions is loaded; the other field then takes its place with the text, the focus and the selection.
 */
export function SuggestField<T>(props: SuggestFieldProps<T>) {
  const [isWanted, setWanted] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const loaded = useSuggestingField(isWanted);
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  const selection = useRef<Selection>(undefined);
  // A text that is being composed would be lost with its field.
  const isReady = loaded !== undefined && !isComposing;
  useLayoutEffect(() => {
    if (!isReady || !selection.current) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...selection.current);
  }, [isReady, field]);
  if (isReady) return <loaded.SuggestingField {...props} field={field} />;
  return (
    <PlainField
      {...props}
      field={field}
      onFocus={() => setWanted(true)}
      onComposing={setComposing}
      onReplaced={(at) => (selection.current = at)}
    />
  );
}

type PlainProps = Pick<SuggestFieldProps<never>, 'text' | 'onText' | 'onOpen' | 'input'> & {
  field: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onComposing: (isComposing: boolean) => void;
  /** Called before it leaves the page, with its selection if it has the focus. */
  onReplaced: (selection: Selection) => void;
};

function PlainField({ text, onText, onOpen, input, field, onFocus, onComposing, onReplaced }: PlainProps) {
  const leave = useEffectEvent((left: HTMLInputElement | null) =>
    onReplaced(left && document.activeElement === left ? [left.selectionStart, left.selectionEnd] : undefined),
  );
  useLayoutEffect(() => {
    const left = field.current;
    return () => leave(left);
  }, [field]);
  return (
    <input
      {...input}
      ref={field}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded="false"
      aria-haspopup="listbox"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      onFocus={onFocus}
      onBlur={() => onOpen(false)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onChange={({ currentTarget }) => {
        onText(currentTarget.value);
        onOpen(document.activeElement === currentTarget);
      }}
    />
  );
}
