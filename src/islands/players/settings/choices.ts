import { genders, levels } from '../../../contract/search.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));

export const genderChoices = choicesOf(genders);
export const levelChoices = choicesOf(levels);
