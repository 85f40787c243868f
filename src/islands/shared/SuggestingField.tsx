import { Autocomplete } from '@base-ui/react/autocomplete';
import type { RefObject } from 'react';
import type { SuggestFieldProps } from './SuggestField.tsx';

type Props<T> = SuggestFieldProps<T> & { field: RefObject<HTMLInputElement | null> };

/** The field of `SuggestField` with its list, loaded when it is needed. */
export function SuggestingField<T>(props: Props<T>) {
  const { text, onText, isOpen, onOpen, items, textOf, emptyText, isFirstChosen = false, onChoose, input, field } = props;
  // A restored draft changes the field too; suggestions are shown only while the field has the focus.
  const isFocused = () => document.activeElement === field.current;
  const isShown = isOpen && (items.length > 0 || emptyText !== undefined);
  // Base UI closes a list that is shown. One that is still loading must not open over the field that the user went to.
  const stopWaiting = () => {
    if (!isShown) onOpen(false);
  };
  return (
    <Autocomplete.Root<T>
      items={items}
      filter={null}
      value={text}
      open={isShown}
      onOpenChange={(open) => onOpen(open && isFocused())}
      itemToStringValue={textOf}
      onValueChange={(value, { reason }) => {
        const isChosen = reason === 'item-press';
        if (!isChosen || !onChoose) onText(value);
        if (!isChosen) onOpen(isFocused());
      }}
      autoHighlight={isFirstChosen ? 'always' : false}
    >
      <Autocomplete.Input {...input} ref={field} autoComplete="off" onBlur={stopWaiting} />
      <SuggestList {...props} />
    </Autocomplete.Root>
  );
}

function SuggestList<T>({ textOf, children, listLabel, status, emptyText, onChoose, frame }: SuggestFieldProps<T>) {
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
