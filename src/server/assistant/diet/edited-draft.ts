import type { DietDraft, DietItemsChange, DietPlan } from '../../../contract/assistant/diet.ts';

/** The draft of a plan with single items replaced, taken out or added; all others keep their amounts. */
export const editedDraft = ({ days }: DietPlan, { edits, adds }: DietItemsChange): DietDraft => ({
  days: days.map(({ meals }, day) => ({
    meals: meals.map(({ key: meal, items }) => {
      const kept = items.flatMap(({ key, id, amount }) => {
        const edit = edits.find((one) => one.key === key);
        return edit ? (edit.to ?? []) : { id, amount };
      });
      const added = adds.filter((one) => one.day === day && one.meal === meal).map(({ id, amount }) => ({ id, amount }));
      return { meal, items: [...kept, ...added] };
    }),
  })),
});
