import type { DietPlan } from '../../../../contract/assistant/diet.ts';
import { Fold } from '../../parts/Fold.tsx';
import { useWords } from '../../parts/in-language.tsx';

/** What to buy for the week, by aisle. */
export function ShoppingList({ aisles }: { aisles: DietPlan['shopping'] }) {
  const words = useWords();
  const count = aisles.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Fold title={words.diet.shoppingOfWeek} detail={words.diet.things(count)}>
      <div className="columns-1 gap-8 sm:columns-2 xl:columns-3 print:columns-3">
        {aisles.map(({ aisle, name, items }) => (
          <div key={aisle} className="mb-6 break-inside-avoid">
            <h4 className="text-lg font-semibold">{name}</h4>
            <ul className="mt-1 divide-y divide-line">
              {items.map((item) => (
                <li key={item.id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 print:min-h-0">
                  <span>
                    {item.name}
                    {item.isPantry && <span className="ml-1 text-sm text-muted">({words.diet.pantry})</span>}
                  </span>
                  <span className="numerals whitespace-nowrap text-muted">{item.shown}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Fold>
  );
}
