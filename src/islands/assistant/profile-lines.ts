import type { AssistantProfile } from '../../contract/assistant/profile.ts';
import { activities, allergens, bodyParts, dietPatterns, equipment, levels, sexes } from '../../contract/assistant/words.ts';

const list = <T extends string>(keys: readonly T[], named: Record<T, string>) => keys.map((key) => named[key]).join(', ');
const one = <T extends string>(key: T | null | undefined, named: Record<T, string>) => (key ? named[key] : '');
const measured = (amount: number | null | undefined, unit: string) => (amount ? `${amount} ${unit}` : '');

/** What the assistant remembers of somebody, as names and values; empty where nothing is known. */
export function profileLines(told: AssistantProfile): { name: string; value: string }[] {
  return [
    { name: 'Age', value: measured(told.age, 'years') },
    { name: 'Sex', value: one(told.sex, sexes) },
    { name: 'Height', value: measured(told.heightCm, 'cm') },
    { name: 'Weight', value: measured(told.weightKg, 'kg') },
    { name: 'Activity', value: told.activity ? activities[told.activity].name : '' },
    { name: 'Level', value: one(told.level, levels) },
    { name: 'Eats', value: list(told.patterns, dietPatterns) },
    { name: 'Allergies', value: list(told.allergens, allergens) },
    { name: 'Injuries', value: list(told.injuries, bodyParts) },
    { name: 'Equipment', value: list(told.equipment, equipment) },
  ].filter(({ value }) => value !== '');
}
