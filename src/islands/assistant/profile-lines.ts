import type { AssistantProfile } from '../../contract/assistant/profile.ts';
import { activities, allergens, bodyParts, dietPatterns, equipment, levels, sexes } from '../../contract/assistant/words.ts';

const list = <T extends string>(keys: readonly T[], named: Record<T, string>) => keys.map((key) => named[key]).join(', ');
const one = <T extends string>(key: T | null | undefined, named: Record<T, string>) => (key ? named[key] : '');
const measured = (amount: number | null | undefined, unit: string) => (amount ? `${amount} ${unit}` : '');

/** What the assistant remembers of somebody, as names and values; empty where nothing is known. */
export function profileLines(known: AssistantProfile): { name: string; value: string }[] {
  return [
    { name: 'Age', value: measured(known.age, 'years') },
    { name: 'Sex', value: one(known.sex, sexes) },
    { name: 'Height', value: measured(known.heightCm, 'cm') },
    { name: 'Weight', value: measured(known.weightKg, 'kg') },
    { name: 'Activity', value: known.activity ? activities[known.activity].name : '' },
    { name: 'Level', value: one(known.level, levels) },
    { name: 'Eats', value: list(known.patterns, dietPatterns) },
    { name: 'Allergies', value: list(known.allergens, allergens) },
    { name: 'Injuries', value: list(known.injuries, bodyParts) },
    { name: 'Equipment', value: list(known.equipment, equipment) },
  ].filter(({ value }) => value !== '');
}
