import type { Muscle } from '../../../contract/assistant/workout-plan.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';
import { joined } from './nutrient-words.ts';

/** The names of exercises for a muscle in a language, with or without equipment. */
export type ListExercises = (muscle: Muscle, isBare: boolean, language: Asked['language']) => readonly string[];

const muscles: readonly (readonly [RegExp, Muscle, english: string, hindi: string])[] = [
  [/ (biceps?|बाइसेप्स|dole|dola) /, 'biceps', 'biceps', 'बाइसेप्स'],
  [/ (triceps?|ट्राइसेप्स) /, 'triceps', 'triceps', 'ट्राइसेप्स'],
  [/ (chest|pecs|pectorals?|seena|chhati|chati|छाती|सीने) /, 'chest', 'the chest', 'छाती'],
  [/ (lower back|kamar|कमर) /, 'lowerBack', 'the lower back', 'कमर'],
  [/ (back|lats?|peeth|pith|पीठ) /, 'back', 'the back', 'पीठ'],
  [/ (shoulders?|delts?|kandhe|kandha|कंधे|कंधा) /, 'shoulders', 'the shoulders', 'कंधे'],
  [/ (abs|core|six pack|tummy|कोर) /, 'core', 'the trunk', 'धड़'],
  [/ (glutes?|butt|hips?|booty|कूल्हे|kulhe) /, 'glutes', 'the glutes', 'कूल्हे'],
  [/ (hamstrings?) /, 'hamstrings', 'the hamstrings', 'जाँघ के पीछे'],
  [/ (quads?|thighs?|legs?|jangh|जांघ|टांग|टांगों|पैरों) /, 'quads', 'the thighs', 'जाँघ'],
  [/ (calf|calves|pindli|पिंडली) /, 'calves', 'the calves', 'पिंडली'],
  [/ (forearms?|grip|wrist) /, 'forearms', 'forearms and grip', 'कलाई और पकड़'],
  [/ (neck|gardan|गर्दन) /, 'neck', 'the neck', 'गर्दन'],
];
const asksList = / (exercise|exercises|workout|workouts|train|training|strengthen|build|grow|moves?|session) /;
const asksFor = / (for|best|which|what|good|how|give|suggest|without|home|at|list|kaunsi|kaun|के|liye|ke) /;
const other =
  / (pain|hurts?|sore|dard|injur\w*|stretch\w*|cramps?|pulled|stiff|sets?|rep|reps|howmuch|day|week|remove|swap|add|no|leg day|plan|दर्द) /;

/** Which exercises of our catalogue train a muscle; undefined for other questions. */
export function exercisesByMuscle({ message: { gloss, foods, days }, language }: Asked, list: ListExercises): FactAnswer | undefined {
  if (!asksList.test(gloss) || !asksFor.test(gloss) || other.test(gloss) || foods.length > 0 || days.length > 0) return undefined;
  const found = muscles.find(([words]) => words.test(gloss));
  if (!found) return undefined;
  const [, muscle, english, hindi] = found;
  const isBare = / (home|without|bodyweight|ghar|घर|bina) /.test(gloss);
  const names = list(muscle, isBare, language);
  if (names.length === 0) return undefined;
  const shown = joined(names, language);
  const bare = isBare ? inLanguage(language, ' without equipment', 'बिना सामान ') : '';
  return {
    text: inLanguage(
      language,
      `For ${english}${bare}: ${shown}. Two or three of them, 2 to 3 sets of 8 to 12, twice a week. Shall I explain one? Say its name.`,
      `${hindi} के लिए ${bare}: ${shown}। इनमें से दो-तीन, 2-3 सेट, 8-12 बार, हफ़्ते में दो बार। कोई समझाऊँ? नाम लिखिए।`,
    ),
    topic: { act: 'exerciseInstead' },
  };
}
