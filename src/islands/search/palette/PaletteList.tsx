import { Autocomplete } from '@base-ui/react/autocomplete';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

/** The palette's items by group. The focus stays in the field; Enter opens the highlighted item. */
export function PaletteList() {
  return (
    <Autocomplete.List aria-label="Pages, people and teams" className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2 empty:hidden">
      {({ title, items }: PaletteGroup) => (
        <Autocomplete.Group key={title} items={items}>
          <Autocomplete.GroupLabel className="eyebrow px-3 pt-3 pb-1">{title}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(item: PaletteItem) => (
              <Autocomplete.Item
                key={item.key}
                value={item}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded px-3 outline-none select-none data-highlighted:bg-sunken"
                onClick={() => location.assign(item.href)}
              >
                <span className="min-w-0 truncate font-semibold">{item.label}</span>
                {item.detail && <span className="min-w-0 shrink-[2] truncate text-sm text-muted">{item.detail}</span>}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}
