import { sportName } from '../sports.ts';
import { hindiFood, hindiNames } from './constraint-names.ts';
import { labelOfMeals } from './meal-labels.ts';
import { goals, healthConditions, type Constraint } from './constraints.ts';
import { labelOfQuiet } from './quiet-wishes.ts';
import { labelOfTraining } from './training-labels.ts';
import { allergens, bodyParts, dietPatterns, equipment, levels, sexes, type Equipment, type PlanLanguage } from './words.ts';

const named = {
  allergen: allergens,
  pattern: dietPatterns,
  injury: bodyParts,
  condition: healthConditions,
  goal: goals,
  level: levels,
  sex: sexes,
} as const;
/** The name of a value in a language. */
export const nameOf = (type: keyof typeof named, value: string, language: PlanLanguage): string =>
  (language === 'hindi' ? hindiNames[type][value] : undefined) ?? (named[type] as Readonly<Record<string, string>>)[value] ?? value;
/** The name of a piece of equipment in a language. */
export const nameOfEquipment = (value: Equipment, language: PlanLanguage): string =>
  (language === 'hindi' ? hindiNames.equipment[value] : undefined) ?? equipment[value];

/** The label of a chip: 'No peanut', 'Careful with: Knee', '20 minutes'. */
export function labelOf(one: Constraint, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  switch (one.type) {
    case 'foodOn':
    case 'foodAt':
    case 'wantAt':
    case 'sportAt':
    case 'foodTimes':
    case 'minutesAt':
    case 'served':
    case 'carbGrams':
    case 'rupees':
    case 'noTool':
    case 'patternOn':
    case 'fastOn':
    case 'eatBetween':
    case 'cooking':
    case 'mealMinutes':
    case 'carbs':
    case 'budget':
    case 'pace':
    case 'protein':
    case 'proteinPerKg':
    case 'mealAt':
    case 'more':
    case 'servings':
    case 'meal':
    case 'trait':
    case 'mostKcal':
    case 'leastProtein':
    case 'have':
    case 'lack':
      return labelOfMeals(one, language);
    case 'allergen': {
      const name = nameOf('allergen', one.value, language);
      return inLanguage(`No ${name.toLowerCase()}`, `${name} नहीं`);
    }
    case 'avoid':
      return inLanguage(`No ${one.value}`, `${hindiFood(one.value)} नहीं`);
    case 'like':
      return inLanguage(`Likes ${one.value}`, `पसंद: ${hindiFood(one.value)}`);
    case 'pattern':
    case 'goal':
    case 'level':
    case 'sex':
      return nameOf(one.type, one.value, language);
    case 'injury':
      return inLanguage(`Careful with: ${bodyParts[one.value]}`, `ध्यान रखें: ${nameOf('injury', one.value, language)}`);
    case 'condition':
      return inLanguage(`Careful with: ${healthConditions[one.value]}`, `ध्यान रखें: ${nameOf('condition', one.value, language)}`);
    case 'equipment':
      return one.value === 'none' ? inLanguage('No equipment', 'कोई उपकरण नहीं') : nameOfEquipment(one.value, language);
    case 'without':
      return inLanguage(`No ${equipment[one.value].toLowerCase()}`, `${nameOfEquipment(one.value, language)} नहीं`);
    case 'sport':
      return sportName(one.value) ?? String(one.value);
    case 'minutes':
      return inLanguage(`${one.value} minutes`, `${one.value} मिनट`);
    case 'days':
      return inLanguage(one.value === 1 ? '1 day a week' : `${one.value} days a week`, `हफ्ते में ${one.value} दिन`);
    case 'meals':
      return inLanguage(`${one.value} meals a day`, `दिन में ${one.value} बार भोजन`);
    case 'age':
      return inLanguage(`${one.value} years old`, `उम्र ${one.value} साल`);
    case 'weightKg':
      return inLanguage(`${one.value} kg`, `${one.value} किलो`);
    case 'heightCm':
      return inLanguage(`${one.value} cm tall`, `लंबाई ${one.value} सेमी`);
    case 'kcal':
      return inLanguage(`${one.value} kcal a day`, `दिन में ${one.value} कैलोरी`);
    case 'noExercise':
    case 'wantExercise':
    case 'movement':
    case 'focus':
    case 'leaveOut':
    case 'style':
    case 'trainOn':
    case 'restOn':
    case 'matchOn':
    case 'practiceOn':
    case 'spread':
    case 'mostDays':
    case 'mostExercises':
    case 'mostSets':
    case 'restFor':
    case 'repsOf':
    case 'split':
    case 'trainFirst':
    case 'minutesOn':
    case 'dayPart':
    case 'blockMinutes':
    case 'lift':
    case 'timesAWeek':
    case 'longRunOn':
    case 'onlyEquipment':
    case 'pastInjury':
    case 'trainFor':
      return labelOfTraining(one, language);
    case 'mind':
    case 'quietly':
    case 'sitAs':
    case 'noPractice':
    case 'wantPractice':
    case 'practiseAt':
    case 'life':
      return labelOfQuiet(one, language);
  }
}
