import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';

type Props<T> = {
  /** What stands in the field, and what it changes to by typing or by choosing a suggestion. */
  text: string;
  onText: (text: string) => void;
  /** Whether somebody looks for suggestions now: only then need `items` be known. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  items: readonly T[];
  /** What a chosen suggestion puts into the field. Names it among the others too. */
  textOf: (item: T) => string;
  children: (item: T) => ReactNode;
  /** The name of the list, and how many it has for who cannot see it: '5 cities for pun'. */
  listLabel: string;
  status: string;
  /** Shown where there is no suggestion; without it the list stays closed then. */
  emptyText?: string;
  /** Enter takes the first suggestion; otherwise it sends the form until an arrow has chosen one. */
  isFirstChosen?: boolean;
  /** Called in place of `onText` for a chosen suggestion. */
  onChoose?: (item: T) => void;
  /** The box that the list hangs from and stands in; the input and the end of the page otherwise. */
  frame?: RefObject<HTMLElement | null>;
  field?: RefObject<HTMLInputElement | null>;
  input: Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'>;
};

/** A text field with suggestions under it, chosen by arrows and Enter, by a tap or a click. Whatever is typed stays, suggested or not. */
export function SuggestField<T>(props: Props<T>) {
  const { text, onText, isOpen, onOpen, items, textOf, emptyText, isFirstChosen = false, onChoose, input } = props;
  const ownField = useRef<HTMLInputElement>(null);
  const field = props.field ?? ownField;
  // A form puts kept text into its fields; only somebody who is in the field looks for suggestions.
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
