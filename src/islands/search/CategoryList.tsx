import { categories, type Category } from '../../contract/search.ts';
import { categoryLabels } from './category-labels.ts';
import { optionRow } from './field-style.ts';

type Props = {
  id: string;
  value: Category | '';
  /** The highlighted option; undefined while the list is closed. */
  active: number | undefined;
  onPoint: (index: number) => void;
  onChoose: (category: Category) => void;
};

/** The open list of the picker. It never gets the focus. */
export function CategoryList({ id, value, active, onPoint, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Category"
      hidden={active === undefined}
      className="card absolute inset-x-0 top-full z-30 mt-1 min-w-44 p-1 shadow-xl"
      onMouseDown={(event) => event.preventDefault()}
    >
      {categories.map((category, index) => (
        <li
          key={category}
          id={`${id}-${index}`}
          role="option"
          aria-selected={category === value}
          className={`${optionRow} ${index === active ? 'bg-sunken' : ''} ${category === value ? 'font-bold' : ''}`}
          onPointerMove={() => onPoint(index)}
          onClick={() => onChoose(category)}
        >
          {categoryLabels[category]}
        </li>
      ))}
    </ul>
  );
}
