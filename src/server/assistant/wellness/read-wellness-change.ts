import {
  wellnessAreas,
  type WellnessArea,
  type WellnessChange,
  type WellnessPlan,
  type WellnessRequest,
} from '../../../contract/assistant/wellness.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { isAsking, namedIn, numberIn, swapWords } from '../part/index.ts';

/** The words for each area in English and Roman Hindi. */
const areaWords: Readonly<Record<WellnessArea, RegExp>> = {
  sleep: /\b(sleep|neend|sona)\b|नींद/i,
  movement: /\b(movement|moving|walk|exercise|chalna)\b/i,
  step: /\b(small steps?|motivation|chhote kadam)\b/i,
  breathing: /\b(breath|breathing|saans)\b|साँस/i,
  connection: /\b(connection|friends|lonely|dost)\b|दोस्त/i,
  worry: /\b(worry|worries|chinta|fikar)\b|चिंता/i,
  thoughts: /\b(thoughts|writing|soch)\b/i,
  values: /\b(values|what matters)\b/i,
  nerves: /\b(nerves|nervous before|match day nerves|ghabrahat)\b|घबराहट/i,
};
const areas = Object.keys(wellnessAreas) as WellnessArea[];
const inDays = /\b(?:match|game)\b.*\b(?:in|after)\s+(\w+)\s+days?\b|\b(\w+)\s+din\s+(?:baad|mein)\b.*\bmatch\b/i;

function meant(text: string, plan: WellnessPlan, { minutesPerDay, focus }: WellnessRequest): WellnessChange | undefined {
  const items = plan.days.flatMap((day) => day.items);
  const named = swapWords.test(text) ? namedIn(text, items) : undefined;
  if (named) return { verb: 'swap', itemKey: named.key };
  if (/\b(no|without|cancelled|nahi)\b.*\bmatch\b|\bmatch\b.*\b(cancelled|off|nahi)\b/i.test(text))
    return { verb: 'match', matchInDays: null };
  const until = inDays.exec(text);
  const days = numberIn(until?.[1] ?? until?.[2]);
  if (days !== undefined && days <= 13) return { verb: 'match', matchInDays: days };
  if (/\bmatch\b.*\b(tomorrow|kal)\b|\b(tomorrow|kal)\b.*\bmatch\b/i.test(text)) return { verb: 'match', matchInDays: 1 };
  const minutes = numberIn(/\b(\w+)\s+min(?:ute)?s?\b/i.exec(text)?.[1]);
  const within = (wanted: number): WellnessChange => ({ verb: 'minutes', minutesPerDay: Math.min(60, Math.max(5, wanted)) });
  if (minutes !== undefined) return within(minutes);
  if (/\b(shorter|less|smaller|too much|kam|chhota|chota)\b/i.test(text)) return within(Math.round(minutesPerDay / 2));
  if (/\b(longer|zyada|jyada|lamba)\b/i.test(text)) return within(minutesPerDay + 10);
  if (!/\b(more|focus|help with|about|on|par|ke liye|zyada|madad)\b/i.test(text)) return undefined;
  const wanted = areas.filter((area) => areaWords[area].test(text));
  return wanted.length > 0 ? { verb: 'focus', focus: [...new Set([...wanted, ...focus])].slice(0, 3) } : undefined;
}

/** The change that words ask for in a wellness plan; undefined if they ask for none. */
export function readWellnessChange(text: string, plan: WellnessPlan, request: WellnessRequest): WellnessChange | undefined {
  return isAsking(text) ? undefined : meant(text, plan, request);
}

/** The answer in the conversation after a change. */
export function wellnessChangeAnswer(change: WellnessChange, language: PlanLanguage): string {
  const inLanguage = (english: string, hindi: string) => (language === 'hindi' ? hindi : english);
  switch (change.verb) {
    case 'minutes':
      return inLanguage(
        `A day takes at most ${change.minutesPerDay} minutes now.`,
        `अब दिन में ज़्यादा से ज़्यादा ${change.minutesPerDay} मिनट हैं।`,
      );
    case 'focus': {
      const named = change.focus.map((area) => wellnessAreas[area].toLowerCase()).join(', ');
      return inLanguage(`The two weeks turn around this now: ${named}.`, 'अब दो हफ़्ते उसी के इर्द-गिर्द हैं जो आपने कहा।');
    }
    case 'match':
      return change.matchInDays === null
        ? inLanguage('The days are planned without a match now.', 'अब दिन बिना मैच के हैं।')
        : inLanguage('The days before the match have something for the nerves now.', 'मैच से पहले के दिनों में अब घबराहट के लिए भी कुछ है।');
    case 'swap':
      return inLanguage('I put something else in its place.', 'उसकी जगह कुछ और रख दिया।');
  }
}
