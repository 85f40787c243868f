import { asClock, distanceIn, minutesIn } from './distance-and-time.ts';
import { inLanguage, type Asked, type FactAnswer } from './fact-answer.ts';

const asksPace =
  /\b(pace|speed|fast|average|avg|kmph|km\/?h|kph|raftaar|raftar|per km|per mile|splits?|finish|time)\b|रफ़?्?तार|गति|स्पीड|पेस/u;
const perKm = /(\d{1,2}(?:[:.]\d{1,2})?)\s*(?:minutes?|mins?)?\s*(?:\/|per|a|प्रति)\s*(?:km|k|kilomet\w*|किमी)(?![\p{L}/])/u;
const speed = /(\d{1,2}(?:\.\d+)?)\s*(?:km\s*(?:\/|per)\s*h(?:r|our)?|kmph|kph|kmh)/u;
const topic = { act: 'body', about: 'pace' } as const;

/** 5:30 is five minutes and a half, 5.5 too. */
const paceOf = (said: string): number => {
  const [minute = '0', second] = said.split(':');
  return second === undefined ? Number(minute) : Number(minute) + Number(second) / 60;
};

function finish(pace: number, distance: number | undefined, language: Asked['language']): FactAnswer {
  const rest = distance === undefined ? [5, 10, 21.0975, 42.195] : [distance];
  const shown = rest.map((one) => `${Number(one.toFixed(1))} km: ${asClock(one * pace)}`).join(', ');
  return {
    text: inLanguage(
      language,
      `${asClock(pace)} a km is ${(60 / pace).toFixed(1)} km/h. At that pace ${shown}.`,
      `${asClock(pace)} प्रति किमी यानी ${(60 / pace).toFixed(1)} किमी/घंटा। इस रफ़्तार से ${shown.replaceAll('km', 'किमी')}।`,
    ),
    topic,
  };
}

/** The pace and speed of a distance in a time, and the time that a pace or speed makes. */
function pace(text: string, language: Asked['language']): FactAnswer | undefined {
  const saidPace = perKm.exec(text)?.[1];
  const distance = distanceIn(saidPace === undefined ? text : text.replace(perKm, ' '));
  if (saidPace !== undefined && paceOf(saidPace) > 2) return finish(paceOf(saidPace), distance, language);
  const saidSpeed = Number(speed.exec(text)?.[1] ?? 0);
  if (saidSpeed > 2 && asksPace.test(text)) return finish(60 / saidSpeed, distance, language);
  const minutes = minutesIn(text);
  if (!asksPace.test(text) || distance === undefined || minutes === undefined || minutes / distance < 1.5) return undefined;
  const each = minutes / distance;
  return {
    text: inLanguage(
      language,
      `${Number(distance.toFixed(2))} km in ${asClock(minutes)} is ${asClock(each)} a km (${asClock(each * 1.60934)} a mile), or ${(60 / each).toFixed(1)} km/h.`,
      `${asClock(minutes)} में ${Number(distance.toFixed(2))} किमी यानी ${asClock(each)} प्रति किमी, ${(60 / each).toFixed(1)} किमी/घंटा।`,
    ),
    topic,
  };
}

const asksEnergy = / (kcal|burn|kharch) /;
/** For each kg and km: running costs about 1 kcal, walking about half to three quarters, cycling about 0.3. */
const costs = [
  { is: / (walk\w*|paidal|chal\w*|tahal\w*|चल\S*|टहल\S*) /, least: 0.5, most: 0.75, words: ['walking', 'चलने'] },
  { is: / (cycl\w*|bik\w*|साइकिल\S*) /, least: 0.25, most: 0.4, words: ['cycling', 'साइकिल चलाने'] },
  { is: / (run\w*|ran|jog\w*|daud\w*|marathon|दौड\S*) /, least: 0.9, most: 1.1, words: ['running', 'दौड़ने'] },
] as const;
const usualKg = 70;
const toTen = (value: number) => Math.round(value / 10) * 10;

/** The energy of a distance on foot or on a bike. */
function energyOfDistance(text: string, { message, language, weightKg }: Asked): FactAnswer | undefined {
  const distance = distanceIn(text);
  const cost = costs.find(({ is }) => is.test(message.gloss));
  if (distance === undefined || !cost || !asksEnergy.test(message.gloss) || message.foods.length > 0) return undefined;
  const kg = Number(/ (\d{2,3})(?:\.\d+)? kilogram /.exec(message.gloss)?.[1] ?? weightKg ?? usualKg);
  const [least, most] = [toTen(distance * kg * cost.least), toTen(distance * kg * cost.most)];
  const shown = Number(distance.toFixed(1));
  return {
    text: inLanguage(
      language,
      `${shown} km of ${cost.words[0]} burn about ${least} to ${most} kcal at ${kg} kg; the distance counts more than the pace.`,
      `${kg} किलो वज़न पर ${shown} किमी ${cost.words[1]} में लगभग ${least} से ${most} किलो कैलोरी जलती हैं; चाल से ज़्यादा दूरी गिनी जाती है।`,
    ),
    topic: { act: 'body', about: 'burned' },
    sources: [
      {
        title: 'Margaria and others: Energy cost of running, J Appl Physiol 1963;18:367-370',
        summary: 'Running costs about 1 kcal for each kg and km, at any pace; walking about half.',
      },
    ],
  };
}

/** How many steps a distance takes, by a step of 0.7 to 0.78 m. */
function stepsOf(text: string, { message, language }: Asked): FactAnswer | undefined {
  const distance = distanceIn(text);
  if (distance === undefined || !/ (steps?|kadam|कदम) /.test(message.gloss) || / kcal /.test(message.gloss)) return undefined;
  const [least, most] = [0.78, 0.7].map((metres) => (Math.round((distance * 10) / metres) * 100).toLocaleString('en-IN'));
  const shown = Number(distance.toFixed(1));
  const said = inLanguage(
    language,
    `${shown} km is about ${least} to ${most} steps, by your height and stride.`,
    `${shown} किमी में लगभग ${least} से ${most} कदम होते हैं, लंबाई और चाल के हिसाब से।`,
  );
  return { text: said, topic: { act: 'body', about: 'units' } };
}

/** The pace of a run, the time of a race, and the energy of a distance; undefined for other questions. */
export function reckonRunning(asked: Asked): FactAnswer | undefined {
  const text = asked.message.text.toLowerCase().replaceAll(',', '');
  return energyOfDistance(text, asked) ?? stepsOf(text, asked) ?? pace(text, asked.language);
}
