import type { PaletteGroup, PaletteItem } from './palette-items.ts';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

/** The palette's lines, group by group. The focus stays in the field; `active` is what Enter opens. */
export function PaletteList({ id, groups, active, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label="Pages, people and teams" className="max-h-[min(26rem,60dvh)] overflow-y-auto p-2">
      {groups.map(({ title, items }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title.replaceAll(' ', '-')}`}>
          <p id={`${id}-${title.replaceAll(' ', '-')}`} role="presentation" className="eyebrow px-3 pt-3 pb-1">
            {title}
          </p>
          {items.map((item) => (
            <div
              key={item.key}
              id={`${id}-${item.key.replaceAll(/\W/g, '-')}`}
              ref={item === active ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
              role="option"
              aria-selected={item === active}
              className={`flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded px-3 select-none ${item === active ? 'bg-sunken' : ''}`}
              onPointerMove={() => onPoint(item)}
              onClick={() => onChoose(item)}
            >
              <span className="min-w-0 truncate font-semibold">{item.label}</span>
              {item.detail && <span className="min-w-0 shrink-[2] truncate text-sm text-muted">{item.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
