import type { Asked, FactAnswer } from './fact-answer.ts';
import { inLanguage } from './fact-answer.ts';
import { joined } from './nutrient-words.ts';

/** An exercise of the catalogue in a language, as its card shows it. */
export type ExerciseFact = {
  readonly id: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly how: readonly string[];
  readonly mistake: string;
  readonly muscles: readonly string[];
  readonly helpers: readonly string[];
  readonly equipment: readonly string[];
  readonly easier: string | null;
  readonly harder: string | null;
  readonly instead: readonly string[];
};
export type FindExercise = (text: string, id: string | undefined) => ExerciseFact | undefined;

const asksHow = / (how|technique|form|correct|properly|right way|steps|teach|explain|show|perform) /;
const asksMuscles = / (muscle|muscles|work|works|target|targets|hit|hits|good for|train|trains|body part) /;
const asksInstead = / (instead|insteadofit|substitute|alternative|alternatives|replace|replacement|without|swap for|dont have|no) /;
const asksEasier = / (easier|easy|too hard|regress\w*|beginner|simpler|cant do) /;
const asksHarder = / (harder|advanced|progress\w*|too easy|challenging) /;
const asksMistake = / (mistake|mistakes|wrong|avoid|error|errors) /;
const hurts = / (pain|hurt|hurts|sore|injur\w*|pregnan\w*|ache|aches|sprain\w*|safe|knee|shoulder|neck|bad back|lower back) /;
const often = / (howmuch|how often|how long|when|why|weight|sets?|rep|rest|days?|week|before|after|age|old|kids?) /;

/** How an exercise of our catalogue is done, what it trains, what stands in for it; undefined for other questions. */
export function exerciseFacts({ message, topic, language }: Asked, find: FindExercise): FactAnswer | undefined {
  const { gloss } = message;
  if (hurts.test(gloss) || (often.test(gloss) && !asksMuscles.test(gloss)) || message.foods.length > 0) return undefined;
  const isOpen = [asksHow, asksMuscles, asksInstead, asksEasier, asksHarder, asksMistake].some((words) => words.test(gloss));
  const ofBefore = (message.refersBack || message.rest.length < 2) && topic?.exercise ? topic.exercise : undefined;
  const exercise = isOpen ? find(message.text, ofBefore) : undefined;
  if (!exercise) return undefined;
  const { name, how, mistake, muscles, helpers, easier, harder, instead } = exercise;
  const about = (act: 'exerciseHow' | 'exerciseMuscles' | 'exerciseInstead') => ({ act, exercise: exercise.id }) as const;
  if (asksInstead.test(gloss) && instead.length > 0)
    return {
      text: inLanguage(
        language,
        `Instead of ${name} you can do ${joined(instead, language)}: they train the same.`,
        `${name} की जगह ${joined(instead, language)} कर सकते हैं: वही पेशियाँ।`,
      ),
      topic: about('exerciseInstead'),
    };
  if (asksEasier.test(gloss))
    return {
      text: easier
        ? inLanguage(language, `An easier version of ${name}: ${easier}.`, `${name} का आसान रूप: ${easier}।`)
        : inLanguage(
            language,
            `${name} has no easier version in our catalogue; do fewer repetitions, or hold on to something.`,
            `${name} का आसान रूप सूची में नहीं है; कम बार कीजिए, या सहारा लीजिए।`,
          ),
      topic: about('exerciseInstead'),
    };
  if (asksHarder.test(gloss))
    return {
      text: harder
        ? inLanguage(language, `A harder version of ${name}: ${harder}.`, `${name} का कठिन रूप: ${harder}।`)
        : inLanguage(
            language,
            `${name} is the hardest of its kind in our catalogue; add weight or slow it down.`,
            `${name} अपनी तरह में सबसे कठिन है; वज़न बढ़ाइए या धीरे कीजिए।`,
          ),
      topic: about('exerciseInstead'),
    };
  if (asksMistake.test(gloss))
    return {
      text: inLanguage(
        language,
        `${name}: the usual mistake is: ${mistake.toLowerCase()}. Do it so: ${how.join('. ')}.`,
        `${name} की आम गलती: ${mistake}। ऐसे कीजिए: ${how.join('। ')}।`,
      ),
      topic: about('exerciseHow'),
    };
  if (asksMuscles.test(gloss) && !asksHow.test(gloss))
    return {
      text: inLanguage(
        language,
        `${name} trains ${joined(muscles, language).toLowerCase()}${helpers.length > 0 ? `, and ${joined(helpers, language).toLowerCase()} help` : ''}.`,
        `${name} में मुख्य: ${joined(muscles, language)}${helpers.length > 0 ? `; साथ में: ${joined(helpers, language)}` : ''}।`,
      ),
      topic: about('exerciseMuscles'),
    };
  return {
    text: [
      `${name}:`,
      ...how.map((step, at) => `${at + 1}. ${step}.`),
      inLanguage(
        language,
        `Avoid: ${mistake.toLowerCase()}. It trains ${joined(muscles, language).toLowerCase()}.`,
        `बचिए: ${mistake}। मुख्य पेशियाँ: ${joined(muscles, language)}।`,
      ),
    ].join('\n'),
    topic: about('exerciseHow'),
  };
}
