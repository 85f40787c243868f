import { useEffect, useId, useRef, useState } from 'react';
import { categories, type Category } from '../../contract/search.ts';
import { anyCategory, categoryLabels } from './category-labels.ts';
import { CategoryList } from './CategoryList.tsx';
import { cell, cellInput, cellLabel } from './field-style.ts';
import { nextOption } from './next-option.ts';
import { ScriptedField } from './ScriptedField.tsx';

type Props = { value: Category | ''; isHydrated: boolean; onChoose: (category: Category) => void };

/**
 * Opens on focus or click; closes on Escape, on leaving it and on a click elsewhere. The focus stays on the button, so that Tab goes on to
 * the next field. Without scripts a native select is shown. Own code because spec §4 wants it to open on focus, and Base UI's Select moves
 * the focus into its list.
 */
export function CategoryPicker({ value, isHydrated, onChoose }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [active, setActive] = useState<number>();
  const isOpen = active !== undefined;
  const open = () => setActive((was) => was ?? Math.max(0, categories.indexOf(value as Category)));
  // Safari does not focus a clicked button.
  const click = () => {
    button.current?.focus();
    open();
  };
  const close = () => setActive(undefined);

  // The focus event that started hydration happened before React listened.
  useEffect(() => {
    if (document.activeElement === button.current) open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only on hydration, not when the value changes later
  }, []);

  function press(event: React.KeyboardEvent) {
    if (event.key === 'Escape') return close();
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const next = isChoice
      ? active
      : nextOption(
          categories.map((name) => categoryLabels[name]),
          active,
          event.key,
        );
    if (next === undefined && !isChoice) return;
    event.preventDefault();
    const chosen = isChoice && next !== undefined ? categories[next] : undefined;
    if (chosen) {
      close();
      onChoose(chosen);
    } else setActive(next ?? 0);
  }

  return (
    <div className={cell}>
      <span id={`${id}-label`} className={cellLabel}>
        Category
      </span>
      <noscript>
        <select name="category" className={cellInput} defaultValue={value} aria-labelledby={`${id}-label`}>
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryLabels[category]}
            </option>
          ))}
        </select>
      </noscript>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-activedescendant={isOpen ? `${id}-list-${active}` : undefined}
        className={`${cellInput} flex items-center justify-between text-left after:absolute after:inset-0 noscript:hidden`}
        onFocus={open}
        onClick={click}
        onBlur={close}
        onKeyDown={press}
      >
        <span id={`${id}-value`} className={value ? '' : 'text-muted'}>
          {value ? categoryLabels[value] : anyCategory}
        </span>
        <svg className="size-3.5 shrink-0" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <path d="m2 4 4 4 4-4" />
        </svg>
      </button>
      <CategoryList
        id={`${id}-list`}
        value={value}
        active={active}
        onPoint={setActive}
        onChoose={(category) => {
          close();
          onChoose(category);
        }}
      />
      {value && <ScriptedField isHydrated={isHydrated} name="category" value={value} />}
    </div>
  );
}
