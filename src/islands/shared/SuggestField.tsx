import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

type Props<T> = {
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

/** A text field with suggestions, chosen by arrow keys and Enter or by a click. Any typed text stays, suggested or not. */
export function SuggestField<T>(props: Props<T>) {
  const { text, onText, isOpen, onOpen, items, textOf, emptyText, isFirstChosen = false, onChoose, input } = props;
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  // A restored draft changes the field too; suggestions are shown only while the field has the focus.
  const isFocused = () => document.activeElement === field.current;
  return (
    <Autocomplete.Root<T>
      items={items}
      filter={null}
      value={text}
      open={isOpen && (items.length > 0 || emptyText !== undefined)}
      onOpenChange={(open) => onOpen(open && isFocused())}
      itemToStringValue={textOf}
      onValueChange={(value, { reason }) => {
        const isChosen = reason === 'item-press';
        if (!isChosen || !onChoose) onText(value);
        if (!isChosen) onOpen(isFocused());
      }}
      autoHighlight={isFirstChosen ? 'always' : false}
    >
      <Autocomplete.Input {...input} ref={field} autoComplete="off" />
      <SuggestList {...props} />
    </Autocomplete.Root>
  );
}

function SuggestList<T>({ textOf, children, listLabel, status, emptyText, onChoose, frame }: Props<T>) {
  return (
    <Autocomplete.Portal container={frame}>
      <Autocomplete.Positioner anchor={frame} className="z-50 outline-none" sideOffset={4} align="start">
        <Autocomplete.Popup className="card max-h-(--available-height) w-(--anchor-width) max-w-(--available-width) min-w-60 overflow-y-auto p-1 text-ink shadow-xl">
          <Autocomplete.Status className="visually-hidden">{status}</Autocomplete.Status>
          <Autocomplete.Empty className="px-3 py-2 text-muted empty:hidden">{emptyText}</Autocomplete.Empty>
          <Autocomplete.List aria-label={listLabel}>
            {(item: T, index: number) => (
              <Autocomplete.Item
                key={`${textOf(item)} ${index}`}
                value={item}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded px-3 outline-none select-none data-highlighted:bg-sunken"
                onClick={() => onChoose?.(item)}
              >
                {children(item)}
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </Autocomplete.Popup>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  );
}
